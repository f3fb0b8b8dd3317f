/// The widgets of a tree that can be moved between containers.
@MainActor final class MovableContainer: LayoutContainer {
  private var widgets = WidgetList<LayoutNode>()
  private var target: (any LayoutContainer)?

  /// Moves all widgets to another container; nil removes them.
  func attach(to new: (any LayoutContainer)?) {
    if let target { for widget in widgets.all { target.remove(widget) } }
    target = new
    var last: LayoutNode?
    for widget in widgets.all {
      new?.insert(widget, after: last)
      last = widget
    }
  }

  func insert(_ widget: LayoutNode, after sibling: LayoutNode?) {
    widgets.insert(widget, after: sibling)
    target?.insert(widget, after: sibling)
  }

  func move(_ widget: LayoutNode, after sibling: LayoutNode?) {
    widgets.remove(widget)
    widgets.insert(widget, after: sibling)
    target?.move(widget, after: sibling)
  }

  func remove(_ widget: LayoutNode) {
    widgets.remove(widget)
    target?.remove(widget)
  }
}
