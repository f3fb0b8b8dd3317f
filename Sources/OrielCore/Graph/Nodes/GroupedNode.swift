/// The description of a widget around a view, so that it is one element for assistive technology, the pointer and the
/// keyboard.
package struct GroupElement: Element {
  /// Whether the texts in it are its accessible name.
  package var isNamedByContent = false
  /// Whether the pointer doesn't reach what is behind it.
  package var isSolid = false
}

/// The node of a layout view that requires a widget: for a label, a tooltip, the focus or a shortcut.
@MainActor final class GroupedNode<Root: LayoutView>: StoredOuterNode<Root> {
  override init(_ view: Root, in context: _NodeContext) {
    super.init(view, in: context)
    hold(Grouped.makePart(Grouped(contained: view), in: context.below(self)))
  }

  override func update(_ newView: Root) {
    view = newView
    updateChild(Grouped(contained: newView))
  }

  override var isReusable: Bool { child?.isReusable == true }
}

private struct Grouped<Root: LayoutView>: PrimitiveView {
  typealias Body = Never

  let contained: Root

  static var readsEnvironmentOnly: Bool { true }
  static func isReusable(_ element: GroupElement) -> Bool { true }
  func withContained(_ body: @MainActor (Root) -> Void) { body(contained) }
  func element(in context: ElementContext) -> GroupElement { GroupElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}
