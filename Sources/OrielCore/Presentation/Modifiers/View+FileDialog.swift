import FoundationEssentials

extension View {
  /// Sets the message of the file dialogs that are presented from this view.
  ///
  /// In GTK a dialog with a message is a `GtkFileChooserDialog`. In a sandbox, where only the portal's dialog has
  /// access to the user's files, the message isn't displayed and a warning is logged once.
  public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

  /// The variant of `fileDialogMessage(_:)` that takes a localized message.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// The variant of `fileDialogMessage(_:)` that takes a verbatim message.
  @_disfavoredOverload
  public func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    fileDialogMessage(Text(message))
  }

  /// The variant of `fileDialogMessage(_:)` that takes a resource.
  @_disfavoredOverload
  public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  /// Sets the label of the default button in the file dialogs that are presented from this view.
  ///
  /// In GTK: the accept label of `GtkFileDialog`. Nil is the desktop's default, such as "Open" or "Save".
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogConfirmationLabel, label)
  }

  /// The variant of `fileDialogConfirmationLabel(_:)` that takes a localized label.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// The variant of `fileDialogConfirmationLabel(_:)` that takes a verbatim label.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileDialogConfirmationLabel(Text(label))
  }

  /// The variant of `fileDialogConfirmationLabel(_:)` that takes a resource.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the name field in the dialogs that export one file from this view.
  ///
  /// In GTK a dialog with this label is a `GtkFileChooserDialog`. In a sandbox, where only the portal's dialog has
  /// access to the user's files, the label isn't displayed and a warning is logged once.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    environment(\.fileExporterFilenameLabel, label)
  }

  /// The variant of `fileExporterFilenameLabel(_:)` that takes a localized label.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// The variant of `fileExporterFilenameLabel(_:)` that takes a verbatim label.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileExporterFilenameLabel(Text(label))
  }

  /// The variant of `fileExporterFilenameLabel(_:)` that takes a resource.
  @_disfavoredOverload
  public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets which additional files, such as hidden ones, the file dialogs that are presented from this view display.
  ///
  /// In GTK a dialog that displays hidden files is a `GtkFileChooserDialog`. In a sandbox, where only the portal's
  /// dialog has access to the user's files, the option is ignored and a warning is logged once.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialogBrowserOptions, options)
  }

  /// Sets an identifier with which file dialogs remember the folder of the last choice, also between launches.
  ///
  /// Dialogs with the same identifier open in the folder of the last file that was chosen in one of them. The folder is
  /// kept in the default `AppStorage`. Cancelled dialogs aren't remembered, and a folder that no longer exists is
  /// ignored.
  public func fileDialogCustomizationID(_ id: String) -> some View { environment(\.fileDialogCustomizationID, id) }

  /// Sets the folder in which the file dialogs that are presented from this view open. In GTK: the initial folder.
  ///
  /// A folder that is remembered by `fileDialogCustomizationID(_:)` takes precedence. A folder that doesn't exist is
  /// ignored, and a warning is logged once.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDefaultDirectory, defaultDirectory)
  }

  /// Sets whether `fileImporter` returns symbolic links unresolved instead of the files that they point to.
  ///
  /// An unresolved link conforms to the types of its target, and to `.symbolicLink`. A broken link can be imported only
  /// if `imports` is true.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    environment(\.fileDialogImportsUnresolvedAliases, imports)
  }

  /// Sets which files can be chosen in the file dialogs that are presented from this view.
  ///
  /// In GTK the dialog is a `GtkFileChooserDialog` that displays only the files that match. In a sandbox the portal's
  /// dialog displays all files: if the user chooses one that doesn't match, an alert explains this and the dialog opens
  /// again. The same applies to the name of a new file. A file for which the predicate throws an error doesn't match.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    environment(\.fileDialogPredicate, FilePredicate(predicate))
  }
}
