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

  /// Creates a text editor.
  public init(text: Binding<String>) { self.text = text }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension TextEditor: PrimitiveView {
  package func element(in context: ElementContext) -> TextEditorElement {
    let environment = context.environment
    let isPlain = environment.textEditorLook.kind == .plain
    return TextEditorElement(
      text: text.wrappedValue, isEnabled: environment.isEnabled, alignment: environment.multilineTextAlignment,
      font: environment.scaledFont, hasFrame: !isPlain, hidesBackground: isPlain || environment.hidesScrollBackground,
      input: environment.textInput)
  }

  package func handle(_ event: TextEditorEvent, in context: ElementContext) {
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
