import CGtk
import OrielCore

/// A widget around one view that has room for a column beside it.
@MainActor final class InspectorSplitWidget: GtkPlatformWidget {
  private let layout = PassingLayout()

  init(sink: any WidgetEventSink) { super.init(layout.widget, sink: sink) }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
  }

  override func take(_ child: GtkPlatformWidget) { layout.remove(child.root) }
}
