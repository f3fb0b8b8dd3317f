extension View {
  /// Binds the view's identity to a value. When the value changes, the view is replaced by a new one with initial
  /// state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(id: id, content: self) }
}

private nonisolated struct IDView<ID: Hashable, Content: View>: View, _Primitive {
  typealias Body = Never

  let id: ID
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    IDNode(view, in: context)
  }

  @MainActor static var _rowCount: Int? { Content._rowCount }
}

@MainActor extension IDView: TraitPeeking {
  func peek<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? { (content as? any TraitPeeking)?.peek(key) }

  func peekAll<Key: _ViewTraitKey>(_ key: Key.Type) -> [Key.Value] {
    (content as? any TraitPeeking)?.peekAll(key) ?? []
  }

  static func mayHave<Key: _ViewTraitKey>(_ key: Key.Type) -> Bool {
    (Content.self as? any TraitPeeking.Type)?.mayHave(key) == true
  }

  func isIdentified<Other: Hashable>(as other: Other) -> Bool {
    (id as? Other) == other || (content as? any TraitPeeking)?.isIdentified(as: other) == true
  }
}

/// Replaces the view when the identity changes.
@MainActor private final class IDNode<ID: Hashable, Content: View>: SwappingNode<IDView<ID, Content>>, ScrollTargets {
  override init(_ view: IDView<ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    hold(Content.makePart(view.content, in: context.below(self)))
    // In a list, the rows are found by it.
    if !context.makesRows { joinScrollScope() }
  }

  override func step(to part: _RowsNode) -> AnyHashable? { AnyHashable(view.id) }

  override func firstIndex<Other: Hashable>(of id: Other) -> Int? {
    (view.id as? Other) == id && count > 0 ? 0 : super.firstIndex(of: id)
  }

  func scroll<Other: Hashable>(to id: Other, anchor: UnitPoint?) -> Bool {
    guard contains(id), isMounted else { return false }
    return firstLayoutNode?.scrollIntoView(anchor: anchor) ?? false
  }

  func contains<Other: Hashable>(_ id: Other) -> Bool { (view.id as? Other) == id }
  func place<Other: Hashable>(of id: Other) -> ScrollPlace? { contains(id) ? ScrollPlace(firstLayoutNode) : nil }

  func target<Other: Hashable>(_ type: Other.Type, at anchor: UnitPoint) -> (id: Other, place: ScrollPlace)? {
    guard let id = view.id as? Other, let place = ScrollPlace(firstLayoutNode) else { return nil }
    return (id, place)
  }

  private var firstLayoutNode: LayoutNode? {
    var first: LayoutNode?
    forEachLayoutNode { first = first ?? $0 }
    return first
  }

  override func update(_ newView: IDView<ID, Content>) {
    let isSame = Equality.isSame(newView.id, view.id)
    let old = view.id
    view = newView
    if isSame {
      updateChild(newView.content)
    } else {
      swap(from: old, to: newView.id) { Content.makePart(newView.content, in: context.below(self)) }
    }
  }
}
