/// The description of a widget around a view, so that it is one element for assistive technology, the pointer and the
/// keyboard.
package struct GroupElement: Element {
  /// Whether the texts in it are its accessible name.
  package var isNamedByContent = false
  /// Whether the pointer doesn't reach what is behind it.
  package var isSolid = false
}

/// A layout view in a widget, which it requires for a label, a tooltip, the focus or a shortcut.
struct Grouped<Root: LayoutView>: PrimitiveView {
  typealias Body = Never

  let contained: Root

  static var readsEnvironmentOnly: Bool { true }
  static func isReusable(_ element: GroupElement) -> Bool { true }
  func withContained(_ body: @MainActor (Root) -> Void) { body(contained) }
  func element(in context: ElementContext) -> GroupElement { GroupElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}
