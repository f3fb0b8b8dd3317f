import Oriel

/// A text of any length, in which the user finds and replaces.
struct EditorPage: View {
  @State private var text = "Dear reader,\n\nthis text may be as long as it likes."
  @State private var selection: TextSelection?
  @State private var isDisabled = false
  @State private var isMonospaced = false
  @State private var isFinding = false
  @State private var mayReplace = true
  @State private var reply = "A reply without a frame, in which nothing is found."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(Page.editor.title).font(.title).accessibilityHeading(.h1)
      TextEditor(text: $text, selection: $selection)
        .font(isMonospaced ? .body.monospaced() : .body)
        .replaceDisabled(!mayReplace)
        .findNavigator(isPresented: $isFinding)
        .disabled(isDisabled)
        .accessibilityLabel("Letter")
      TextEditor(text: $reply)
        .textEditorStyle(.plain)
        .findDisabled()
        .frame(height: 60)
        .accessibilityLabel("Reply")
      Flow(spacing: 12) {
        Toggle("Find", isOn: $isFinding)
        Toggle("Replacing", isOn: $mayReplace)
        Toggle("Letters of equal width", isOn: $isMonospaced)
        Toggle("Disabled", isOn: $isDisabled)
        Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        Text("\(text.count) characters").foregroundStyle(.secondary)
        Text(selected).foregroundStyle(.secondary)
      }
    }
    .padding(24)
  }

  private var selected: String {
    guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else { return "" }
    return range.isEmpty ? "Nothing selected" : "\(text[range].count) selected"
  }
}

extension Page {
  static let editor = Page("editor", "Text editor", symbol: "square.and.pencil", order: 37) { EditorPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.editor) }
