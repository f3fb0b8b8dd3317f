import CGtk

/// Lets scrolling in a sheet change the sheet's height first.
@MainActor final class DetentScroll {
  enum Direction { case up, down }

  /// Whether it is active.
  var isOn = false {
    didSet {
      guard isOn != oldValue, let controller else { return }
      gtk_event_controller_set_propagation_phase(controller, isOn ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE)
    }
  }
  /// Called when the user scrolls. Returns whether the sheet has handled it.
  var didScroll: ((Direction) -> Bool)?

  private let viewport: GtkWidgetPointer
  private let controller: OpaquePointer?
  private let signals = SignalConnections()
  /// The time in milliseconds when the sheet last handled scrolling. Events shortly after it belong to the same
  /// movement.
  private var lastUse: guint32?

  private static let pause: guint32 = 250

  init(on viewport: GtkWidgetPointer) {
    self.viewport = viewport
    controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    guard let controller else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
    signals.add(.connect(controller.raw, .scroll) { [weak self] _, y in self?.scroll(y) ?? false })
    gtk_widget_add_controller(viewport, controller)
  }

  private func scroll(_ distance: Double) -> Bool {
    guard distance != 0, let controller else { return false }
    let now = gtk_event_controller_get_current_event_time(controller)
    if let lastUse, now &- lastUse < Self.pause {
      self.lastUse = now
      return true
    }
    if distance < 0, !isAtTop { return false }
    guard didScroll?(distance > 0 ? .down : .up) == true else { return false }
    lastUse = now
    return true
  }

  /// Whether no scroll view under the pointer can scroll towards its start.
  private var isAtTop: Bool {
    var widget: GtkWidgetPointer? = target
    while let current = widget {
      if current.raw.isInstance(of: gtk_scrolled_window_get_type()),
        let adjustment = gtk_scrolled_window_get_vadjustment(current.opaque),
        gtk_adjustment_get_value(adjustment) > gtk_adjustment_get_lower(adjustment)
      {
        return false
      }
      if current == viewport { return true }
      widget = gtk_widget_get_parent(current)
    }
    return true
  }

  private var target: GtkWidgetPointer {
    guard let controller, let event = gtk_event_controller_get_current_event(controller) else { return viewport }
    return viewport.target(of: event) ?? viewport
  }

  func dispose() { signals.disconnectAll() }
}
