/// One of two views: the result of `if`-`else` and `switch` in a view builder.
///
/// The branches have different identities: switching removes the state of one branch and creates that of the other.
public nonisolated struct _ConditionalContent<First: View, Second: View>: View, _Primitive {
  public typealias Body = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, in: context)
  }

  @MainActor public static var _rowCount: Int? {
    guard let first = First._rowCount, let second = Second._rowCount, first == second else { return nil }
    return first
  }
}

@MainActor
private final class ConditionalNode<First: View, Second: View>:
  SwappingNode<_ConditionalContent<First, Second>>
{
  override init(_ view: _ConditionalContent<First, Second>, in context: _NodeContext) {
    super.init(view, in: context)
    hold(make(view))
  }

  private func make(_ view: Root) -> _RowsNode {
    switch view.storage {
    case .first(let content): First.makePart(content, in: context.below(self))
    case .second(let content): Second.makePart(content, in: context.below(self))
    }
  }

  override func step(to part: _RowsNode) -> AnyHashable? {
    if case .first = view.storage { AnyHashable(0) } else { AnyHashable(1) }
  }

  private typealias Root = _ConditionalContent<First, Second>

  override func update(_ newView: _ConditionalContent<First, Second>) {
    let old = view
    view = newView
    switch (old.storage, newView.storage) {
    case (.first, .first(let content)): updateChild(content)
    case (.second, .second(let content)): updateChild(content)
    case (.first, .second): swap(from: 0, to: 1) { make(newView) }
    case (.second, .first): swap(from: 1, to: 0) { make(newView) }
    }
  }
}
