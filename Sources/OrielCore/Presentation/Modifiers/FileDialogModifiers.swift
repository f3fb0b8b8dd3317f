import FoundationEssentials

extension View {
  /// Shows a message above the files of every file dialog presented from within this view.
  ///
  /// In GTK a dialog with a message is a `GtkFileChooserDialog`. In a sandbox, where only the desktop's own dialog reaches
  /// the user's files, there is no message; it is said in the log, once.
  public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

  /// Shows a message, looked up in the app's translations, above the files of file dialogs.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// Shows a message, as it is, above the files of file dialogs.
  @_disfavoredOverload
  public func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the button that accepts in every file dialog presented from within this view. In GTK: the accept
  /// label of `GtkFileDialog`. Nil for the desktop's own, such as "Open" or "Save".
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

  /// Sets the label before the name in every dialog that exports one file from within this view.
  ///
  /// In GTK a dialog with such a label is a `GtkFileChooserDialog`. In a sandbox, where only the desktop's own dialog reaches
  /// the user's files, it keeps its own; it is said in the log, once.
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
  ///
  /// In GTK a dialog with hidden files is a `GtkFileChooserDialog`, with them shown from the beginning. In a sandbox the
  /// user shows them with the desktop's own dialog; it is said in the log, once.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialogBrowserOptions, options)
  }

  /// Has file dialogs with this id begin in the folder where the last one of them ended, also when the app runs again.
  ///
  /// It is kept in the default storage of `AppStorage`. A dialog that was cancelled doesn't count, nor does a folder that
  /// has gone since.
  public func fileDialogCustomizationID(_ id: String) -> some View { environment(\.fileDialogCustomizationID, id) }

  /// Has every file dialog presented from within this view begin in a folder. In GTK: the initial folder.
  ///
  /// Where the last dialog with the same customization id ended counts more. A folder that isn't there is left out of
  /// account; it is said in the log, once.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDefaultDirectory, defaultDirectory)
  }

  /// Says whether an importer gives symbolic links as they are, and not what they lead to, as it does otherwise.
  ///
  /// A link is of the types of what it leads to, and a `.symbolicLink` besides. One that leads nowhere can be imported only
  /// in this way.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    environment(\.fileDialogImportsUnresolvedAliases, imports)
  }

  /// Says which files can be chosen in every file dialog presented from within this view.
  ///
  /// In GTK the dialog is a `GtkFileChooserDialog`, which shows no others. In a sandbox, where the desktop's own dialog
  /// shows all, a choice that isn't accepted is explained to the user, who then chooses again. So is a name for a new
  /// file. What a predicate throws about isn't accepted.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    environment(\.fileDialogPredicate, FilePredicate(predicate))
  }
}
