/// A view that decides by `==` whether it has changed.
///
/// Made by ``View/equatable()``.
public struct EquatableView<Content: Equatable & View>: View, _Primitive {
  /// A built-in view has no body.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) { self.content = content }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EquatableNode(view, in: context)
  }
}

extension View where Self: Equatable {
  /// Updates the view only if its new value differs from the old one by its own `==`.
  ///
  /// Without this modifier, the stored properties are compared one by one. A change of a state or environment value
  /// that the body has read updates the view in either case.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@MainActor private final class EquatableNode<Content: Equatable & View>: StoredViewNode<EquatableView<Content>> {
  private var child: _ViewNode<Content>?

  override init(_ view: EquatableView<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: context.below(self))
  }

  override func update(_ newView: EquatableView<Content>) {
    guard Graph.updatesAll || newView.content != view.content else { return }
    view = newView
    child?.update(newView.content)
  }

  override func unmountChildren() { child?.unmount() }
  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}
