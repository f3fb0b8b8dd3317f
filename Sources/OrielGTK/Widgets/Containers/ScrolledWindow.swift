import CGtk

/// Creates `GtkScrolledWindow`s that can be removed from their window at any time.
///
/// When the wheel is turned beyond the end of the content, GTK checks 50 ms later whether the content has to spring
/// back. GTK cancels this timeout only when the widget is disposed of. A removed widget that is still referenced would
/// access a frame clock that no longer exists.
@MainActor enum ScrolledWindow {
  /// - Parameter type: `GtkScrolledWindow` or a class derived from it.
  static func make(_ type: GType = gtk_scrolled_window_get_type()) -> GtkWidgetPointer {
    let widget = WidgetInstance.make(type).widget
    SignalConnection.connect(widget.raw, .unrealize) { rest(widget) }
    return widget
  }

  /// Cancels the pending timeout.
  private static func rest(_ widget: GtkWidgetPointer) {
    guard g_main_context_find_source_by_user_data(nil, widget.raw) != nil else { return }
    let controllers = kineticControllers(of: widget)
    // Simulates an empty two-finger scroll, which cancels the timeout and doesn't start another one.
    for controller in controllers { emit("scroll-begin", on: controller) }
    for controller in controllers { emit("scroll", on: controller, 0, 0) }
    for controller in controllers { emit("scroll-end", on: controller) }
  }

  private static func kineticControllers(of widget: GtkWidgetPointer) -> [ObjectHandle] {
    controllers(of: widget, gtk_event_controller_scroll_get_type()).filter {
      let flags = gtk_event_controller_scroll_get_flags($0.opaque)
      return flags.rawValue & GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue != 0
    }
  }

  /// The event controllers of a widget that are instances of a class, also those that GTK has added.
  static func controllers(of widget: GtkWidgetPointer, _ type: GType) -> [ObjectHandle] {
    guard let list = gtk_widget_observe_controllers(widget) else { return [] }
    defer { g_object_unref(list.raw) }
    return (0..<g_list_model_get_n_items(list)).compactMap { position in
      guard let item = g_list_model_get_item(list, position) else { return nil }
      let controller = ObjectHandle(adopting: item)
      return item.isInstance(of: type) ? controller : nil
    }
  }

  private static func emit(_ signal: String, on controller: ObjectHandle, _ arguments: Double...) {
    let type = gtk_event_controller_scroll_get_type()
    let id = g_signal_lookup(signal, type)
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], controller.raw)
    for (index, argument) in arguments.enumerated() {
      g_value_init(&values[index + 1], g_type_from_name("gdouble"))
      g_value_set_double(&values[index + 1], argument)
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    // Only `scroll` has a result.
    guard !arguments.isEmpty else { return g_signal_emitv(&values, id, 0, nil) }
    var answer = GValue()
    g_value_init(&answer, g_type_from_name("gboolean"))
    defer { g_value_unset(&answer) }
    g_signal_emitv(&values, id, 0, &answer)
  }
}
