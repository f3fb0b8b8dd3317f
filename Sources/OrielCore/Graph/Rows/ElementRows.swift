/// The rows of a collection's elements, one for each. Only rows that the platform holds are created, and the content
/// closure runs only for rows with content.
@MainActor
package final class ElementRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  /// The identity of a row. Of several elements with the same identity, each but the first has a number.
  private struct Key: Hashable {
    let id: ID
    var number = 0
  }

  private var view: ForEach<Data, ID, Content>
  private var steps = ElementSteps<ID>([])
  private var rows: [Key: ListRow] = [:]
  /// For identities that several rows have had at the same time: the number of keys. A row keeps its key, even if one
  /// with a smaller number leaves.
  private var duplicates: [ID: Int] = [:]
  /// Whether it has been told that identities aren't unique.
  private var hasWarned = false
  private var states = PrunedTable<Key, RowStates> { $0.isEmpty }

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(context: context)
    steps = ElementSteps(tracking { view.readIDs() })
  }

  private var ids: [ID] { steps.ids }

  // MARK: Rows

  override package var count: Int { ids.count }

  override package func row(at index: Int) -> ListRow {
    if let key = key(at: index), let row = rows[key] { return row }
    let id = ids[index]
    let count = duplicates[id] ?? 1
    var key = Key(id: id)
    var free: Int?
    while key.number < count {
      if let row = rows[key] {
        // A row that a step has removed may be added again by another one.
        if row.sourceIndex == nil {
          row.sourceIndex = index
          return row
        }
      } else if free == nil {
        free = key.number
      }
      key.number += 1
    }
    if let free {
      key.number = free
    } else {
      warnOfDuplicates(id)
      duplicates[id] = count + 1
    }
    let row = ListRow(of: self, at: index)
    rows[key] = row
    return row
  }

  private func warnOfDuplicates(_ id: ID) {
    guard !hasWarned else { return }
    hasWarned = true
    Diagnostics.warn(
      "List: several elements have the id \(Diagnostics.named(id)); only the first of them keeps its state", at: self,
      advice: "give each element an id of its own", once: "list.duplicate.\(place ?? "")")
  }

  /// The key of the row of an element; nil if there is no row.
  private func key(at index: Int) -> Key? {
    var key = Key(id: ids[index])
    let count = duplicates.isEmpty ? 1 : duplicates[key.id] ?? 1
    while key.number < count {
      if rows[key]?.sourceIndex == index { return key }
      key.number += 1
    }
    return nil
  }

  private func key(of row: ListRow) -> Key? {
    if let index = row.sourceIndex, let key = key(at: index), rows[key] === row { return key }
    return rows.first { $0.value === row }?.key
  }

  override func forget(_ row: ListRow) {
    if let key = key(of: row) { rows[key] = nil }
  }

  override func states(for row: ListRow) -> RowStates? {
    guard let key = key(of: row) else { return nil }
    let made = states[key] ?? RowStates()
    states[key] = made
    return made
  }

  override package func place(at index: Int) -> ListRowPlace { ListRowPlace() }

  override func trait<Trait: _ViewTraitKey>(_ key: Trait.Type, at index: Int) -> Trait.Value? {
    if let made = self.key(at: index).flatMap({ rows[$0]?.traitScope }) { return made.innermost(key) }
    if Content.self is any TraitPeeking.Type, let peeking = view.content(view.element(at: index)) as? any TraitPeeking,
      let value = peeking.peek(key)
    {
      return value
    }
    return ViewTraits(context.traits).found(key)
  }

  override func traits<Trait: _ViewTraitKey>(_ key: Trait.Type, at index: Int) -> [Trait.Value] {
    recordTraitRead()
    if let made = self.key(at: index).flatMap({ rows[$0]?.traitScope }) { return made.all(key) }
    let outer = ViewTraits(context.traits).all(key)
    guard Content.self is any TraitPeeking.Type else { return outer }
    return outer + ((view.content(view.element(at: index)) as? any TraitPeeking)?.peekAll(key) ?? [])
  }

  override func path(to index: Int) -> [AnyHashable] { [AnyHashable(ids[index])] }

  override func elementOffset(at index: Int) -> Int? { index }

  override func elementID<Other: Hashable>(_ type: Other.Type, at index: Int) -> Other? { ids[index] as? Other }

  override func firstIndex<Other: Hashable>(of id: Other) -> Int? {
    if let id = id as? ID { return ids.firstIndex(of: id) }
    guard Content.self is any TraitPeeking.Type else { return nil }
    return ids.indices.first {
      (view.content(view.element(at: $0)) as? any TraitPeeking)?.isIdentified(as: id) == true
    }
  }

  override func firstIndex<Value: Hashable>(representing values: Set<Value>) -> Int? {
    let known = firstIDIndex(in: values)
    if let known, represents(values, at: known) { return known }
    // Only the views of the elements know their tags.
    if known != nil || mayHaveTags(of: Value.self) { return firstScannedIndex(representing: values) }
    // A view may have a tag inside of it, which is known of rows with content.
    return rows.values.compactMap(\.sourceIndex).filter { represents(values, at: $0) }.min()
  }

  private func firstIDIndex<Value: Hashable>(in values: Set<Value>) -> Int? {
    if let ids = ids as? [Value], values.count == 1, let value = values.first { return ids.firstIndex(of: value) }
    return ids.firstIndex { ($0 as? Value).map { values.contains($0) } == true }
  }

  private func mayHaveTags<Value: Hashable>(of type: Value.Type) -> Bool {
    (Content.self as? any TraitPeeking.Type)?.mayHave(TagTraitKey<Value>.self) == true
      || ViewTraits(context.traits).found(TagTraitKey<Value>.self) != nil
  }

  // MARK: Content

  override package func makeContent(of row: ListRow, at index: Int, in context: _NodeContext) -> _RowsNode {
    let context = row.contentContext(self.context, in: context)
    let states = key(of: row).flatMap { self.states[$0] }
    let node = row.makeContent(states) {
      ElementNode<Content>(in: context) { [unowned self, unowned row] in content(of: row) }
    }
    row.content = node
    return node
  }

  /// The view of a row; nil if the row has left the collection.
  private func content(of row: ListRow) -> Content? { row.sourceIndex.map { view.content(view.element(at: $0)) } }

  override func canReuseContent(for row: ListRow) -> Bool { key(of: row).map { states[$0]?.isEmpty != false } ?? false }

  override func reuse(_ content: _GraphNode, for row: ListRow?) {
    guard let node = content as? ElementNode<Content> else { return }
    guard let row else {
      node.make = { nil }
      return
    }
    node.make = { [unowned self, unowned row] in self.content(of: row) }
    row.content = node
    Transaction.running(nil) { node.refresh() }
  }

  override func updateContent(of row: ListRow) { (row.content as? ElementNode<Content>)?.refresh() }

  // MARK: Changes

  override package func update(_ newView: ForEach<Data, ID, Content>) {
    let sharesStorage = !hasToRun && newView.sharesStorage(with: view)
    view = newView
    if sharesStorage { updateContents() } else { refresh() }
  }

  override package func refresh() {
    isDirty = false
    let view = view
    switch tracking({ view.readIDs(after: ids) }) {
    case .same: break
    case .step(let step, let added): apply([step]) { steps.take($0, adding: added) }
    case .all(let new):
      apply(steps.steps(to: new, pivots: pivotIDs)) { steps.take($0, to: new) }
      steps.finish(with: new)
    }
    updateContents()
  }

  /// Applies steps to the rows, and notifies the list of each.
  private func apply(_ changes: [RowChange], _ take: (RowChange) -> Void) {
    var left: Set<ID> = []
    for change in changes {
      if !states.isEmpty {
        for id in ids[change.removedRange] where states[Key(id: id)]?.isEmpty == false { left.insert(id) }
      }
      // The platform reads the rows during the report: they are those after the step.
      take(change)
      for row in rows.values { row.sourceIndex = row.sourceIndex.flatMap { change.index(after: $0) } }
      report(change)
    }
    guard !changes.isEmpty else { return }
    settleRemovedRows(addedBy: changes)
    forgetStates(of: left)
  }

  private var pivotIDs: [ID] {
    let ids = ids
    return pivotRows.compactMap { row in
      row.source === self ? row.sourceIndex.map { ids[$0] } : nil
    }
  }

  private func updateContents() {
    traitReaders?.notifyReaders()
    for row in rows.values where row.sourceIndex != nil { (row.content as? ElementNode<Content>)?.refresh() }
  }

  /// Reuses rows that one step has removed and another one has added, and unmounts those that have left the collection.
  /// The platform may hold them until its next layout.
  private func settleRemovedRows(addedBy changes: [RowChange]) {
    var removed = Set(rows.filter { $0.value.sourceIndex == nil && $0.key.number == 0 }.keys.map(\.id))
    for change in changes where !removed.isEmpty {
      for index in change.addedRange where removed.remove(ids[index]) != nil {
        rows[Key(id: ids[index])]?.sourceIndex = index
      }
    }
    for (key, row) in rows where row.sourceIndex == nil {
      rows[key] = nil
      states[key] = nil
      row.unmount()
    }
    guard !duplicates.isEmpty else { return }
    duplicates = duplicates.filter { id, count in
      (0..<count).contains { rows[Key(id: id, number: $0)] != nil }
    }
  }

  /// Elements that have left the collection begin with initial state if they are added again.
  private func forgetStates(of removed: Set<ID>) {
    guard !removed.isEmpty else { return }
    // Some may have moved, or stand in the collection twice.
    var left = removed
    for id in ids where !left.isEmpty { left.remove(id) }
    states.keep { !left.contains($0.id) }
  }

  override package func unmountChildren() {
    for spare in spares.values { spare.spare?.remove() }
    for row in rows.values {
      row.unmount()
      row.sourceIndex = nil
    }
    rows = [:]
    duplicates = [:]
    states.removeAll()
  }
}

/// The view of one element. The node is updated when a value changes that its closure has read.
@MainActor package final class ElementNode<Content: View>: OuterNode<Content> {
  /// Returns the view; nil if it is gone.
  fileprivate var make: () -> Content?

  init(in context: _NodeContext, make: @escaping () -> Content?) {
    self.make = make
    super.init(context: context)
    hold(tracking(make).map { Content.makePart($0, in: context.below(self)) })
  }

  override package func refresh() {
    isDirty = false
    if let view = tracking(make) { updateChild(view) }
  }

  override package var isReusable: Bool { child?.isReusable == true }
}
