import CGtk

/// Blocks clicks outside of a popover that can't be dismissed.
///
/// Header bars are excluded, so that the user can move and close the window.
@MainActor final class OutsideClicks {
  /// Called when a click was blocked.
  var didBlock: (() -> Void)?

  private let popover: GtkWidgetPointer
  private let window: GtkWidgetPointer
  private var controller: OpaquePointer?
  private var connection: SignalConnection?

  init(around popover: GtkWidgetPointer, in window: UnsafeMutablePointer<GtkWindow>) {
    self.popover = popover
    self.window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Whether clicks are blocked.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      if isOn { start() } else { stop() }
    }
  }

  private func start() {
    guard let made = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(made, GTK_PHASE_CAPTURE)
    // Other popovers of the window have their own surfaces.
    gtk_event_controller_set_propagation_limit(made, GTK_LIMIT_NONE)
    connection = .connect(made.raw, .event) { [weak self] in self?.blocks($0) ?? false }
    gtk_widget_add_controller(window, made)
    controller = made
  }

  private func stop() {
    connection?.disconnect()
    connection = nil
    if let controller { gtk_widget_remove_controller(window, controller) }
    controller = nil
  }

  private func blocks(_ event: OpaquePointer) -> Bool {
    guard isPress(event), let native = gtk_native_get_for_surface(gdk_event_get_surface(event)) else {
      return false
    }
    let area = native.widget
    guard area != popover, gtk_widget_is_ancestor(area, popover) == 0 else { return false }
    if let target = area.target(of: event), gtk_widget_get_ancestor(target, gtk_header_bar_get_type()) != nil {
      return false
    }
    didBlock?()
    return true
  }

  private func isPress(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    return type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN
  }
}
