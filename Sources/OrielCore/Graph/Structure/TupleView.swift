/// Several views: the result of several statements in a view builder.
public nonisolated struct TupleView<each Content: View>: View, _Primitive {
  public typealias Body = Never

  @usableFromInline let content: (repeat each Content)

  // Inlinable, as all view builders are: in the app's body the types are known, and building views costs nothing.
  @inlinable init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }

  /// The sum of the row counts of its views; nil if one of them depends on the value.
  @MainActor public static var _rowCount: Int? {
    var sum = 0
    for type in repeat (each Content).self {
      guard let count = type._rowCount else { return nil }
      sum += count
    }
    return sum
  }
}

@MainActor private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  // Without their types, because the runtime would look up a tuple of them at each use.
  @exclusivity(unchecked) private var children: [_RowsNode] = []

  init(_ view: TupleView<repeat each Content>, in context: _NodeContext) {
    super.init(context: context)
    let below = context.below(self)
    for content in repeat each view.content {
      let child = Self.make(content, in: below)
      hold(child, at: children.count)
      children.append(child)
    }
  }

  private static func make<Child: View>(_ content: Child, in context: _NodeContext) -> _RowsNode {
    Child.makePart(content, in: context)
  }

  override var partCount: Int { children.count }
  override func part(_ number: Int) -> _RowsNode { children[number] }

  override func update(_ newView: TupleView<repeat each Content>) {
    var index = 0
    repeat Self.update(children, &index, each newView.content)
  }

  /// Updates the next child with its view, which has the type that the child was created for.
  private static func update<Child: View>(_ children: [_RowsNode], _ index: inout Int, _ content: Child) {
    unsafeDowncast(children[index], to: _ViewNode<Child>.self).update(content)
    index += 1
  }

  override var isReusable: Bool { children.allSatisfy(\.isReusable) }

  override func unmountChildren() {
    for child in children { child.unmount() }
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    for child in children { child.forEachLayoutNode(body) }
  }

  override var lastLayoutNode: LayoutNode? {
    for child in children.reversed() { if let node = child.lastLayoutNode { return node } }
    return nil
  }

  override func layoutNode(before sought: _GraphNode) -> LayoutNode? {
    if context.makesRows { return nil }
    for child in children[..<sought.position].reversed() { if let node = child.lastLayoutNode { return node } }
    return super.layoutNode(before: sought)
  }
}
