/// A modifier that puts all layout nodes of its view into one widget. `BoxingModifier` puts each into a box.
@MainActor package protocol WrappingModifier: ViewModifier, _Primitive where Body == Never {
  associatedtype WidgetElement: Element
  /// The description of the widget.
  func element(in context: ElementContext) -> WidgetElement
  /// Handles an event of the widget.
  func handle(_ event: WidgetElement.Event, in context: ElementContext)
  /// Whether outer attributes apply to the view instead of the widget around it.
  static var passesAttributes: Bool { get }
}

extension WrappingModifier {
  package func handle(_ event: WidgetElement.Event, in context: ElementContext) {}
  package static var passesAttributes: Bool { false }

  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PrimitiveNode(view, in: context)
  }

  package static func _rowCount(of count: Int?) -> Int? { 1 }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: WrappingModifier {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package func element(in context: ElementContext) -> Modifier.WidgetElement { modifier.element(in: context) }
  package func handle(_ event: Modifier.WidgetElement.Event, in context: ElementContext) {
    modifier.handle(event, in: context)
  }
  package static var passesAttributes: Bool { Modifier.passesAttributes }
}
