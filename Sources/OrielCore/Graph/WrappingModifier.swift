/// A modifier that puts its view into a widget of its own.
@MainActor package protocol WrappingModifier: ViewModifier where Body == Never {
  func element(in context: ElementContext) -> Element
}

extension WrappingModifier {
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PrimitiveNode(view, in: context)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: WrappingModifier {
  package var contained: Content { content }
  package func withContained(_ body: (Content) -> Void) { body(content) }
  package func element(in context: ElementContext) -> Element { modifier.element(in: context) }
}
