/// Several views, one after the other: what a view builder makes of several statements.
public struct TupleView<each Content: View>: View {
  /// Drawn by the platform: there is no body.
  public typealias Body = Never

  package let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }
}

@MainActor private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var children: (repeat _ViewNode<each Content>)?

  override init(_ view: TupleView<repeat each Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let below = context.below(self)
    children = (repeat (each Content)._makeNode(each view.content, in: below))
  }

  override func update(_ newView: TupleView<repeat each Content>) {
    view = newView
    guard let children else { return }
    for (child, content) in repeat (each children, each newView.content) {
      child.update(content)
    }
  }

  override func unmountChildren() {
    guard let children else { return }
    for child in repeat each children { child.unmount() }
  }

  override func forEachWidget(_ body: (any PlatformWidget) -> Void) {
    guard let children else { return }
    for child in repeat each children { child.forEachWidget(body) }
  }

  override var lastWidget: (any PlatformWidget)? {
    guard let children else { return nil }
    var last: (any PlatformWidget)?
    for child in repeat each children { last = child.lastWidget ?? last }
    return last
  }

  override func widget(before sought: _GraphNode) -> (any PlatformWidget)? {
    guard let children else { return nil }
    var last: (any PlatformWidget)?
    for child in repeat each children {
      if child === sought { break }
      last = child.lastWidget ?? last
    }
    return last ?? context.parent?.widget(before: self)
  }
}
