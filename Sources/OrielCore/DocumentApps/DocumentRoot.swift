import FoundationEssentials

/// The root view of a document's window: determines its title, and asks before it closes.
struct DocumentRoot: View {
  let document: DocumentWindow
  let content: AnyView

  var body: some View {
    let session = document.session
    let guarding: CloseGuard? = document.needsClosing ? CloseGuard { document.close() } : nil
    let url = session.fileURL
    let canRename = url != nil && session.isEditable
    Group {
      content.environment(\.rename, canRename ? document.renameAction : nil)
      if let url { EmptyView().navigationDocument(url) }
      if canRename {
        ToolbarEntryView(
          placement: .renameMenu, content: RenameButton().environment(\.rename, document.renameAction))
      }
    }
    .transformPreference(NavigationHeadingKey.self) { heading in
      heading.isEdited = session.isEdited
      heading.title = (session.isEdited ? "• " : "") + (heading.title ?? session.title)
      heading.folder = session.fileURL.flatMap { DocumentPlace($0).folder }
    }
    .modifier(PreferenceModifier<CloseGuardKey> { _ in guarding.map { .offer($0) } ?? .pass })
  }
}
