import CGtk
import OrielCore

/// Shows developers what a window consists of: Control, Alt, Shift and I write its views to standard error, and GTK's
/// inspector, which opens with Control, Shift and I, names the widgets after their views.
@MainActor enum WindowInspection {
  static func begin(in surface: any GtkSurface) {
    let window = surface.gtkWindow
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard Inspection.hasKey else { return }
    if let controller = gtk_shortcut_controller_new() {
      add("<Control><Alt><Shift>i", to: controller) { [weak surface] in
        guard let surface else { return false }
        Inspection.namesWidgets = true
        write(surface)
        return true
      }
      // Before GTK opens its inspector.
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      for keys in ["<Control><Shift>i", "<Control><Shift>d"] {
        add(keys, to: controller) { [weak surface] in
          Inspection.namesWidgets = true
          if surface != nil { Inspection.nameWidgets(in: widget) }
          return false
        }
      }
      gtk_widget_add_controller(widget, controller)
    }
    if Inspection.isRequested { writeWhenShown(surface) }
  }

  private static func writeWhenShown(_ surface: any GtkSurface) {
    // When the first layout has placed the views.
    MainLoop.scheduleWhenIdle { [weak surface] in
      guard let surface else { return }
      let widget = UnsafeMutableRawPointer(surface.gtkWindow).assumingMemoryBound(to: GtkWidget.self)
      if gtk_widget_get_width(widget) > 0 { return write(surface) }
      MainLoop.post(after: 50) { [weak surface] in
        if let surface { writeWhenShown(surface) }
      }
    }
  }

  private static func add(_ keys: String, to controller: OpaquePointer, _ perform: @escaping @MainActor () -> Bool) {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return }
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, ShortcutAction.make(perform)))
  }

  private static func write(_ surface: any GtkSurface) {
    Inspection.nameWidgets(in: UnsafeMutableRawPointer(surface.gtkWindow).assumingMemoryBound(to: GtkWidget.self))
    Diagnostics.handler(outline(of: surface.gtkWindow).text)
  }

  /// The views of a window.
  static func outline(of window: UnsafeMutablePointer<GtkWindow>) -> WindowOutline {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    let title = gtk_window_get_title(window).map { String(cString: $0) } ?? ""
    let size = "\(gtk_widget_get_width(widget)) × \(gtk_widget_get_height(widget))"
    return WindowOutline("window \"\(title)\" \(size)", of: Inspection.surfaces(in: widget).map(\.surface))
  }
}
