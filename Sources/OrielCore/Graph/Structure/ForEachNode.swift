/// Has one child for each element, and moves children instead of creating them again.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  StoredViewNode<ForEach<Data, ID, Content>>, ScrollTargets
{
  @exclusivity(unchecked) private(set) var ids: [ID] = []
  @exclusivity(unchecked) private var children: [_ViewNode<Content>] = []
  /// The removed children whose removal is being animated. Usually empty.
  private var departures: [ID: Departure] = [:]
  /// Adjacent children that are known to have no layout nodes. The search for one skips them, so that inserting a row
  /// after thousands of empty ones doesn't visit each of these.
  private var empty = 0..<0
  /// Whether it has been told that identities aren't unique.
  private var hasWarned = false
  private lazy var comparesData = ForEach<Data, ID, Content>.comparesData

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let below = context.below(self)
    var ids: [ID] = []
    var contents: [Content] = []
    // Each growth of an array of unspecialised generics looks its type up. Of the data, only the elements count: a
    // collection of the app's own may be wrong about their number.
    let expected = max(0, min(view.data.count, 1024))
    ids.reserveCapacity(expected)
    contents.reserveCapacity(expected)
    tracking {
      for element in view.data {
        ids.append(view.identity(element))
        contents.append(view.content(element))
      }
    }
    self.ids = ids
    if Diagnostics.isThorough { warnOfDuplicates(in: ids) }
    take(contents.map { Content._makeNode($0, in: below) })
    joinScrollScope()
  }

  func scroll<Other: Hashable>(to id: Other, anchor: UnitPoint?) -> Bool {
    guard let id = id as? ID, let index = ids.firstIndex(of: id) else { return false }
    return layoutNode(of: index)?.scrollIntoView(anchor: anchor) ?? false
  }

  func contains<Other: Hashable>(_ id: Other) -> Bool { (id as? ID).map(ids.contains) ?? false }

  func place<Other: Hashable>(of id: Other) -> ScrollPlace? {
    (id as? ID).flatMap { ids.firstIndex(of: $0) }.flatMap { ScrollPlace(layoutNode(of: $0)) }
  }

  // The children are in order, so that few of many are asked for their places.
  func target<Other: Hashable>(_ type: Other.Type, at anchor: UnitPoint) -> (id: Other, place: ScrollPlace)? {
    guard ID.self == type else { return nil }
    var (low, high) = (0, children.count)
    var last: (index: Int, place: ScrollPlace)?
    while low < high {
      let middle = (low + high) / 2
      var index = middle
      while index < high, layoutNode(of: index) == nil { index += 1 }
      guard index < high else {
        high = middle
        continue
      }
      guard let place = ScrollPlace(layoutNode(of: index)) else { return nil }
      if place.ends(after: anchor) { high = middle } else { low = index + 1 }
      if place.ends(after: anchor) || last?.place.ends(after: anchor) != true { last = (index, place) }
    }
    return last.flatMap { found in (ids[found.index] as? Other).map { ($0, found.place) } }
  }

  private func layoutNode(of index: Int) -> LayoutNode? {
    var first: LayoutNode?
    children[index].forEachLayoutNode { first = first ?? $0 }
    return first
  }

  private func take(_ new: [_ViewNode<Content>]) {
    children = new
    for (position, child) in new.enumerated() { child.position = position }
    empty = 0..<0
  }

  override func update(_ newView: ForEach<Data, ID, Content>) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    let changed = !hasToRun && comparesData && !hasReads ? newView.changedPositions(since: view, ids: ids) : nil
    view = newView
    if let changed { updateChildren(at: changed) } else { refresh() }
  }

  /// Updates the children of these elements; the views of all others are equal.
  private func updateChildren(at positions: [Int]) {
    guard !positions.isEmpty else { return }
    let view = view
    let contents = UnsafeMutableBufferPointer<Content>.allocate(capacity: positions.count)
    tracking {
      _ = view.data.withContiguousStorageIfAvailable { elements in
        for (index, position) in positions.enumerated() {
          contents.initializeElement(at: index, to: view.content(elements[position]))
        }
      }
    }
    for (index, position) in positions.enumerated() { children[position].update(contents[index]) }
    contents.deinitialize()
    contents.deallocate()
  }

  override func refresh() {
    isDirty = false
    let view = view
    // Plain memory, because in unspecialized generic code an array would cost more than the comparison. It grows with
    // the elements; the collection's count isn't used.
    var contents = UnsafeMutableBufferPointer<Content>.allocate(capacity: children.count + 8)
    var made = 0
    var newIDs: [ID]?
    tracking {
      @MainActor func add(_ element: Data.Element) {
        let id = view.identity(element)
        if newIDs == nil, made >= ids.count || ids[made] != id { newIDs = Array(ids.prefix(made)) }
        newIDs?.append(id)
        if made == contents.count { contents = Self.larger(contents) }
        contents.initializeElement(at: made, to: view.content(element))
        made += 1
      }
      // The collection's iterator is avoided if possible: each element would cost several calls of generic code.
      let isDone: Void? = view.data.withContiguousStorageIfAvailable { for element in $0 { add(element) } }
      if isDone == nil { for element in view.data { add(element) } }
    }
    if newIDs == nil, made < ids.count { newIDs = Array(ids.prefix(made)) }
    if let newIDs {
      rearrange(to: newIDs, Array(contents[..<made]))
    } else {
      for index in 0..<made { children[index].update(contents[index]) }
    }
    contents[..<made].deinitialize()
    contents.deallocate()
  }

  private func warnOfDuplicates(in ids: [ID]) {
    guard !hasWarned else { return }
    var known: Set<ID> = []
    guard let id = ids.first(where: { !known.insert($0).inserted }) else { return }
    hasWarned = true
    Diagnostics.warn(
      "ForEach: several elements have the id \(Diagnostics.named(id)); only the first of them keeps its state",
      at: self,
      advice: "give each element an id of its own", once: "foreach.duplicate.\(place ?? "")")
  }

  /// Moves the elements into memory of twice the size.
  private static func larger(_ full: UnsafeMutableBufferPointer<Content>) -> UnsafeMutableBufferPointer<Content> {
    let larger = UnsafeMutableBufferPointer<Content>.allocate(capacity: full.count * 2)
    _ = larger.moveInitialize(fromContentsOf: full)
    full.deallocate()
    return larger
  }

  private func rearrange(to newIDs: [ID], _ contents: [Content]) {
    let oldChildren = children
    var pool: [ID: Int] = [:]
    for (index, id) in ids.enumerated() where pool[id] == nil { pool[id] = index }
    var taken = [Bool](repeating: false, count: oldChildren.count)
    let sources = newIDs.map { id -> Int? in
      guard let index = pool.removeValue(forKey: id) else { return nil }
      taken[index] = true
      return index
    }
    warnOfDuplicates(in: newIDs)
    let container = container
    for (index, child) in oldChildren.enumerated() where !taken[index] {
      if let departure = Departure.remove(child, from: container) { departures[ids[index]] = departure }
    }
    if !departures.isEmpty { departures = departures.filter { !$0.value.isOver } }
    // Children that keep their relative order aren't moved.
    let staying = LongestIncreasingRun.members(of: sources)
    let below = context.below(self)
    var previous = context.parent?.layoutNode(before: self)
    var newChildren: [_ViewNode<Content>] = []
    newChildren.reserveCapacity(newIDs.count)
    for (position, source) in sources.enumerated() {
      let child: _ViewNode<Content>
      if let source {
        child = oldChildren[source]
        if !staying[position] {
          child.forEachLayoutNode {
            container.move($0, after: previous)
            previous = $0
          }
        }
      } else {
        child = Content._makeNode(contents[position], in: below)
        container.adopt(child, after: previous)
        child.arrive()
        if !departures.isEmpty, let departure = departures.removeValue(forKey: newIDs[position]) {
          departure.handOver(to: child.layoutNodes, in: Transaction.current)
        }
      }
      previous = child.lastLayoutNode ?? previous
      newChildren.append(child)
    }
    take(newChildren)
    context.preferences?.orderDidChange()
    ids = newIDs
    for (position, source) in sources.enumerated() where source != nil {
      newChildren[position].update(contents[position])
    }
  }

  override func unmountChildren() {
    for child in children { child.unmount() }
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    for child in children { child.forEachLayoutNode(body) }
  }

  override var lastLayoutNode: LayoutNode? { lastLayoutNode(before: children.count) }

  override func layoutNode(before sought: _GraphNode) -> LayoutNode? {
    lastLayoutNode(before: sought.position) ?? super.layoutNode(before: sought)
  }

  /// The last layout node of the children before a position. The child at the position may be about to add its first
  /// one, so it is removed from the empty range.
  private func lastLayoutNode(before end: Int) -> LayoutNode? {
    var index = end
    defer { empty = index..<end }
    while index > 0 {
      if empty.contains(index - 1) {
        index = empty.lowerBound
      } else if let node = children[index - 1].lastLayoutNode {
        return node
      } else {
        index -= 1
      }
    }
    return nil
  }
}

/// Determines which elements of a reordered sequence needn't move.
enum LongestIncreasingRun {
  /// For each position, whether its source belongs to a longest increasing subsequence. Nil never does.
  static func members(of sources: [Int?]) -> [Bool] {
    var result = [Bool](repeating: false, count: sources.count)
    // tails[n] is the position of the last element of the best subsequence of length n + 1.
    var tails: [Int] = []
    var predecessor = [Int](repeating: -1, count: sources.count)
    for (position, source) in sources.enumerated() {
      guard let source else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let other = sources[tails[middle]], other < source { low = middle + 1 } else { high = middle }
      }
      predecessor[position] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var position = tails.last ?? -1
    while position >= 0 {
      result[position] = true
      position = predecessor[position]
    }
    return result
  }
}
