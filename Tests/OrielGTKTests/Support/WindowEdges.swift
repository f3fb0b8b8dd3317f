import CGtk

@testable import OrielGTK

/// What surrounds the content of a window: its header bar, and the border that it has where the display can't draw shadows.
@MainActor enum WindowEdges {
  static let width = size.width
  static let height = size.height

  private static let size: (width: Double, height: Double) = {
    let window: GtkWidgetPointer = gtk_window_new()
    let content: GtkWidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_size_request(content, 700, 500)
    let title = TitleLabel()
    let bar = HeaderBar(title: title.widget)
    withExtendedLifetime((title, bar)) { gtk_window_set_titlebar(window.as(GtkWindow.self), bar.widget) }
    gtk_window_set_child(window.as(GtkWindow.self), content)
    gtk_widget_realize(window)
    defer { gtk_window_destroy(window.as(GtkWindow.self)) }
    @MainActor func length(_ orientation: GtkOrientation) -> Double {
      Double(WidgetLayout.Measurement(of: window, orientation, for: -1).natural)
    }
    return (length(GTK_ORIENTATION_HORIZONTAL) - 700, length(GTK_ORIENTATION_VERTICAL) - 500)
  }()

  /// Gives a window the size at which its content has a size.
  static func setContentSize(_ width: Int32, _ height: Int32, of window: UnsafeMutablePointer<GtkWindow>) {
    gtk_window_set_default_size(window, width + Int32(Self.width), height + Int32(Self.height))
  }
}
