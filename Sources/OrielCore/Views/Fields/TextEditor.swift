import FoundationEssentials

/// A scrollable area for editing text of any length.
///
/// ```swift
/// TextEditor(text: $notes).frame(minHeight: 120)
/// ```
///
/// It takes the proposed size. The binding is written with each change; Return starts a new line.
/// `textEditorStyle(_:)` sets whether it has a frame. In GTK: a `GtkTextView` in a `GtkScrolledWindow`.
public struct TextEditor: View {
  private enum Content {
    case plain(PlainTextEditor)
    case styled(StyledTextEditor)
  }

  private let content: Content

  public var body: some View {
    switch content {
    case .plain(let editor): editor
    case .styled(let editor): editor
    }
  }

  /// Creates a text editor.
  public init(text: Binding<String>) { content = .plain(PlainTextEditor(text: text)) }

  /// Creates an editor of text with attributes: those in `AttributeScopes.SwiftUIAttributes` and links.
  ///
  /// ```swift
  /// TextEditor(text: $text, selection: $selection)
  /// ```
  ///
  /// Control and B, I or U make the selected text bold, italic or underlined, or what is typed next; so does the context
  /// menu. What is typed or pasted has the attributes of the text before the caret, unless the selection has others.
  /// Both bindings are written together when the user edits, and the selection alone when the caret is moved. Control
  /// and Z takes back the user's edits, and what the app has changed of the attributes, but not of the characters.
  /// `attributedTextFormattingDefinition(_:)` restricts the attributes.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - selection: the caret or the selected part; nil if the app doesn't need it.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    content = .styled(StyledTextEditor(text: text, selection: selection))
  }
}

/// A text editor for a string.
struct PlainTextEditor: View {
  typealias Body = Never

  let text: Binding<String>

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension PlainTextEditor: PrimitiveView {
  func element(in context: ElementContext) -> TextEditorElement {
    let environment = context.environment
    let isPlain = environment.textEditorLook.kind == .plain
    return TextEditorElement(
      text: text.wrappedValue, isEnabled: environment.isEnabled, alignment: environment.multilineTextAlignment,
      font: environment.scaledFont, hasFrame: !isPlain, hidesBackground: isPlain || environment.hidesScrollBackground,
      input: environment.textInput)
  }

  func handle(_ event: TextEditorEvent, in context: ElementContext) {
    switch event {
    case .textChanged(let text): self.text.wrappedValue = text
    }
  }
}

/// A scrollable text area.
package struct TextEditorElement: Element {
  package typealias Event = TextEditorEvent

  package var text: String
  package var isEnabled = true
  package var alignment = TextAlignment.leading
  package var font: Font?
  package var hasFrame = true
  package var hidesBackground = false
  package var input = TextInputTraits()
}

/// An event of a text editor.
package enum TextEditorEvent: WidgetEvent {
  /// The text was edited.
  case textChanged(String)

  package var changesValue: Bool { true }
  package var endsEditing: Bool { false }
}
