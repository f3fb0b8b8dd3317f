/// An area for text of any length, which scrolls.
///
/// ```swift
/// TextEditor(text: $notes).frame(minHeight: 120)
/// ```
///
/// It takes all the room that it is offered. The binding is written with each change; Return starts a new line. In GTK: a
/// `GtkTextView` in a `GtkScrolledWindow`.
public struct TextEditor: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let text: Binding<String>

  /// An area for a text.
  public init(text: Binding<String>) { self.text = text }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension TextEditor: PrimitiveView {
  package func element(in context: ElementContext) -> TextEditorElement {
    let environment = context.environment
    return TextEditorElement(
      text: text.wrappedValue, isEnabled: environment.isEnabled, alignment: environment.multilineTextAlignment,
      font: environment.scaledFont)
  }

  package func handle(_ event: TextEditorEvent, in context: ElementContext) {
    switch event {
    case .textChanged(let text): self.text.wrappedValue = text
    }
  }
}

/// An area for text that scrolls.
package struct TextEditorElement: Element {
  package typealias Event = TextEditorEvent

  package var text: String
  package var isEnabled = true
  package var alignment = TextAlignment.leading
  package var font: Font?
}

/// What the user can do to a text editor.
package enum TextEditorEvent: WidgetEvent {
  /// It has this text now.
  case textChanged(String)

  package var changesValue: Bool { true }
}
