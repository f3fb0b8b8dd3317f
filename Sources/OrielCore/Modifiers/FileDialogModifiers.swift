import Foundation

extension View {
  /// Shows a message above the files of every file dialog presented from within this view.
  ///
  /// In a sandbox, where the desktop's own dialog is used, there is no message; it is said in the log, once.
  public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

  /// Shows a message, looked up in the app's translations, above the files of file dialogs.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// Shows a message, as it is, above the files of file dialogs.
  @_disfavoredOverload
  public func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the button that accepts in every file dialog presented from within this view.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogConfirmationLabel, label)
  }

  /// Sets the label, looked up in the app's translations, of the button that accepts in file dialogs.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the label, as it is, of the button that accepts in file dialogs.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label before the name in every dialog that exports from within this view.
  ///
  /// In a sandbox, where the desktop's own dialog is used, it keeps its own; it is said in the log, once.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    environment(\.fileExporterFilenameLabel, label)
  }

  /// Sets the label, looked up in the app's translations, before the name in dialogs that export.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the label, as it is, before the name in dialogs that export.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileExporterFilenameLabel(Text(label))
  }

  /// Shows more in every file dialog presented from within this view, such as hidden files.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialogBrowserOptions, options)
  }

  /// Has file dialogs with this id begin where the last one of them ended, also when the app runs again.
  public func fileDialogCustomizationID(_ id: String) -> some View { environment(\.fileDialogCustomizationID, id) }

  /// Has every file dialog presented from within this view begin in a folder, if that is there. Where the last dialog
  /// with the same customization id ended counts more.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDefaultDirectory, defaultDirectory)
  }

  /// Says whether an importer gives symbolic links as they are, and not what they lead to.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    environment(\.fileDialogImportsUnresolvedAliases, imports)
  }

  /// Says which files can be chosen in every file dialog presented from within this view.
  ///
  /// The dialog shows no others. In a sandbox, where the desktop's own dialog shows all, a choice that isn't accepted
  /// is explained to the person, who then chooses again.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    environment(\.fileDialogPredicate, FilePredicate(predicate))
  }
}
