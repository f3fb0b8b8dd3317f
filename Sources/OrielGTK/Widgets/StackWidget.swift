import CGtk
import OrielCore

/// Children in a row or a column: a `GtkBox`.
///
/// A child that wants more room fills the stack across its direction; any other stands as the stack's alignment says.
@MainActor package class StackWidget: GtkElementWidget<StackElement> {
  /// The distance between children where the app gives none: GNOME's for things that belong together.
  package nonisolated static let usualSpacing: Int32 = 6

  private var element: StackElement

  /// Makes the box.
  init(_ element: StackElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_box_new(element.axis.gtk, element.gtkSpacing), sink: sink)
  }

  override var axis: Axis? { element.axis }

  private var box: UnsafeMutablePointer<GtkBox> { widget.as(GtkBox.self) }

  override package func update(_ new: StackElement) {
    let old = self.element
    self.element = new
    if new.axis != old.axis { gtk_orientable_set_orientation(widget.opaque, new.axis.gtk) }
    if new.gtkSpacing != old.gtkSpacing { gtk_box_set_spacing(box, new.gtkSpacing) }
    if new.axis != old.axis || new.horizontal != old.horizontal || new.vertical != old.vertical { alignAll() }
  }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    gtk_box_insert_child_after(box, child.root, sibling)
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    gtk_box_reorder_child_after(box, child.root, sibling)
  }

  override func take(_ child: GtkPlatformWidget) { gtk_box_remove(box, child.root) }

  override func align(_ child: GtkPlatformWidget) {
    // A line between neighbours is as long as they are, without asking for more room.
    let isLine = child.standsFor is DividerWidget
    switch element.axis {
    case .horizontal:
      let fills = isLine || gtk_widget_compute_expand(child.root, GTK_ORIENTATION_VERTICAL) != 0
      gtk_widget_set_halign(child.root, GTK_ALIGN_FILL)
      gtk_widget_set_valign(child.root, fills ? GTK_ALIGN_FILL : element.vertical.gtk)
    case .vertical:
      let fills = isLine || gtk_widget_compute_expand(child.root, GTK_ORIENTATION_HORIZONTAL) != 0
      if fills { gtk_widget_set_halign(child.root, GTK_ALIGN_FILL) } else { child.stand(element.horizontal) }
      gtk_widget_set_valign(child.root, GTK_ALIGN_FILL)
    }
  }
}

extension StackElement {
  fileprivate var gtkSpacing: Int32 { spacing.map { Int32($0) } ?? StackWidget.usualSpacing }
}

extension StackElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { StackWidget(self, sink: sink) }
}
