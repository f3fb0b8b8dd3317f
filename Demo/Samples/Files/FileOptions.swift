import Oriel

/// The options of the sample file dialogs.
@MainActor @Observable final class FileOptions {
  enum Kinds: Hashable { case any, texts, images, folders }

  var message = ""
  var confirmation = ""
  var filenameLabel = ""
  var showsHidden = false
  var keepsLinks = false
  var remembers = false
  var startsInTemporary = false
  var onlyShortNames = false
  var allowsSeveral = false
  var kinds = Kinds.any

  var types: [UTType] {
    switch kinds {
    case .any: [.item]
    case .texts: [.plainText, .markdown]
    case .images: [.image]
    case .folders: [.folder]
    }
  }
}

/// Applies the options of the page. Two of them can't be turned off by a value, so changing them creates the content
/// again. It should contain only the view that presents the dialogs, without the focused button.
struct FileOptionsModifier: ViewModifier {
  let options: FileOptions

  func body(content: Content) -> some View {
    let base =
      content
      .fileDialogMessage(options.message.isEmpty ? nil : Text(options.message))
      .fileDialogConfirmationLabel(options.confirmation.isEmpty ? nil : Text(options.confirmation))
      .fileExporterFilenameLabel(options.filenameLabel.isEmpty ? nil : Text(options.filenameLabel))
      .fileDialogBrowserOptions(options.showsHidden ? [.includeHiddenFiles] : [])
      .fileDialogImportsUnresolvedAliases(options.keepsLinks)
      .fileDialogDefaultDirectory(options.startsInTemporary ? FileManager.default.temporaryDirectory : nil)
    withPredicate(withID(base))
  }

  @ViewBuilder private func withID(_ content: some View) -> some View {
    if options.remembers { content.fileDialogCustomizationID("gallery") } else { content }
  }

  @ViewBuilder private func withPredicate(_ content: some View) -> some View {
    if options.onlyShortNames {
      content.fileDialogURLEnabled(#Predicate { $0.lastPathComponent.count <= 12 })
    } else {
      content
    }
  }
}
