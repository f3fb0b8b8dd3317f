/// A scrollable area for editing text of any length.
///
/// ```swift
/// TextEditor(text: $notes).frame(minHeight: 120)
/// ```
///
/// It takes the proposed size. The binding is written with each change; Return starts a new line.
/// `textEditorStyle(_:)` sets whether it has a frame. In GTK: a `GtkTextView` in a `GtkScrolledWindow`.
public struct TextEditor: View {
  public typealias Body = Never

  let text: Binding<String>
  private var selection: Binding<TextSelection?>?

  /// Creates a text editor.
  public init(text: Binding<String>) { self.text = text }

  /// Creates a text editor with a binding of the selection.
  ///
  /// See ``TextField/init(_:text:selection:prompt:axis:)`` for when the binding is written.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    findNode(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension TextEditor: PrimitiveView {
  package func element(in context: ElementContext) -> TextEditorElement {
    let environment = context.environment
    let isPlain = environment.textEditorLook.kind == .plain
    let text = text.wrappedValue
    return TextEditorElement(
      text: text, selection: RequestedSelection(selection, in: text), isEnabled: environment.isEnabled,
      alignment: environment.multilineTextAlignment,
      font: environment.scaledFont, hasFrame: !isPlain, hidesBackground: isPlain || environment.hidesScrollBackground,
      input: environment.textInput, find: environment.editorFind?.shown(in: text))
  }

  package func handle(_ event: TextEditorEvent, in context: ElementContext) {
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
