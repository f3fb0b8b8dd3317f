import Oriel

/// A text of any length.
struct EditorPage: View {
  @State private var text = "Dear reader,\n\nthis text may be as long as it likes."
  @State private var isDisabled = false
  @State private var isMonospaced = false
  @State private var reply = "A reply without a frame."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(Page.editor.title).font(.title).accessibilityHeading(.h1)
      TextEditor(text: $text)
        .font(isMonospaced ? .body.monospaced() : .body)
        .disabled(isDisabled)
        .accessibilityLabel("Letter")
      TextEditor(text: $reply)
        .textEditorStyle(.plain)
        .frame(height: 60)
        .accessibilityLabel("Reply")
      Flow(spacing: 12) {
        Toggle("Letters of equal width", isOn: $isMonospaced)
        Toggle("Disabled", isOn: $isDisabled)
        Text("\(text.count) characters").foregroundStyle(.secondary)
      }
    }
    .padding(24)
  }
}

extension Page {
  static let editor = Page("editor", "Text editor", symbol: "square.and.pencil", order: 37) { EditorPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.editor) }
