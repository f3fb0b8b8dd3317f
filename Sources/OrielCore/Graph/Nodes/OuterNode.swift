/// A node around another one, whose layout nodes or rows are its own: a body, a modifier without a layout node.
@MainActor package class OuterNode<Root: View>: _ViewNode<Root> {
  /// The inner node; nil if there is none.
  @exclusivity(unchecked) package private(set) final var child: _RowsNode?

  /// Sets the inner node.
  package final func hold(_ node: _RowsNode?) {
    child = node
    if let node { hold(node, at: 0) }
    partsDidChange()
  }

  /// Updates the inner node with its view, which has the type that the node was created for.
  package final func updateChild<Child: View>(_ view: Child) {
    guard let child else { return }
    unsafeDowncast(child, to: _ViewNode<Child>.self).update(view)
  }

  override package func unmountChildren() {
    child?.unmount()
    child = nil
  }

  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    StackGuard.check(at: self)
    child?.forEachLayoutNode(body)
  }

  override package var lastLayoutNode: LayoutNode? {
    StackGuard.check(at: self)
    return child?.lastLayoutNode
  }

  override final var partCount: Int { child == nil ? 0 : 1 }

  override final func part(_ number: Int) -> _RowsNode {
    guard let child else { preconditionFailure("\(Self.self) has no parts") }
    return child
  }
}

/// An outer node that stores its view between updates.
@MainActor package class StoredOuterNode<Root: View>: OuterNode<Root> {
  /// The current value of the view.
  @exclusivity(unchecked) package final var view: Root

  package init(_ view: Root, in context: _NodeContext) {
    self.view = view
    super.init(context: context)
  }
}
