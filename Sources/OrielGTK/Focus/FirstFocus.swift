import CGtk
import OrielCore

/// Where the keyboard focus begins in a window.
@MainActor enum FirstFocus {
  /// Moves the focus to the first field; without one, to the default button; without that, to the first focusable widget.
  /// It stays where it is if a widget in the content has it already.
  static func begin(in content: GtkWidgetPointer) {
    guard let root = gtk_widget_get_root(content) else { return }
    if let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, content) != 0 { return }
    StillFocus.move(in: content) {
      if let target = field(in: content) ?? defaultButton(of: content) {
        gtk_widget_grab_focus(target) != 0
      } else {
        gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD) != 0
      }
    }
  }

  /// Moves the focus in a window that has a default button. GTK chooses the first focusable widget in other windows.
  static func beginAsDialog(in content: GtkWidgetPointer) {
    guard let root = gtk_widget_get_root(content), gtk_root_get_focus(root) == nil, defaultButton(of: content) != nil
    else { return }
    begin(in: content)
  }

  /// Moves the focus that GTK has given to the bars above the content to the first focusable widget of the content.
  static func leave(_ bars: GtkWidgetPointer, for content: GtkWidgetPointer) {
    guard let root = gtk_widget_get_root(content), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, bars) != 0
    else { return }
    moveForward(in: content)
  }

  /// Moves the focus to the first focusable widget of a page, other than a search field above it. Returns whether there
  /// is one.
  static func begin(inPage page: LayoutNode) -> Bool {
    let widgets = shownWidgets(in: page).filter { gtk_widget_get_mapped($0) != 0 }
    let searches = widgets.filter { $0.raw.isInstance(of: gtk_search_entry_get_type()) }
    let others = widgets.filter { !searches.contains($0) }
    return (others + searches).contains { moveForward(in: $0) }
  }

  /// Moves the focus that GTK has given to a search field to what follows it, if anything does.
  static func leaveSearch(in content: GtkWidgetPointer) {
    guard let focus = gtk_widget_get_root(content).flatMap({ gtk_root_get_focus($0) }),
      gtk_widget_is_ancestor(focus, content) != 0,
      gtk_widget_get_ancestor(focus, gtk_search_entry_get_type()) != nil
    else { return }
    moveForward(in: content)
  }

  /// Moves the focus to the first focusable widget if nothing in the window has it.
  static func beginIfMissing(in content: GtkWidgetPointer) {
    guard let root = gtk_widget_get_root(content), gtk_root_get_focus(root) == nil else { return }
    moveForward(in: content)
  }

  /// Moves the focus to the next focusable widget in a widget, and says whether there is one.
  @discardableResult private static func moveForward(in widget: GtkWidgetPointer) -> Bool {
    StillFocus.move(in: widget) { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }
  }

  /// The default button of the window or popover that shows the content.
  private static func defaultButton(of content: GtkWidgetPointer) -> GtkWidgetPointer? {
    guard let root = gtk_widget_get_root(content), root.raw.isInstance(of: gtk_window_get_type()),
      let button = gtk_window_get_default_widget(root.widget.as(GtkWindow.self)),
      gtk_widget_get_native(button) == gtk_widget_get_native(content), gtk_widget_is_visible(button) != 0,
      gtk_widget_is_sensitive(button) != 0
    else { return nil }
    return button
  }

  private static func field(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    guard gtk_widget_is_visible(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return nil }
    if widget.raw.isInstance(of: gtk_text_get_type()) || widget.raw.isInstance(of: gtk_text_view_get_type()) {
      return gtk_widget_get_focusable(widget) != 0 ? widget : nil
    }
    return shownChildren(of: widget).lazy.compactMap { field(in: $0) }.first
  }

  /// The children of a widget without those in pages that aren't shown. Before the first layout, GTK doesn't know them.
  private static func shownChildren(of widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    guard let surface = WidgetLayout.of(widget) as? SurfaceWidget else { return Array(widget.children) }
    return shownWidgets(in: surface.surface.root)
  }

  /// The widgets of a node of a layout without those in pages that aren't shown.
  private static func shownWidgets(in node: LayoutNode) -> [GtkWidgetPointer] {
    if (node as? PageNode)?.isShown == false { return [] }
    if let leaf = node as? LeafNode { return leaf.gtk.map { [$0.widget] } ?? [] }
    return node.children.flatMap { shownWidgets(in: $0) }
  }
}
