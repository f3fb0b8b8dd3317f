extension View {
  /// Binds the view's identity to a value. When the value changes, the view is replaced by a new one with initial
  /// state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(id: id, content: self) }
}

private struct IDView<ID: Hashable, Content: View>: View {
  typealias Body = Never

  let id: ID
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    IDNode(view, in: context)
  }
}

@MainActor private final class IDNode<ID: Hashable, Content: View>: SwappingNode<IDView<ID, Content>> {
  override init(_ view: IDView<ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    start(with: Content._makeNode(view.content, in: context.below(self)))
  }

  override func update(_ newView: IDView<ID, Content>) {
    let isSame = Equality.isSame(newView.id, view.id)
    let old = view.id
    view = newView
    if isSame {
      (child as? _ViewNode<Content>)?.update(newView.content)
    } else {
      swap(from: old, to: newView.id) { Content._makeNode(newView.content, in: context.below(self)) }
    }
  }
}
