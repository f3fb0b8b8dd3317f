import CGtk
import FoundationEssentials
import OrielCore

/// A widget around one view that popovers can hang on. In its container it acts as the view's own widget would.
@MainActor final class PopoverAnchorWidget: GtkElementWidget<PopoverAnchorElement> {
  private let layout: PopoverAnchorLayout
  private let surface = SurfaceWidget(SurfaceContent.single())

  init(sink: any WidgetEventSink) {
    layout = PopoverAnchorLayout(around: surface.widget)
    super.init(layout.widget, sink: sink)
  }

  override var wholeContent: SurfaceWidget? { surface }

  /// The view that popovers hang on.
  var content: LayoutNode? { surface.surface.root.firstChild }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { surface.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { surface.remove(node) }

  // MARK: Popovers

  /// Whether what hangs here would be seen.
  var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// What popovers point at: the view, in the widget's coordinates; nil before the layout.
  var contentBounds: Rect? {
    guard layout.hasPlace else { return nil }
    return Rect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// What has the name of the view; nil where several things in it have one.
  var named: GtkWidgetPointer? { Accessible.named(in: content?.onlyLeaf?.gtk?.focusTarget ?? surface.widget) }

  /// Whether leading is right.
  var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Hangs a popover on the widget: it hears of each layout, until it is taken off, or the widget is gone.
  func hang(_ popover: any AnchoredPopover) { layout.hang(popover) }

  /// Takes a popover off.
  func takeOff(_ popover: any AnchoredPopover) { layout.takeOff(popover) }

  // GTK wants popovers gone before what they hang on.
  override func tearDown() {
    layout.takeOffAll()
    surface.dispose()
  }
}

/// A popover as the widget sees it that it hangs on.
@MainActor protocol AnchoredPopover: AnyObject {
  /// The `GtkPopover`.
  var popover: GtkWidgetPointer { get }
  /// Hears that the anchor has its place: during the layout.
  func anchorDidLayOut()
  /// Hears that the anchor is about to go.
  func anchorWillGo()
}

/// The layout of a view on which popovers hang: they have surfaces of their own, and no part in it.
@MainActor private final class PopoverAnchorLayout: WidgetLayout {
  private let content: GtkWidgetPointer
  private var popovers: [any AnchoredPopover] = []
  /// Whether there has been a layout.
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

  func hang(_ popover: any AnchoredPopover) {
    popovers.append(popover)
    gtk_widget_set_parent(popover.popover, widget)
  }

  func takeOff(_ popover: any AnchoredPopover) {
    guard let index = popovers.firstIndex(where: { $0 === popover }) else { return }
    popovers.remove(at: index)
    // So that GTK moves the focus, and takes the grab away, before the popover is nowhere.
    gtk_widget_set_visible(popover.popover, 0)
    if gtk_widget_get_parent(popover.popover) == widget { gtk_widget_unparent(popover.popover) }
  }

  func takeOffAll() {
    for popover in popovers {
      popover.anchorWillGo()
      takeOff(popover)
    }
  }
}

extension PopoverAnchorElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { PopoverAnchorWidget(sink: sink) }
}
