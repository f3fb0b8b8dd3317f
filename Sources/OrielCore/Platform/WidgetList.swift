/// An ordered list of widgets with lookup, insertion after another widget, and removal in constant time.
@MainActor package struct WidgetList<Widget> {
  private struct Link {
    let widget: Widget
    var previous: ObjectIdentifier?
    var next: ObjectIdentifier?
  }

  private var links: [ObjectIdentifier: Link] = [:]
  private var first: ObjectIdentifier?
  private var inOrder: [Widget]? = []

  package init() {}

  /// The number of widgets.
  package var count: Int { links.count }

  /// The widgets in order, cached until the list changes.
  package var all: [Widget] {
    mutating get {
      if let inOrder { return inOrder }
      var all: [Widget] = []
      all.reserveCapacity(links.count)
      var next = first
      while let id = next, let link = links[id] {
        all.append(link.widget)
        next = link.next
      }
      inOrder = all
      return all
    }
  }

  package func contains(_ widget: AnyObject) -> Bool { links[ObjectIdentifier(widget)] != nil }

  /// Inserts a widget after another one, or first.
  package mutating func insert(_ widget: Widget, after sibling: AnyObject?) {
    let id = ObjectIdentifier(widget as AnyObject)
    let previous = sibling.map { ObjectIdentifier($0) }
    let next: ObjectIdentifier?
    if let previous {
      next = links[previous]?.next
      links[previous]?.next = id
      // Appending keeps the cached order valid.
      if next == nil { inOrder?.append(widget) } else { inOrder = nil }
    } else {
      next = first
      first = id
      if next == nil { inOrder = [widget] } else { inOrder = nil }
    }
    if let next { links[next]?.previous = id }
    links[id] = Link(widget: widget, previous: previous, next: next)
  }

  /// Removes a widget if the list contains it.
  package mutating func remove(_ widget: AnyObject) {
    guard let link = links.removeValue(forKey: ObjectIdentifier(widget)) else { return }
    if let previous = link.previous { links[previous]?.next = link.next } else { first = link.next }
    if let next = link.next { links[next]?.previous = link.previous } else if inOrder?.popLast() != nil { return }
    inOrder = nil
  }

  package mutating func removeAll() { self = WidgetList() }
}
