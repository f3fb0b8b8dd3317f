/// Keeps one child for each element, and moves children rather than making them anew.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  StoredViewNode<ForEach<Data, ID, Content>>
{
  @exclusivity(unchecked) private(set) var ids: [ID] = []
  @exclusivity(unchecked) private var children: [_ViewNode<Content>] = []
  /// Children next to each other that are known to have no widget. Looking for a widget begins before them, so that a
  /// row that comes and goes after thousands of empty ones doesn't ask each of these.
  private var empty = 0..<0
  private lazy var comparesData = ForEach<Data, ID, Content>.comparesData

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let below = context.below(self)
    var ids: [ID] = []
    var contents: [Content] = []
    // Of the data, only the elements count: a collection of the app's own may be wrong about their number.
    tracking {
      for element in view.data {
        ids.append(view.identity(element))
        contents.append(view.content(element))
      }
    }
    self.ids = ids
    take(contents.map { Content._makeNode($0, in: below) })
  }

  private func take(_ new: [_ViewNode<Content>]) {
    children = new
    for (position, child) in new.enumerated() { child.position = position }
    empty = 0..<0
  }

  override func update(_ newView: ForEach<Data, ID, Content>) {
    let changed = !hasToRun && comparesData && !hasReads ? newView.changedPositions(since: view, ids: ids) : nil
    view = newView
    if let changed { updateChildren(at: changed) } else { refresh() }
  }

  /// Brings the children of these elements up to date; those of all others have the views that they would get.
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
    // Plain memory: with unspecialised generics an array's bookkeeping would cost more than the comparison. It grows
    // with what comes; how many elements the collection says it has means nothing here.
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
      // Not by the collection's iterator where it can be helped: it costs several calls of generic code each time.
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

  /// Moves what fills the memory into twice as much.
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
    if Set(newIDs).count != newIDs.count {
      Diagnostics.warn(
        "ForEach: several elements have the same identity; only the first keeps its state", once: "foreach.duplicate")
    }
    let container = container
    for (index, child) in oldChildren.enumerated() where !taken[index] {
      child.forEachLayoutNode { container.remove($0) }
      child.unmount()
    }
    // Children that keep their relative order stay where they are; only the others are moved.
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

  /// The last widget of the children before a position. The child there may be about to get its first widget, so it is
  /// known to be empty no longer.
  private func lastLayoutNode(before end: Int) -> LayoutNode? {
    var index = end
    defer { empty = index..<end }
    while index > 0 {
      if empty.contains(index - 1) {
        index = empty.lowerBound
      } else if let widget = children[index - 1].lastLayoutNode {
        return widget
      } else {
        index -= 1
      }
    }
    return nil
  }
}

/// Finds which elements of a rearranged sequence may stay where they are.
enum LongestIncreasingRun {
  /// For each position, whether its source belongs to one longest increasing subsequence; nil never does.
  static func members(of sources: [Int?]) -> [Bool] {
    var result = [Bool](repeating: false, count: sources.count)
    // tails[n] is the position that ends the best subsequence of length n + 1.
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
