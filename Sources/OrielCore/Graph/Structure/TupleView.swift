/// Several views: the result of several statements in a view builder.
///
/// ```swift
/// init<A: View, B: View>(@ViewBuilder content: () -> TupleView<(A, B)>)
/// ```
///
/// - Precondition: `T` is a tuple of views.
public nonisolated struct TupleView<T>: View, _Primitive {
  public typealias Body = Never

  /// The views, as a tuple.
  public var value: T

  // Inlinable, as all view builders are: in the app's body the types are known, and building views costs nothing.
  /// Creates a view that consists of the views of a tuple.
  @inlinable public init(_ value: T) { self.value = value }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }

  /// The sum of the row counts of its views; nil if one of them depends on the value.
  @MainActor public static var _rowCount: Int? {
    var sum = 0
    for part in TupleParts.of(T.self).parts {
      guard let count = part.kind._rowCount else { return nil }
      sum += count
    }
    return sum
  }
}

/// The name of ``TupleView`` in newer source, whose parameters are the types of the views.
///
/// ```swift
/// extension Pair where Content == TupleContent<Text, Image> {}
/// ```
public typealias TupleContent<each Content: View> = TupleView<(repeat each Content)>

extension TupleView {
  /// The views, as a tuple.
  public var content: T {
    get { value }
    set { value = newValue }
  }
}

@MainActor private final class TupleNode<T>: _ViewNode<TupleView<T>> {
  private let parts = TupleParts.of(T.self).parts
  @exclusivity(unchecked) private var children: [_RowsNode] = []

  init(_ view: TupleView<T>, in context: _NodeContext) {
    super.init(context: context)
    let below = context.below(self)
    withUnsafePointer(to: view.value) { tuple in
      for part in parts {
        let child = part.makeNode(from: UnsafeRawPointer(tuple), in: below)
        hold(child, at: children.count)
        children.append(child)
      }
    }
  }

  override var partCount: Int { children.count }
  override func part(_ number: Int) -> _RowsNode { children[number] }

  override func update(_ newView: TupleView<T>) {
    withUnsafePointer(to: newView.value) { tuple in
      for (part, child) in zip(parts, children) { part.update(child, from: UnsafeRawPointer(tuple)) }
    }
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
