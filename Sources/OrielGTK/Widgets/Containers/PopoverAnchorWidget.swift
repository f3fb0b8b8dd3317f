import CGtk
import FoundationEssentials
import OrielCore

/// A widget around one view, to which popovers can be attached. In its container it behaves like the view's own widget.
@MainActor final class PopoverAnchorWidget: GtkElementWidget<PopoverAnchorElement> {
  private let layout: PopoverAnchorLayout
  private let surface = SurfaceWidget(SurfaceContent.single())

  init(sink: any WidgetEventSink) {
    layout = PopoverAnchorLayout(around: surface.widget)
    super.init(layout.widget, sink: sink)
  }

  override var wholeContent: SurfaceWidget? { surface }
  override var rowAttributes: RowAttributes { RowAttributes(standsForContent: true) }

  /// The view that popovers are attached to.
  var content: LayoutNode? { surface.surface.root.firstChild }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { surface.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { surface.remove(node) }

  // MARK: Popovers

  /// Whether an attached popover can be shown.
  var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// The area to which popovers point: the view's, in the widget's coordinates; nil before the first layout.
  var contentBounds: Rect? {
    guard layout.hasPlace else { return nil }
    return Rect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// The widget that provides the view's accessible name; nil if there are several.
  var named: GtkWidgetPointer? { Accessible.named(in: content?.onlyLeaf?.gtk?.focusTarget ?? surface.widget) }

  /// Whether the leading edge is the right edge.
  var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Attaches a popover, which is notified of each layout until it is detached or the widget is destroyed.
  func attach(_ popover: any AnchoredPopover) { layout.attach(popover) }

  /// Detaches a popover.
  func detach(_ popover: any AnchoredPopover) { layout.detach(popover) }

  // Popovers have to be removed before their parent.
  override func tearDown() {
    layout.detachAll()
    surface.dispose()
  }
}

/// A popover that can be attached to an anchor widget.
@MainActor protocol AnchoredPopover: AnyObject {
  /// The `GtkPopover`.
  var popover: GtkWidgetPointer { get }
  /// Called during the layout, when the anchor is allocated.
  func anchorDidLayOut()
  /// Called before the anchor is destroyed.
  func anchorWillGo()
}

/// The layout of a view that presents popovers. Popovers have their own surfaces, and aren't part of the layout.
@MainActor final class PopoverAnchorLayout: WidgetLayout {
  private let content: GtkWidgetPointer
  private var popovers: [any AnchoredPopover] = []
  /// Whether a layout has taken place.
  private(set) var hasPlace = false

  init(around content: GtkWidgetPointer) {
    self.content = content
    super.init()
    takesPointer = false
    insert(content, after: nil)
  }

  override func requestMode() -> GtkSizeRequestMode { gtk_widget_get_request_mode(content) }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    Measurement(of: content, orientation, for: size)
  }

  override func draw(_ snapshot: OpaquePointer) { gtk_widget_snapshot_child(widget, content, snapshot) }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    gtk_widget_allocate(content, width, height, baseline, nil)
    hasPlace = true
    for popover in popovers {
      popover.anchorDidLayOut()
      gtk_popover_present(popover.popover.as(GtkPopover.self))
    }
  }

  func attach(_ popover: any AnchoredPopover) {
    popovers.append(popover)
    gtk_widget_set_parent(popover.popover, widget)
  }

  func detach(_ popover: any AnchoredPopover) {
    guard let index = popovers.firstIndex(where: { $0 === popover }) else { return }
    popovers.remove(at: index)
    // GTK moves the focus and ends the grab while the popover still has a parent.
    gtk_widget_set_visible(popover.popover, 0)
    if gtk_widget_get_parent(popover.popover) == widget { gtk_widget_unparent(popover.popover) }
  }

  func detachAll() {
    for popover in popovers {
      popover.anchorWillGo()
      detach(popover)
    }
  }
}

extension PopoverAnchorElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { PopoverAnchorWidget(sink: sink) }
}
