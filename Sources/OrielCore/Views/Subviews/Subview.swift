/// One of the views that a container has been given, to be placed by the container.
///
/// ```swift
/// Group(subviews: content) { subviews in
///   ForEach(subviews) { subview in
///     subview.padding().background(.quaternary, in: .rect(cornerRadius: 8))
///   }
/// }
/// ```
///
/// A subview keeps its state for as long as its container displays it. Modifiers apply to it as to any view: it has the
/// environment of the place where it stands, with the changes that the app has made around it. It is displayed in one
/// place: the last one, if the container places it several times. A value that a modifier around several views derives
/// from the environment, as `disabled(_:)` does, is derived from that of the container.
public struct Subview: View, Identifiable, _Primitive {
  public typealias Body = Never

  /// The identity of a subview: the place where it was declared, and the identities of the elements that it was made for.
  public struct ID: Hashable, @unchecked Sendable {  // The identities in it are only compared and hashed.
    private let rows: ObjectIdentifier
    private let path: [AnyHashable]

    /// The identity of a row.
    @MainActor init(_ index: Int, of rows: _RowsNode) {
      self.rows = ObjectIdentifier(rows)
      path = rows.path(to: index)
    }
  }

  /// The identity: the view keeps it when others come, go or move.
  public nonisolated let id: ID
  let source: SubviewSource
  /// Among the rows of the source, when this value was made.
  private let index: Int

  init(_ index: Int, of source: SubviewSource) {
    id = ID(index, of: source.rows)
    self.source = source
    self.index = index
  }

  /// The values that the view has set for its container. A body that reads one depends on it.
  public var containerValues: ContainerValues {
    ContainerValues {
      currentIndex.map { source.rows.traits(ContainerEntriesKey.self, at: $0) } ?? []
    } tag: {
      if let index = currentIndex { $0.look(in: source.rows, at: index) }
    }
  }

  /// The value of a trait that the view has.
  public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
    currentIndex.flatMap { source.rows.traits(key, at: $0).last } ?? Key.defaultValue
  }

  /// The index among the rows of the source; nil if the view is no longer among them.
  fileprivate var currentIndex: Int? {
    func isThere(_ index: Int) -> Bool { ID(index, of: source.rows) == id }
    let rows = 0..<source.rows.count
    return rows.contains(index) && isThere(index) ? index : rows.first(where: isThere)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SubviewNode(view, in: context)
  }
}

/// The node of a subview: the content of a row of its source.
@MainActor private final class SubviewNode: SwappingNode<Subview> {
  private var row: ListRow?

  override init(_ view: Subview, in context: _NodeContext) {
    super.init(view, in: context)
    hold(make())
  }

  private func make() -> _RowsNode? {
    releaseRow()
    guard let index = view.currentIndex else { return nil }
    let row = view.source.rows.row(at: index)
    guard row.placement == nil else {
      // It may go from there in the same update, and isn't to be removed while that place is being made.
      graph.afterUpdates { [weak self] in self?.takeOver() }
      return nil
    }
    let place = context.below(self)
    row.placement = RowPlacement(root: view.source.context, place: place) { [weak self] in self?.removeContent() }
    self.row = row
    return view.source.rows.makeContent(of: row, at: index, in: place)
  }

  override func update(_ newView: Subview) {
    let old = view
    view = newView
    if newView.id == old.id {
      if let row, row.index != nil {
        if Graph.updatesAll { row.source?.updateContent(of: row) }
        return
      }
      // A view that has left its container stays until that has been updated, and one that stands elsewhere there.
      guard let index = newView.currentIndex, newView.source.rows.row(at: index).placement == nil else { return }
    }
    swap(from: old.id, to: newView.id, make)
  }

  /// Creates the content, which is removed from another place if it is still there.
  private func takeOver() {
    guard isMounted, row == nil, let index = view.currentIndex else { return }
    view.source.rows.row(at: index).placement?.removeContent()
    swap(from: view.id, to: view.id, make)
  }

  /// Removes the content, which is about to be created in another place.
  private func removeContent() {
    swap(from: view.id, to: view.id) { nil }
    releaseRow()
  }

  override func unmountChildren() {
    super.unmountChildren()
    releaseRow()
  }

  private func releaseRow() {
    row?.placement = nil
    row?.release()
    row = nil
  }
}
