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
  @State private var styled = Self.invitation
  @State private var styledSelection = AttributedTextSelection()
  @Environment(\.fontResolutionContext) private var fonts

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
      Text("Styled text").font(.headline).accessibilityHeading(.h2)
      Flow(spacing: 6) {
        Toggle("Bold", isOn: isBold)
        Toggle("Red", isOn: isRed)
        Button("Highlight") {
          styled.transformAttributes(in: &styledSelection) { $0.backgroundColor = .yellow.opacity(0.4) }
        }
        Button("Plain") { styled.transformAttributes(in: &styledSelection) { $0 = AttributeContainer() } }
      }
      .toggleStyle(.button)
      TextEditor(text: $styled, selection: $styledSelection)
        .disabled(isDisabled)
        .attributedTextFormattingDefinition(\.swiftUI)
        .textInputFormattingControlVisibility(.visible, for: .contextMenu)
        .accessibilityLabel("Invitation")
    }
    .padding(24)
  }

  private var selected: String {
    guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else { return "" }
    return range.isEmpty ? "Nothing selected" : "\(text[range].count) selected"
  }

  private var isBold: Binding<Bool> {
    Binding {
      styledSelection.attributes(in: styled).allSatisfy { ($0.font ?? .default).resolve(in: fonts).isBold }
    } set: { isOn in
      styled.transformAttributes(in: &styledSelection) { $0.font = ($0.font ?? .default).bold(isOn) }
    }
  }

  private var isRed: Binding<Bool> {
    Binding {
      styledSelection.attributes(in: styled)[\.foregroundColor].allSatisfy { $0 == .red }
    } set: { isOn in
      styled.transformAttributes(in: &styledSelection) { $0.foregroundColor = isOn ? .red : nil }
    }
  }

  private static var invitation: AttributedString {
    var text = AttributedString("You are invited!\n", attributes: AttributeContainer().font(.title2))
    text += AttributedString("Bring ")
    text += AttributedString("cake", attributes: AttributeContainer().font(.body.bold()).foregroundColor(.red))
    text += AttributedString(" and ")
    text += AttributedString("friends", attributes: AttributeContainer().underlineStyle(.single))
    text += AttributedString(".")
    return text
  }
}

extension Page {
  static let editor = Page("editor", "Text editor", symbol: "square.and.pencil", order: 37) { EditorPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.editor) }
