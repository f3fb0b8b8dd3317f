import CGtk

/// Creates buttons whose action runs as soon as they are activated.
///
/// A `GtkButton` that is activated by key or by assistive technology looks pressed for 250 ms and emits `clicked` only
/// afterwards. Input in the meantime could change, disable or remove it first. These buttons emit `clicked` at once,
/// and look pressed afterwards.
///
/// A button that is the whole content of a row receives the pointer in all of the row, as its own.
@MainActor enum ButtonClass {
  /// The duration of the pressed look after an activation, in milliseconds: the same as in GTK.
  private static let pressedTime: guint = 250

  /// A push button.
  static func makeButton() -> GtkWidgetPointer {
    WidgetInstance.make(button).widget
  }

  /// A button that stays pressed until it is clicked again.
  static func makeToggleButton() -> GtkWidgetPointer {
    WidgetInstance.make(toggleButton).widget
  }

  /// A button that stays pressed until it is clicked again, with another role than that of a button.
  static func makeToggleButton(role: GtkAccessibleRole) -> GtkWidgetPointer {
    guard let object = WidgetInstance.object(toggleButton, role: role) else { return makeToggleButton() }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Whether the button looks pressed because of an activation.
  static func looksPressed(_ button: GtkWidgetPointer) -> Bool {
    button.hasClass(.keyboardActivating)
  }

  // MARK: Classes

  private static let button = derive(
    from: gtk_button_get_type(), "OrielButton", MemoryLayout<GtkButtonClass>.size, MemoryLayout<GtkButton>.size)
  private static let toggleButton = derive(
    from: gtk_toggle_button_get_type(), "OrielToggleButton", MemoryLayout<GtkToggleButtonClass>.size,
    MemoryLayout<GtkToggleButton>.size)

  private static func derive(from parent: GType, _ name: String, _ classSize: Int, _ instanceSize: Int) -> GType {
    KeyReleases.observe()
    return g_type_register_static_simple(
      parent, name, guint(classSize),
      { classPointer, _ in
        // The structure of a toggle button's class begins with that of a button.
        classPointer?.assumingMemoryBound(to: GtkButtonClass.self).pointee.activate = { button in
          guard let button else { return }
          let widget = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkWidget.self)
          // Unsafe: GTK emits signals on the main thread only.
          nonisolated(unsafe) let activated = widget
          MainActor.assumeIsolated { ButtonClass.activate(activated) }
        }
        classPointer?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.contains = { button, x, y in
          guard let button else { return 0 }
          // Unsafe: GTK looks for the widget at the pointer on the main thread only.
          nonisolated(unsafe) let widget = button
          return MainActor.assumeIsolated { ButtonClass.contains(widget, x, y) } ? 1 : 0
        }
      }, guint(instanceSize), nil, GTypeFlags(rawValue: 0))
  }

  // MARK: Pointer

  private static var rows: [GtkWidgetPointer: () -> GtkWidgetPointer?] = [:]

  /// Sets how to find the row in all of which a button receives the pointer; nil to end that.
  static func setRow(of button: GtkWidgetPointer, _ row: (() -> GtkWidgetPointer?)?) { rows[button] = row }

  private static func contains(_ button: GtkWidgetPointer, _ x: Double, _ y: Double) -> Bool {
    let parent = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
    if parent?.pointee.contains(button, x, y) != 0 { return true }
    guard let row = rows[button]?() else { return false }
    var (point, place) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
    return gtk_widget_compute_point(button, row, &point, &place) != 0
      && gtk_widget_contains(row, Double(place.x), Double(place.y)) != 0
  }

  // MARK: Activation

  /// The last activation: the button, and the number of key releases before it.
  private static var last: (button: GtkWidgetPointer, releases: Int)?

  private static func activate(_ button: GtkWidgetPointer) {
    guard gtk_widget_get_realized(button) != 0, !isRepeated(button) else { return }
    last = (button, KeyReleases.count)
    lookPressed(button)
    Signal.clicked.emit(by: button)
  }

  /// Whether a held key is repeating. Repetitions are limited to the rate of a `GtkButton`.
  private static func isRepeated(_ button: GtkWidgetPointer) -> Bool {
    looksPressed(button) && last?.button == button
      && last?.releases == KeyReleases.count
  }

  private static func lookPressed(_ button: GtkWidgetPointer) {
    guard !looksPressed(button) else { return }
    button.addClass(.keyboardActivating)
    _ = g_timeout_add_full(
      G_PRIORITY_DEFAULT, pressedTime,
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        data.assumingMemoryBound(to: GtkWidget.self).removeClass(.keyboardActivating)
        return gboolean(G_SOURCE_REMOVE)
      }, g_object_ref(button), { g_object_unref($0) })
  }
}

/// Counts key releases in all windows. A repeating key isn't released between repetitions.
@MainActor enum KeyReleases {
  private(set) static var count = 0

  /// Starts counting activations; further calls have no effect.
  static func observe() { hook }

  private static let hook: Void = {
    // The class must be registered before its signals can be looked up.
    g_type_class_ref(gdk_surface_get_type())
    g_signal_add_emission_hook(
      g_signal_lookup("event", gdk_surface_get_type()), 0,
      { _, _, values, _ in
        // The values are the surface and the event.
        guard let event = values.flatMap({ g_value_get_pointer($0 + 1) }) else { return 1 }
        if gdk_event_get_event_type(OpaquePointer(event)) == GDK_KEY_RELEASE {
          MainActor.assumeIsolated { count += 1 }
        }
        return 1
      }, nil, nil)
  }()
}
