extension View {
  /// Sets the title of the window or sheet, which the user can edit.
  ///
  /// The title becomes a menu with the entry "Rename…", unless the view has a ``ToolbarTitleMenu`` of its own, in which a
  /// ``RenameButton`` is the same entry. It asks for the new title in an alert. The binding isn't written if the user
  /// cancels, or leaves the title empty.
  public func navigationTitle(_ title: Binding<String>) -> some View { modifier(EditableTitle(title: title)) }
}

private struct EditableTitle: ViewModifier {
  let title: Binding<String>
  @State private var rename = RenameAction {}
  @State private var draft = ""
  @State private var isRenaming = false

  func body(content: Content) -> some View {
    let (current, rename) = (title.wrappedValue, rename)
    rename.update {
      draft = current
      isRenaming = true
    }
    return Group {
      content
      ToolbarEntryView(placement: .renameMenu, content: RenameButton())
    }
    .modifier(PreferenceModifier<NavigationHeadingKey> { _ in .heading(title: current, rename: rename) })
    .environment(\.rename, rename)
    .alert(Word.documentRenameTitle.text, isPresented: $isRenaming) {
      TextField(Word.documentName.text, text: $draft)
      Button(Word.alertCancel.text, role: .cancel) {}
      Button(Word.documentRenameTitle.text) { if !draft.isEmpty { title.wrappedValue = draft } }
    }
  }
}
