import CGtk
import OrielCore

/// A widget around views without one, for their accessibility label, tooltip, focus or shortcut.
@MainActor final class GroupWidget: GtkElementWidget<GroupElement> {
  private let surface = SurfaceWidget(SurfaceContent.single())

  init(sink: any WidgetEventSink) { super.init(surface.widget, sink: sink) }

  override var wholeContent: SurfaceWidget? { surface }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { surface.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { surface.remove(node) }

  override func tearDown() { surface.dispose() }
}

extension GroupElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { GroupWidget(sink: sink) }
}
