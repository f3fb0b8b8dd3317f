import CGtk
import Foundation
import OrielCore

/// A widget around one view that popovers can hang on. In its container it acts as the view's own widget would.
@MainActor final class PopoverAnchorWidget: GtkElementWidget<PopoverAnchorElement> {
  private let layout = PopoverAnchorLayout()
  private weak var content: GtkPlatformWidget?

  init(sink: any WidgetEventSink) { super.init(layout.widget, sink: sink) }

  override var standsFor: GtkPlatformWidget { content?.standsFor ?? self }

  override var axis: Axis? { parent?.axis }

  override func containerDidChange() {
    super.containerDidChange()
    content?.containerDidChange()
  }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
    content = child
    parent?.align(self)
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
  }

  override func take(_ child: GtkPlatformWidget) {
    layout.remove(child.root)
    if child === content { content = nil }
  }

  override func align(_ child: GtkPlatformWidget) {
    let fills = gtk_widget_compute_expand(child.root, GTK_ORIENTATION_HORIZONTAL) != 0
    if fills { gtk_widget_set_halign(child.root, GTK_ALIGN_FILL) }
  }

  override func stand(_ alignment: HorizontalAlignment) {
    guard let content else { return super.stand(alignment) }
    gtk_widget_set_halign(root, GTK_ALIGN_FILL)
    content.stand(alignment)
  }

  // MARK: Popovers

  /// Whether what hangs here would be seen.
  var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// What popovers point at: the view without what is around it, in the widget's coordinates; nil before the layout.
  var contentBounds: CGRect? {
    var bounds = graphene_rect_t()
    // An anchor around another one is around the same view.
    guard layout.hasPlace, gtk_widget_compute_bounds(standsFor.root, widget, &bounds) != 0 else { return nil }
    let whole = CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
    return standsFor.contentArea.map { $0.offsetBy(dx: whole.minX, dy: whole.minY).intersection(whole) } ?? whole
  }

  /// What has the name of the view; nil where several things in it have one.
  var named: GtkWidgetPointer? { Accessible.named(in: standsFor.focusTarget) }

  /// Whether leading is right.
  var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Hangs a popover on the widget: it hears of each layout, until it is taken off, or the widget is gone.
  func hang(_ popover: any AnchoredPopover) { layout.hang(popover) }

  /// Takes a popover off.
  func takeOff(_ popover: any AnchoredPopover) { layout.takeOff(popover) }

  // GTK wants popovers gone before what they hang on.
  override func tearDown() { layout.takeOffAll() }
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

/// The layout of a view on which popovers hang.
@MainActor private final class PopoverAnchorLayout: PassingLayout {
  private var popovers: [any AnchoredPopover] = []
  /// Whether there has been a layout.
  private(set) var hasPlace = false

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    super.allocate(width: width, height: height, baseline: baseline)
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
