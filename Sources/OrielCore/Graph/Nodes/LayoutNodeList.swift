/// An ordered list of layout nodes with insertion after another node, and removal in constant time.
@MainActor struct LayoutNodeList {
  private struct Link {
    let node: LayoutNode
    var previous: ObjectIdentifier?
    var next: ObjectIdentifier?
  }

  private var links: [ObjectIdentifier: Link] = [:]
  private var first: ObjectIdentifier?
  private var inOrder: [LayoutNode]? = []

  /// The nodes in order, cached until the list changes.
  var all: [LayoutNode] {
    mutating get {
      if let inOrder { return inOrder }
      var all: [LayoutNode] = []
      all.reserveCapacity(links.count)
      var next = first
      while let id = next, let link = links[id] {
        all.append(link.node)
        next = link.next
      }
      inOrder = all
      return all
    }
  }

  /// Inserts a node after another one, or first.
  mutating func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    let id = ObjectIdentifier(node)
    let previous = sibling.map { ObjectIdentifier($0) }
    let next: ObjectIdentifier?
    if let previous {
      next = links[previous]?.next
      links[previous]?.next = id
      // Appending keeps the cached order valid.
      if next == nil { inOrder?.append(node) } else { inOrder = nil }
    } else {
      next = first
      first = id
      if next == nil { inOrder = [node] } else { inOrder = nil }
    }
    if let next { links[next]?.previous = id }
    links[id] = Link(node: node, previous: previous, next: next)
  }

  /// Removes a node if the list contains it.
  mutating func remove(_ node: LayoutNode) {
    guard let link = links.removeValue(forKey: ObjectIdentifier(node)) else { return }
    if let previous = link.previous { links[previous]?.next = link.next } else { first = link.next }
    if let next = link.next { links[next]?.previous = link.previous } else if inOrder?.popLast() != nil { return }
    inOrder = nil
  }
}
