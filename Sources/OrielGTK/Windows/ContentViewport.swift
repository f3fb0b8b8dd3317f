import CGtk
import FoundationEssentials
import OrielCore

/// The content of a presentation: a centered column of its views, which scrolls if it is taller than the screen allows.
@MainActor final class ContentViewport {
  /// The viewport.
  let widget = ScrolledWindow.make()
  /// The surface of the views.
  let column = SurfaceWidget(StackArrangement(HorizontalAlignment.center, spacing: 0))

  init() {
    gtk_scrolled_window_set_child(widget.opaque, column.widget)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.opaque, 1)
  }

  /// The size of the content for a proposal, in a viewport of this width.
  func sizeThatFits(_ proposal: ProposedViewSize, in room: Int32) -> CGSize {
    func pixels(_ length: CGFloat?) -> Int32? {
      length.map { $0.isFinite ? Int32(min(max($0, 0), CGFloat(room * 4))) : nil } ?? nil
    }
    let across = WidgetLayout.Measurement(of: column.widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let width = max(pixels(proposal.width) ?? across.natural, across.minimum)
    let down = WidgetLayout.Measurement(of: column.widget, GTK_ORIENTATION_VERTICAL, for: width)
    return CGSize(width: Double(width), height: Double(max(pixels(proposal.height) ?? down.natural, down.minimum)))
  }

  // MARK: Focus

  /// Moves the keyboard focus to the first field, or else to the first focusable widget, unless a widget in the content
  /// has it already.
  func focusFirst() {
    guard let root = gtk_widget_get_root(widget) else { return }
    if let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, column.widget) != 0 { return }
    if let field = Self.firstField(in: column.widget) {
      gtk_widget_grab_focus(field)
    } else {
      gtk_widget_child_focus(column.widget, GTK_DIR_TAB_FORWARD)
    }
  }

  private static func firstField(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    guard gtk_widget_is_visible(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return nil }
    if widget.raw.isInstance(of: gtk_text_get_type()) || widget.raw.isInstance(of: gtk_text_view_get_type()) {
      return gtk_widget_get_focusable(widget) != 0 ? widget : nil
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let field = firstField(in: child) { return field }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  func dispose() { column.dispose() }
}
