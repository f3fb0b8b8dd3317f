import CGtk
import OrielCore

/// A widget around views without one, for their accessibility label, tooltip, focus or shortcut.
@MainActor final class GroupWidget: GtkElementWidget<GroupElement> {
  private let surface: SurfaceWidget
  private let isNamedByContent: Bool

  init(_ element: GroupElement, sink: any WidgetEventSink) {
    isNamedByContent = element.isNamedByContent
    surface = SurfaceWidget(SurfaceContent.single(), role: element.isSolid ? nil : GTK_ACCESSIBLE_ROLE_GROUP)
    surface.takesPointer = element.isSolid
    super.init(surface.widget, sink: sink)
  }

  override var wholeContent: SurfaceWidget? { surface }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    surface.insert(node, after: sibling)
    if isNamedByContent { updateName() }
  }

  override func updateName() {
    super.updateName()
    if isNamedByContent { setLabel(widget, of: widget) }
  }

  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { surface.remove(node) }

  override func tearDown() { surface.dispose() }
}

extension GroupElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { GroupWidget(self, sink: sink) }
}
