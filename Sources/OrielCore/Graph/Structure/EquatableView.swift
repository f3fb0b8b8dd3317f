/// A view that decides by `==` whether it has changed.
///
/// Made by ``View/equatable()``.
public struct EquatableView<Content: Equatable & View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Creates it around a view.
  public init(content: Content) { self.content = content }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EquatableNode(view, in: context)
  }
}

extension View where Self: Equatable {
  /// Has the view's body run only if the new value of the view differs from the old one by its own `==`.
  ///
  /// Without it the fields are compared one by one. What the body reads of states and the environment has it run in
  /// either case.
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
