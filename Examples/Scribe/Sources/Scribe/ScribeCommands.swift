import Oriel

/// The commands of a text, besides those that every document has.
struct ScribeCommands: Commands {
  @FocusedValue(\.editor) private var editor
  private let settings = WritingSettings()

  var body: some Commands {
    CommandGroup(replacing: .importExport) {
      Button("Export as HTML…") { editor?.export() }
        .keyboardShortcut("e", modifiers: [.command, .shift])
        .disabled(editor?.isMarkdown != true)
    }
    CommandGroup(replacing: .textEditing) {
      Toggle("Find and Replace", isOn: editor?.isFinding ?? .constant(false))
        .keyboardShortcut("f")
        .disabled(editor == nil)
    }
    CommandMenu("Format") {
      format("Bold", .strong, "b")
      format("Italic", .emphasis, "i")
      format("Code", .code, "e")
      format("Link", .link, "k")
      Divider()
      format("Heading", .heading, "1")
      format("List", .list, "l")
      format("Quote", .quote, "t")
    }
    CommandGroup(after: .toolbar) {
      Toggle("Preview", isOn: editor?.showsPreview ?? .constant(false))
        .keyboardShortcut("p", modifiers: [.command, .shift])
        .disabled(editor?.isMarkdown != true)
      Button("Larger Text") { settings.zoom(by: 1) }.keyboardShortcut("+")
      Button("Smaller Text") { settings.zoom(by: -1) }.keyboardShortcut("-")
      Button("Usual Text Size") { settings.fontSize = WritingSettings.usualSize }.keyboardShortcut("0")
    }
  }

  private func format(_ title: LocalizedStringKey, _ markup: Markup, _ key: KeyEquivalent) -> some View {
    Button(title) { editor?.format?(markup) }
      .keyboardShortcut(key)
      .disabled(editor?.format == nil || editor?.isMarkdown != true)
  }
}
