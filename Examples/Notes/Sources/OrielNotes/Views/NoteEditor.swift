import Oriel

/// The title and the text of a note.
struct NoteEditor: View {
  @Bindable var draft: Draft
  let browser: Browser
  @Environment(\.fontResolutionContext) private var fonts
  @FocusState private var focus: Field?

  private enum Field { case title, text }

  var body: some View {
    VStack(spacing: 0) {
      if draft.note.isInTrash { TrashNotice(browser: browser, note: draft.note) }
      TextField("Title", text: $draft.title)
        .textFieldStyle(.plain)
        .font(.title)
        .focused($focus, equals: .title)
        .focusEffectDisabled()
        .onSubmit { focus = .text }
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .disabled(draft.note.isInTrash)
      TextEditor(text: $draft.text, selection: $draft.selection)
        .textEditorStyle(.plain)
        .attributedTextFormattingDefinition(NoteFormatting(fonts: fonts))
        .focused($focus, equals: .text)
        .focusEffectDisabled()
        .onKeyPress(.return, phases: .down) { press in
          press.modifiers.isEmpty && draft.continueList() ? .handled : .ignored
        }
        .accessibilityLabel("Note")
        .disabled(draft.note.isInTrash)
        .padding(.horizontal, 16)
      if !draft.note.isInTrash { FormatBar(draft: draft, browser: browser) }
    }
    .navigationTitle(draft.title)
    .task(id: draft.edits) {
      guard draft.isEdited, (try? await Task.sleep(for: .milliseconds(700))) != nil else { return }
      browser.save()
    }
    .onAppear { if draft.text.characters.isEmpty, !draft.note.isInTrash { focus = .title } }
  }
}

/// Says that a note is in the trash.
private struct TrashNotice: View {
  let browser: Browser
  let note: Note

  var body: some View {
    HStack {
      Text("This note is in the trash.").frame(maxWidth: .infinity, alignment: .leading)
      Button("Put Back") { browser.putBack([note]) }
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 6)
    .background(Color.gray.opacity(0.18))
  }
}
