import CGtk
import OrielCore

/// The bars of a window whose title bar the desktop draws: the menu bar, and below it the row of the toolbar.
@MainActor final class WindowBars: ToolbarContainer {
  private let handle = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let bar: HeaderBar

  /// Creates the bars above the content of a window.
  init(_ bar: HeaderBar) {
    self.bar = bar
    gtk_box_append(handle.pointer(), bar.widget)
  }

  var widget: GtkWidgetPointer { handle.widget }

  func add(_ part: ToolbarWidget) {
    guard part.part == .menuBar else { return bar.add(part) }
    gtk_widget_set_halign(part.widget, GTK_ALIGN_START)
    gtk_box_prepend(handle.pointer(), part.widget)
  }

  func remove(_ part: ToolbarWidget) {
    guard part.part == .menuBar else { return bar.remove(part) }
    // A destroyed window has already released its children.
    if gtk_widget_is_ancestor(part.widget, widget) != 0 { gtk_box_remove(handle.pointer(), part.widget) }
  }
}
