import CGtk
import OrielCore

/// The screens, and the maximum size of windows and presentations on them.
@MainActor package enum ScreenRoom {
  private static let usual = GdkRectangle(x: 0, y: 0, width: 1066, height: 800)

  /// The areas of all screens in application pixels, the first one first, and the device pixels of each per application
  /// pixel. Empty without a display.
  package static var screens: [(area: Rect, scale: Double)] {
    guard let monitors = gdk_display_get_default().flatMap({ gdk_display_get_monitors($0) }) else { return [] }
    return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
      guard let monitor = g_list_model_get_item(monitors, index).map({ ObjectHandle(adopting: $0) }) else { return nil }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(monitor.opaque, &area)
      return (
        Rect(x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height)),
        Double(gdk_monitor_get_scale_factor(monitor.opaque))
      )
    }
  }

  /// Three quarters of the screen that a window is on. The rest is for panels and window decorations.
  static func size(around window: UnsafeMutablePointer<GtkWindow>?) -> (width: gint, height: gint) {
    let area = area(around: window)
    return (area.width * 3 / 4, area.height * 3 / 4)
  }

  /// The maximum size of a popover at an edge of a view. GTK moves it to the opposite edge if it doesn't fit at its own:
  /// it fits at one of them if it is smaller than half of the screen.
  static func popover(at edge: Edge, around window: UnsafeMutablePointer<GtkWindow>?) -> (width: gint, height: gint) {
    let (area, most) = (area(around: window), size(around: window))
    switch edge {
    case .top, .bottom: return (most.width, min(most.height, area.height / 2 - distance))
    case .leading, .trailing: return (min(most.width, area.width / 2 - distance), most.height)
    }
  }

  /// The length of a popover's arrow and shadow, and of the half of a view of usual size.
  private static let distance: gint = 40

  /// The largest size with which a window opens. GDK doesn't report which part of the screen panels leave.
  static func window(around window: UnsafeMutablePointer<GtkWindow>?) -> (width: gint, height: gint) {
    let area = area(around: window)
    return (area.width * 15 / 16, area.height * 7 / 8)
  }

  /// The screen that a window is on, for the app.
  static func display(around window: UnsafeMutablePointer<GtkWindow>?) -> DisplayProxy {
    let (area, room) = (area(around: window), self.window(around: window))
    let bounds = Rect(x: CGFloat(area.x), y: CGFloat(area.y), width: CGFloat(area.width), height: CGFloat(area.height))
    let margins = (x: CGFloat(area.width - room.width) / 2, y: CGFloat(area.height - room.height) / 2)
    return DisplayProxy(bounds: bounds, visible: bounds.grown(x: -margins.x, y: -margins.y))
  }

  /// The screen that a window is on.
  private static func area(around window: UnsafeMutablePointer<GtkWindow>?) -> GdkRectangle {
    guard let display = gdk_display_get_default() else { return usual }
    let monitors = gdk_display_get_monitors(display)
    var monitor: ObjectHandle?
    // Determining the monitor of a window requires several round trips to an X server.
    if g_list_model_get_n_items(monitors) > 1, let window, let surface = gtk_native_get_surface(OpaquePointer(window)) {
      monitor = gdk_display_get_monitor_at_surface(display, surface).map { ObjectHandle(retaining: $0) }
    }
    monitor = monitor ?? g_list_model_get_item(monitors, 0).map { ObjectHandle(adopting: $0) }
    guard let monitor else { return usual }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor.opaque, &area)
    return area
  }
}
