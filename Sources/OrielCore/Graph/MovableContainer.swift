/// Holds the widgets of a tree that can be put into one container after another.
@MainActor final class MovableContainer: WidgetContainer {
  private var widgets = WidgetList<any PlatformWidget>()
  private var target: (any WidgetContainer)?

  /// Puts all widgets into another container, or, with nil, into none.
  func attach(to new: (any WidgetContainer)?) {
    if let target { for widget in widgets.all { target.remove(widget) } }
    target = new
    var last: (any PlatformWidget)?
    for widget in widgets.all {
      new?.insert(widget, after: last)
      last = widget
    }
  }

  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    widgets.insert(widget, after: sibling)
    target?.insert(widget, after: sibling)
  }

  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    widgets.remove(widget)
    widgets.insert(widget, after: sibling)
    target?.move(widget, after: sibling)
  }

  func remove(_ widget: any PlatformWidget) {
    widgets.remove(widget)
    target?.remove(widget)
  }
}
