/// A view that creates its visible items only.
@MainActor protocol LazyContainer: View, _Primitive where Body == Never {
  associatedtype Content: View
  var arrangement: LazyStackNode.Arrangement { get }
  var content: Content { get }
}

/// The node of a lazy stack or grid. Its items are the rows of its content.
@MainActor
final class LazyNode<Root: LazyContainer>: StoredViewNode<Root>, ScrollTargets, WidgetEventSink {
  private let layout: LazyStackNode
  private var identifier: IdentifierLink?
  private var rows: _ViewNode<Root.Content>?
  private var items: ListContent?
  private var shown: [Item] = []
  /// The item to which the stack was last scrolled.
  private var scrollTarget: RowScrollTarget?
  private var isUpdateDue = false
  /// The items that were added since the last update.
  private var added: [Range<Int>] = []

  @MainActor private struct Item {
    let row: ListRow
    let layout = RowLayout(fillsWidth: false)
    /// The widget around a header or footer that may be in front of other items.
    var cover: (any ElementWidget<GroupElement>)?
    /// The child of the stack.
    var node: LayoutNode

    init(_ row: ListRow) {
      self.row = row
      node = layout.root
    }
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
    below.makesRows = true
    let rows = Root.Content.makePart(view.content, in: below)
    self.rows = rows
    let items = ListContent(rows, RowSelection())
    self.items = items
    items.display = self
    layout.replaceItems(0..<0, with: items.count, sections: items.sections)
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
    let pinned = layout.arrangement.pinned
    layout.arrangement = newView.arrangement
    rows?.update(newView.content)
    if layout.arrangement.pinned != pinned {
      // Only items that may be pinned have a widget of their own.
      dropAll()
      layout.setItems([], present: 0..<0)
      requestUpdate()
    }
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
    var others = Set(layout.wantedPins)
    let transaction = Transaction.current.flatMap { $0.animation == nil || layout.shift != 0 ? nil : $0 }
    // The item with the keyboard focus is kept, wherever it is, and one that leaves the visible part in an animation
    // until the next update.
    for item in shown {
      guard let index = item.row.index, !wanted.contains(index) else { continue }
      if transaction != nil && layout.isVisible(item.node) || item.layout.root.containsFocus { others.insert(index) }
    }
    let indices =
      others.filter { $0 < wanted.lowerBound }.sorted() + wanted
      + others.filter { $0 >= wanted.upperBound }.sorted()
    shown = []
    var inserted: Set<Int> = []
    for index in indices {
      let row = items.row(at: index)
      let last = shown.last?.node
      if let item = known.removeValue(forKey: ObjectIdentifier(row)) {
        if item.node.previousSibling !== last { layout.moveChild(item.node, after: last) }
        shown.append(item)
      } else {
        let item = makeItem(row, isPinned: layout.isPinned(index))
        items.mount(row, in: item.layout)
        layout.insertChild(item.node, after: last)
        shown.append(item)
        guard let transaction, added.contains(where: { $0.contains(index) }) else { continue }
        inserted.insert(index)
        item.node.arrive(in: transaction)
      }
    }
    for item in known.values { drop(item) }
    added = []
    layout.setItems(indices, present: wanted, inserted: inserted)
  }

  private func makeItem(_ row: ListRow, isPinned: Bool) -> Item {
    var item = Item(row)
    guard isPinned else {
      item.layout.beginRemoval = { [weak self, weak row] in
        if let row { self?.beginRemoval(of: row) }
      }
      return item
    }
    let cover = context.host.platform.makeWidget(GroupElement(isSolid: true), WidgetAttributes(), sink: self)
    let front = TraitNode(.zIndex(1))
    front.appendChild(cover.makeLeaf())
    cover.insert(item.layout.root, after: nil)
    item.cover = cover
    item.node = front
    return item
  }

  /// Removes an item that has left the collection, in an animation if it is visible.
  private func beginRemoval(of row: ListRow) {
    guard let index = shown.firstIndex(where: { $0.row === row }) else { return }
    let node = shown.remove(at: index).node
    if layout.shift == 0, layout.isVisible(node) {
      layout.removeItem(node)
    } else {
      Departure.withoutAny { layout.removeItem(node) }
    }
  }

  private func drop(_ item: Item) {
    item.layout.beginRemoval = nil
    layout.removeChild(item.node)
    item.row.release()
    item.cover?.dispose()
  }

  private func dropAll() {
    for item in shown { drop(item) }
    shown = []
  }

  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool {
    guard let index = items?.firstIndex(of: id) else { return false }
    scroll(to: RowScrollTarget(index, anchor: anchor) { [weak self] in self?.items?.firstIndex(of: id) })
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
    dropAll()
    rows?.unmount()
    rows = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { body(identifier?.layout ?? layout) }
  override var lastLayoutNode: LayoutNode? { identifier?.layout ?? layout }
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}

extension LazyNode {
  func handle<Event: WidgetEvent>(_ event: Event) {}
  func focusDidChange(_ isFocused: Bool) {}
}

extension LazyNode: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    scrollTarget?.rowsDidChange()
    added = added.compactMap { change.range(after: $0) }
    if change.added > 0 { added.append(change.addedRange) }
    layout.replaceItems(change.removedRange, with: change.added, sections: items?.sections ?? [])
    requestUpdate()
  }

  private func requestUpdate() {
    guard !isUpdateDue else { return }
    isUpdateDue = true
    graph.afterUpdates { [weak self] in
      guard let self else { return }
      self.isUpdateDue = false
      self.updateItems()
    }
  }

  func selectionDidChange() {}
  func scroll(to target: RowScrollTarget) {
    scrollTarget = target
    layout.scroll(to: { target.index }, anchor: target.anchor)
  }
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
