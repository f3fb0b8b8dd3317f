/// Holds the widgets of a tree that can be put into one container after another.
@MainActor final class MovableContainer: WidgetContainer {
  private var widgets: [any PlatformWidget] = []
  private var target: (any WidgetContainer)?

  /// Puts all widgets into another container, or, with nil, into none.
  func attach(to new: (any WidgetContainer)?) {
    if let target { for widget in widgets { target.remove(widget) } }
    target = new
    var last: (any PlatformWidget)?
    for widget in widgets {
      new?.insert(widget, after: last)
      last = widget
    }
  }

  private func index(after sibling: (any PlatformWidget)?) -> Int {
    guard let sibling, let index = widgets.firstIndex(where: { $0 === sibling }) else { return 0 }
    return index + 1
  }

  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    widgets.insert(widget, at: index(after: sibling))
    target?.insert(widget, after: sibling)
  }

  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    widgets.removeAll { $0 === widget }
    widgets.insert(widget, at: index(after: sibling))
    target?.move(widget, after: sibling)
  }

  func remove(_ widget: any PlatformWidget) {
    widgets.removeAll { $0 === widget }
    target?.remove(widget)
  }
}
