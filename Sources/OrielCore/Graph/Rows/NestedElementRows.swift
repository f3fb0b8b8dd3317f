/// The rows of a collection's elements, where an element may have any number of rows. The closure runs for every
/// element to determine its rows; only the content of rows on the screen is created.
@MainActor
package final class NestedElementRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var steps = ElementSteps<ID>([])
  private var parts: [_RowsNode] = []

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(context: context)
    let below = context.below(self)
    let (ids, contents) = read()
    steps = ElementSteps(ids)
    parts = contents.map { Content.makePart($0, in: below) }
    for (number, part) in parts.enumerated() { hold(part, at: number) }
    if ids.count > 1_000 {
      Diagnostics.warn(
        "ForEach: how many rows \(Content.self) comes to depends on its value, so those of all \(ids.count) elements "
          + "have to be looked at; a view that is always one row makes the list faster", once: "list.nested")
    }
  }

  override package var partCount: Int { parts.count }
  override package func part(_ number: Int) -> _RowsNode { parts[number] }

  private func read() -> ([ID], [Content]) {
    let view = view
    return tracking {
      let ids = view.readIDs()
      var contents: [Content] = []
      contents.reserveCapacity(ids.count)
      for element in view.data { contents.append(view.content(element)) }
      return (ids, contents)
    }
  }

  override func step(to part: _RowsNode) -> AnyHashable? { AnyHashable(steps.ids[part.position]) }

  override func elementOffset(at index: Int) -> Int? { part(at: index).part.position }

  override func elementID<Other: Hashable>(_ type: Other.Type, at index: Int) -> Other? {
    let (part, inner) = part(at: index)
    return part.elementID(type, at: inner) ?? steps.ids[part.position] as? Other
  }

  override func firstIndex<Other: Hashable>(of id: Other) -> Int? {
    guard let id = id as? ID, let number = steps.ids.firstIndex(of: id) else { return super.firstIndex(of: id) }
    return parts[number].count > 0 ? start(ofPart: number) : nil
  }

  override func firstIndex<Value: Hashable>(representing values: Set<Value>) -> Int? {
    firstScannedIndex(representing: values)
  }

  // MARK: Changes

  override package func update(_ newView: ForEach<Data, ID, Content>) {
    view = newView
    refresh()
  }

  override package func refresh() {
    isDirty = false
    let (new, contents) = read()
    guard new.count == contents.count else { return }
    let changes = steps.steps(to: new, pivots: pivotIDs)
    var pool: [ID: _RowsNode] = [:]
    var made: Set<ObjectIdentifier> = []
    for change in changes { take(change, to: new, contents, &pool, &made) }
    steps.finish(with: new)
    for rows in pool.values { rows.unmount() }
    for (number, part) in parts.enumerated() where !made.contains(ObjectIdentifier(part)) {
      (part as? _ViewNode<Content>)?.update(contents[number])
    }
  }

  private func take(
    _ change: RowChange, to new: [ID], _ contents: [Content], _ pool: inout [ID: _RowsNode],
    _ made: inout Set<ObjectIdentifier>
  ) {
    let start = start(ofPart: change.position)
    let end = self.start(ofPart: change.position + change.removed)
    for number in change.removedRange {
      // Several with the same identity: the first may come back.
      if let other = pool.updateValue(parts[number], forKey: steps.ids[number]) { other.unmount() }
    }
    let below = context.below(self)
    let added = change.addedRange.map { number -> _RowsNode in
      if let known = pool.removeValue(forKey: new[number]) { return known }
      let rows = Content.makePart(contents[number], in: below)
      made.insert(ObjectIdentifier(rows))
      return rows
    }
    steps.take(change, to: new)
    parts.replaceSubrange(change.removedRange, with: added)
    for (number, part) in parts.enumerated().dropFirst(change.position) { hold(part, at: number) }
    partsDidChange()
    let rows = added.reduce(0) { $0 + $1.count }
    if end - start + rows > 0 { report(RowChange(position: start, removed: end - start, added: rows)) }
  }

  override package func unmountChildren() {
    for part in parts { part.unmount() }
    parts = []
  }

  private var pivotIDs: [ID] {
    pivotRows.compactMap { row in
      // A platform may hold rows that have left the list until its next layout.
      var part: _RowsNode? = row.sourceIndex == nil ? nil : row.source
      while let current = part, current.outer !== self { part = current.outer as? _RowsNode }
      return part.flatMap { contains($0) ? steps.ids[$0.position] : nil }
    }
  }
}
