import FoundationEssentials

/// A scrollable area for editing text of any length.
///
/// ```swift
/// TextEditor(text: $notes).frame(minHeight: 120)
/// ```
///
/// It takes the proposed size. The binding is written with each change; Return starts a new line.
/// `textEditorStyle(_:)` sets whether it has a frame. The text has the `font(_:)` and the `lineSpacing(_:)` of the
/// environment, and `contentMargins(_:_:for:)` around it. In GTK: a `GtkTextView` in a `GtkScrolledWindow`.
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

  /// Creates a text editor with a binding of the selection.
  ///
  /// See ``TextField/init(_:text:selection:prompt:axis:)`` for when the binding is written.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(PlainTextEditor(text: text, selection: selection))
  }

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
  private let selection: Binding<TextSelection?>?

  init(text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
    self.text = text
    self.selection = selection
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    findNode(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension PlainTextEditor: PrimitiveView {
  func element(in context: ElementContext) -> TextEditorElement {
    let environment = context.environment
    let isPlain = environment.textEditorLook.kind == .plain
    let text = text.wrappedValue
    return TextEditorElement(
      text: text, selection: RequestedSelection(selection, in: text), isEnabled: environment.isEnabled,
      alignment: environment.multilineTextAlignment,
      font: environment.scaledFont, lineSpacing: environment.lineSpacing, margins: environment.scrollContentMargins,
      hasFrame: !isPlain, hidesBackground: isPlain || environment.hidesScrollBackground, input: environment.textInput,
      find: environment.editorFind?.shown(in: text))
  }

  func handle(_ event: TextEditorEvent, in context: ElementContext) {
    switch event {
    case .textChanged(let text): self.text.wrappedValue = text
    case .commanded(let command, let range): context.environment.editorFind?.link.perform(command, range)
    case .selectionChanged(let range): selection?.write(range, in: text.wrappedValue, context.environment)
    }
  }
}

/// A scrollable text area.
package struct TextEditorElement: Element {
  package typealias Event = TextEditorEvent

  package var text: String
  package var selection = RequestedSelection.untracked
  package var isEnabled = true
  package var alignment = TextAlignment.leading
  package var font: Font?
  /// The space between lines, in addition to that of the font.
  package var lineSpacing = 0.0
  /// The margins around the text, in addition to those of any editor.
  package var margins = EdgeInsets()
  package var hasFrame = true
  package var hidesBackground = false
  package var input = TextInputTraits()
  package var find: EditorFind?
}

/// An event of a text editor.
package enum TextEditorEvent: WidgetEvent {
  /// The text was edited.
  case textChanged(String)
  /// The user has moved the caret or selected a part of the text: a range in UTF-8.
  case selectionChanged(Range<Int>)

  /// The user has pressed a key of the find bar, while a part of the text in UTF-8 is selected.
  case commanded(FindCommand, Range<Int>)

  package var changesValue: Bool {
    switch self {
    case .textChanged, .selectionChanged: true
    case .commanded: false
    }
  }
  package var endsEditing: Bool { false }
}
