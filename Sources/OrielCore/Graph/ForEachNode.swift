/// Keeps one child for each element, and moves children rather than making them anew.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  StoredViewNode<ForEach<Data, ID, Content>>
{
  private var ids: [ID] = []
  private var children: [_ViewNode<Content>] = []

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let below = context.below(self)
    let made = tracking { view.data.map { (view.identity($0), view.content($0)) } }
    ids = made.map(\.0)
    children = made.map { Content._makeNode($0.1, in: below) }
  }

  override func update(_ newView: ForEach<Data, ID, Content>) {
    view = newView
    refresh()
  }

  override func refresh() {
    isDirty = false
    let view = view
    let count = view.data.count
    // Plain memory: with unspecialised generics an array's bookkeeping would cost more than the comparison.
    let contents = UnsafeMutableBufferPointer<Content>.allocate(capacity: count)
    var made = 0
    var newIDs: [ID]?
    tracking {
      for element in view.data {
        let id = view.identity(element)
        if newIDs == nil, made >= ids.count || ids[made] != id { newIDs = Array(ids.prefix(made)) }
        newIDs?.append(id)
        (contents.baseAddress! + made).initialize(to: view.content(element))
        made += 1
      }
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
      child.forEachWidget { container.remove($0) }
      child.unmount()
    }
    // Children that keep their relative order stay where they are; only the others are moved.
    let staying = LongestIncreasingRun.members(of: sources)
    let below = context.below(self)
    var previous = context.parent?.widget(before: self)
    var newChildren: [_ViewNode<Content>] = []
    newChildren.reserveCapacity(newIDs.count)
    for (position, source) in sources.enumerated() {
      let child: _ViewNode<Content>
      if let source {
        child = oldChildren[source]
        if !staying[position] {
          child.forEachWidget {
            container.move($0, after: previous)
            previous = $0
          }
        }
      } else {
        child = Content._makeNode(contents[position], in: below)
        container.adopt(child, after: previous)
      }
      previous = child.lastWidget ?? previous
      newChildren.append(child)
    }
    children = newChildren
    ids = newIDs
    for (position, source) in sources.enumerated() where source != nil {
      newChildren[position].update(contents[position])
    }
  }

  override func unmountChildren() {
    for child in children { child.unmount() }
  }

  override func forEachWidget(_ body: (any PlatformWidget) -> Void) {
    for child in children { child.forEachWidget(body) }
  }

  override var lastWidget: (any PlatformWidget)? {
    for child in children.reversed() { if let widget = child.lastWidget { return widget } }
    return nil
  }

  override func widget(before sought: _GraphNode) -> (any PlatformWidget)? {
    var last: (any PlatformWidget)?
    if let index = children.firstIndex(where: { $0 === sought }) {
      for child in children[..<index].reversed() {
        last = child.lastWidget
        if last != nil { break }
      }
    } else {
      last = lastWidget
    }
    return last ?? context.parent?.widget(before: self)
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
