import CGtk

/// Moves the focus for the user without scrolling, so that a page is seen from its beginning, even if its first control
/// is further down.
@MainActor enum StillFocus {
  /// Moves the focus within a widget. A scroll view takes the focus for what isn't in view, and is scrolled by keys then.
  ///
  /// - Returns: what the function returns: whether the focus has moved.
  @discardableResult static func move(in widget: GtkWidgetPointer, _ move: () -> Bool) -> Bool {
    let viewports = viewports(in: widget)
    for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport.opaque, 0) }
    defer { for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport.opaque, 1) } }
    guard move() else { return false }
    let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
    if let hiding = focus.flatMap({ focus in viewports.first { hides(focus, $0) } }),
      let scrolledWindow = gtk_widget_get_parent(hiding)
    {
      enterByTab(scrolledWindow, into: hiding)
      gtk_widget_grab_focus(scrolledWindow)
    }
    return true
  }

  private static let entersByTab = "oriel-enters-by-tab"

  /// Moves the focus by Tab from a scroll view into its content; GTK moves it to what follows the scroll view.
  private static func enterByTab(_ scrolledWindow: GtkWidgetPointer, into viewport: GtkWidgetPointer) {
    let object = scrolledWindow.as(GObject.self)
    guard g_object_get_data(object, entersByTab) == nil, let keys = gtk_event_controller_key_new() else { return }
    g_object_set_data(object, entersByTab, keys.raw)
    SignalConnection.connect(keys.raw, .keyPressed) { press in
      guard press.key == guint(GDK_KEY_Tab), gtk_widget_is_focus(scrolledWindow) != 0 else { return false }
      return gtk_widget_child_focus(viewport, GTK_DIR_TAB_FORWARD) != 0
    }
    gtk_widget_add_controller(scrolledWindow, keys)
  }

  /// The viewports of scroll views in a widget, the outer ones first. The rows of lists have none that matter: GTK shows
  /// the row with the focus.
  private static func viewports(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    if widget.raw.isInstance(of: gtk_list_base_get_type()) { return [] }
    let inner = widget.children.flatMap { viewports(in: $0) }
    return widget.raw.isInstance(of: gtk_viewport_get_type()) ? [widget] + inner : inner
  }

  /// Whether a widget in a viewport has been scrolled out of it. Before the first layout nothing has.
  private static func hides(_ widget: GtkWidgetPointer, _ viewport: GtkWidgetPointer) -> Bool {
    guard gtk_widget_is_ancestor(widget, viewport) != 0 else { return false }
    var bounds = graphene_rect_t()
    guard gtk_widget_get_height(viewport) > 0, gtk_widget_compute_bounds(widget, viewport, &bounds) != 0 else {
      return false
    }
    let (top, left) = (bounds.origin.y, bounds.origin.x)
    return top >= Float(gtk_widget_get_height(viewport)) || top + bounds.size.height <= 0
      || left >= Float(gtk_widget_get_width(viewport)) || left + bounds.size.width <= 0
  }
}
