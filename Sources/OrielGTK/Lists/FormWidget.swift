import CGtk
import FoundationEssentials
import OrielCore

/// A scrollable column of sections with a limited width, as in GNOME's preferences. Rows outside of sections are in boxes
/// as well.
@MainActor final class FormWidget: GtkElementWidget<FormElement> {
  private static let sectionDistance: CGFloat = 24
  private static let margin: Int32 = 24
  private static let sideMargin: Int32 = 12

  private let clamp = ClampLayout()
  private let column: SurfaceWidget
  private let rows: RowRuns

  init(sink: any WidgetEventSink) {
    column = SurfaceWidget(StackArrangement(HorizontalAlignment.leading, spacing: Self.sectionDistance))
    rows = RowRuns(in: column, standsAlone: { $0.standsAloneInForm }, makeBox: { FormBox() })
    super.init(ScrolledWindow.make(), sink: sink)
    column.surface.scrollAxes = .vertical
    gtk_widget_set_margin_top(column.widget, Self.margin)
    gtk_widget_set_margin_bottom(column.widget, Self.margin)
    gtk_widget_set_margin_start(column.widget, Self.sideMargin)
    gtk_widget_set_margin_end(column.widget, Self.sideMargin)
    clamp.insert(contain(column).widget, after: nil)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.opaque, 1)
    gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
  }

  override var fills: Axis.Set { .both }
  override var scrolls: Axis.Set { .vertical }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { rows.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { rows.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { rows.remove(node) }

  override func tearDown() {
    rows.dispose()
    column.dispose()
  }
}

extension LayoutNode {
  /// Whether a form displays the node outside of its boxes, such as a section, a line or a space.
  @MainActor fileprivate var standsAloneInForm: Bool {
    if self is SpacerNode || self is DividerNode { return true }
    return onlyLeaf?.gtk?.rowAttributes.standsAloneInForm == true
  }
}

/// The box of the rows outside of sections: a section without header and footer.
@MainActor private final class FormBox: RowBox {
  private let section = SectionWidget(sink: NoSink.shared)
  let node: LayoutNode

  init() { node = section.makeLeaf() }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { section.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { section.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { section.remove(node) }
  func dispose() { section.dispose() }
}

/// Ignores the events of a widget that no view has made.
@MainActor private final class NoSink: WidgetEventSink {
  static let shared = NoSink()

  func handle<Event: WidgetEvent>(_ event: Event) {}
  func focusDidChange(_ isFocused: Bool) {}
}

/// Limits the width of its child to a comfortable line length, relative to the text size, and centers it.
@MainActor private final class ClampLayout: WidgetLayout {
  private var maximum: Int32 { Int32((600 * TextScale.current).rounded()) }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    guard let child = gtk_widget_get_first_child(widget) else { return Measurement() }
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      return Measurement(of: child, orientation, for: size < 0 ? size : width(of: child, in: size))
    }
    let needs = Measurement(of: child, orientation, for: size)
    return Measurement(minimum: needs.minimum, natural: max(needs.minimum, min(needs.natural, maximum)))
  }

  private func width(of child: GtkWidgetPointer, in width: Int32) -> Int32 {
    max(Measurement(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum, min(width, maximum))
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    guard let child = gtk_widget_get_first_child(widget) else { return }
    let childWidth = self.width(of: child, in: width)
    var offset = graphene_point_t(x: Float((width - childWidth) / 2), y: 0)
    gtk_widget_allocate(child, childWidth, height, -1, gsk_transform_translate(nil, &offset))
  }
}

extension FormElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { FormWidget(sink: sink) }
}
