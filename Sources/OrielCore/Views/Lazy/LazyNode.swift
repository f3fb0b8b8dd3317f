/// A view that creates its visible items only.
@MainActor protocol LazyContainer: View where Body == Never {
  associatedtype Content: View
  var arrangement: LazyStackNode.Arrangement { get }
  var content: Content { get }
}

/// The node of a lazy stack or grid. Its items are the rows of its content.
@MainActor final class LazyNode<Root: LazyContainer>: StoredViewNode<Root>, ScrollTargets {
  private let layout: LazyStackNode
  private var identifier: IdentifierLink?
  private var rows: _ViewRows<Root.Content>?
  private var items: ListContent?
  private var shown: [Item] = []
  private var isUpdateDue = false

  @MainActor private struct Item {
    let row: ListRow
    let layout = RowLayout(fillsWidth: false)
  }

  override init(_ view: Root, in context: _NodeContext) {
    layout = LazyStackNode(view.arrangement)
    super.init(view, in: context)
    identifier = IdentifierLink(context, of: self) { $0.insertChild(layout, after: nil) }
    var below = context.below(self)
    below.attributes = nil
    below.traits = nil
    below.isGrouped = false
    below.axis = view.arrangement.axis
    let rows = Root.Content._makeRows(view.content, in: below)
    self.rows = rows
    let items = ListContent(rows, RowSelection())
    self.items = items
    items.display = self
    layout.replaceItems(0..<0, with: items.count)
    layout.needsItems = { [weak self] in
      MainActor.assumeIsolated {
        self?.updateItems()
        self?.graph.flush()
      }
    }
    joinScrollScope()
  }

  override func update(_ newView: Root) {
    view = newView
    layout.arrangement = newView.arrangement
    rows?.update(newView.content)
  }

  override func refresh() {
    isDirty = false
    identifier?.refresh(for: self)
  }

  private func updateItems() {
    guard isMounted, let items else { return }
    let wanted = layout.wantedItems.clamped(to: 0..<items.count)
    var known: [ObjectIdentifier: Item] = [:]
    for item in shown { known[ObjectIdentifier(item.row)] = item }
    var indices = Array(wanted)
    // The item with the keyboard focus is kept, wherever it is.
    for item in shown {
      guard let index = item.row.index, !wanted.contains(index), item.layout.root.containsFocus else { continue }
      if index < wanted.lowerBound { indices.insert(index, at: 0) } else { indices.append(index) }
    }
    shown = []
    for index in indices {
      let row = items.row(at: index)
      let last = shown.last?.layout.root
      if let item = known.removeValue(forKey: ObjectIdentifier(row)) {
        if item.layout.root.previousSibling !== last { layout.moveChild(item.layout.root, after: last) }
        shown.append(item)
      } else {
        let item = Item(row: row)
        items.mount(row, in: item.layout)
        layout.insertChild(item.layout.root, after: last)
        shown.append(item)
      }
    }
    for item in known.values { drop(item) }
    layout.setItems(indices, present: wanted)
  }

  private func drop(_ item: Item) {
    layout.removeChild(item.layout.root)
    item.row.letGo()
  }

  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool {
    guard let index = items?.firstIndex(of: id) else { return false }
    layout.scroll(toItem: index, anchor: anchor)
    return true
  }

  func contains<ID: Hashable>(_ id: ID) -> Bool { items?.firstIndex(of: id) != nil }

  func place<ID: Hashable>(of id: ID) -> ScrollPlace? {
    items?.firstIndex(of: id).flatMap { layout.place(ofItem: $0) }
  }

  func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint) -> (id: ID, place: ScrollPlace)? {
    guard let item = layout.item(at: anchor), let id = items?.elementID(type, at: item) else { return nil }
    return layout.place(ofItem: item).map { (id, $0) }
  }

  override func unmountChildren() {
    for item in shown { drop(item) }
    shown = []
    rows?.unmount()
    rows = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { body(identifier?.layout ?? layout) }
  override var lastLayoutNode: LayoutNode? { identifier?.layout ?? layout }
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}

extension LazyNode: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    layout.replaceItems(change.removedRange, with: change.added)
    guard !isUpdateDue else { return }
    isUpdateDue = true
    graph.afterUpdates { [weak self] in
      guard let self else { return }
      self.isUpdateDue = false
      self.updateItems()
    }
  }

  func selectionDidChange() {}
  func scroll(to index: Int, anchor: UnitPoint?) { layout.scroll(toItem: index, anchor: anchor) }
  var pivots: [ListRow] { shown.map(\.row) }
}

extension LayoutNode {
  /// Whether a widget in the node has the keyboard focus.
  @MainActor fileprivate var containsFocus: Bool {
    if kind == .leaf, let widget = unsafeDowncast(self, to: LeafNode.self).widget as? any PlatformWidget {
      return widget.containsFocus
    }
    return children.contains { $0.containsFocus }
  }
}
