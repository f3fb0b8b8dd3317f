/// An optional view displays its content or nothing: the result of an `if` without `else` in a view builder.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }

  public static var _rowCount: Int? { nil }
}

@MainActor private final class OptionalNode<Wrapped: View>: SwappingNode<Wrapped?> {
  override init(_ view: Wrapped?, in context: _NodeContext) {
    super.init(view, in: context)
    hold(make(view))
  }

  private func make(_ view: Wrapped?) -> _RowsNode? {
    view.map { Wrapped.makePart($0, in: context.below(self)) }
  }

  override func update(_ newView: Wrapped?) {
    let old = view
    view = newView
    switch (old, newView) {
    case (.some, .some(let content)): updateChild(content)
    case (.none, .none): break
    case (.none, .some), (.some, .none): swap(from: true, to: true) { make(newView) }
    }
  }
}
