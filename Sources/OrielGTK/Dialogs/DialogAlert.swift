import CGtk
import OrielCore

/// An alert that a `GtkAlertDialog` shows.
///
/// GTK retains it until the dialog is completed. The window that GTK creates for the dialog isn't part of GTK's API;
/// adjustments are skipped if it isn't found.
@MainActor final class DialogAlert: PresentedAlert {
  private var request: AlertRequest
  private let reporter: AlertReporter
  private let cancellable = ObjectHandle(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
  private let signals = SignalConnections()
  /// Retained until the end: if the window was destroyed with its parent, GTK destroys it once more on completion.
  private var window: ObjectHandle?
  private var buttons: [GtkWidgetPointer] = []
  private var mark: AlertMark?
  private var shortcuts: [ShortcutController] = []
  private var isDismissing = false

  init(_ request: AlertRequest, reporter: AlertReporter) {
    self.request = request
    self.reporter = reporter
  }

  func present(in host: AlertHost) {
    guard let object = g_object_new_with_properties(gtk_alert_dialog_get_type(), 0, nil, nil) else {
      return reporter.reportLater(.failed("GTK could not make a dialog."))
    }
    let dialog = ObjectHandle(adopting: UnsafeMutableRawPointer(object))
    configure(dialog.opaque)
    let toplevels: OpaquePointer = gtk_window_get_toplevels()
    let count = g_list_model_get_n_items(toplevels)
    // GTK sets the role of a plain dialog and shows the window at once, after which the role is fixed.
    let arrival = SignalConnection.connect(toplevels.raw, .itemCountChanged) {
      guard let made = g_list_model_get_item(toplevels, count) else { return }
      Accessible(ObjectHandle(adopting: made).widget).role = GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    }
    defer { arrival.disconnect() }
    gtk_alert_dialog_choose(
      dialog.opaque, host.parent, cancellable.pointer(),
      { _, result, data in
        guard let data else { return }
        let alert = Unmanaged<DialogAlert>.fromOpaque(data).takeRetainedValue()
        let result = UInt(bitPattern: result)
        MainActor.assumeIsolated { alert.finish(OpaquePointer(bitPattern: result)) }
      }, Unmanaged.passRetained(self).toOpaque())
    if let found = g_list_model_get_item(toplevels, count) {
      adopt(ObjectHandle(adopting: found), in: host)
    } else {
      reporter.reportLater(.presented)
    }
  }

  private func configure(_ dialog: OpaquePointer) {
    gtk_alert_dialog_set_message(dialog, request.title.forGTK)
    if let message = request.message { gtk_alert_dialog_set_detail(dialog, message.forGTK) }
    // An underscore would mark an access key.
    let labels = request.buttons.map { $0.label.forGTK.parts(separatedBy: "_").joined(separator: "__") }
    labels.withCStrings { gtk_alert_dialog_set_buttons(dialog, $0) }
    if let index = request.cancelIndex { gtk_alert_dialog_set_cancel_button(dialog, Int32(index)) }
    if let index = request.defaultIndex { gtk_alert_dialog_set_default_button(dialog, Int32(index)) }
  }

  // MARK: Window

  private func adopt(_ handle: ObjectHandle, in host: AlertHost) {
    window = handle
    if handle.signal("response") != 0 {
      signals.add(.connect(handle.raw, .response) { _ in self.stopListening() })
    }
    // If its window is destroyed with the parent, the dialog never completes.
    signals.add(.connect(handle.raw, .unrealize) { self.vanish() })
    if gtk_widget_get_mapped(handle.widget) != 0 {
      reporter.reportLater(.presented)
    } else {
      signals.add(.connect(handle.raw, .map) { self.reporter.reportLater(.presented) })
    }
    host.adopt(handle, request)
    mark = Self.textArea(in: handle.widget, title: request.title.forGTK).map { AlertMark(in: $0) }
    let found = Self.buttons(in: handle.widget)
    guard found.count == request.buttons.count else { return }
    buttons = found
    for (button, widget) in zip(request.buttons, buttons) {
      if button.role == .destructive { widget.addClass(.destructiveAction) }
      if let shortcut = button.ownShortcut { shortcuts.append(ShortcutController(shortcut, on: widget)) }
    }
  }

  /// The buttons, in the order of the request.
  private static func buttons(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    if widget.hasClass(.dialogActionArea) { return Array(widget.children) }
    for child in widget.children {
      let found = buttons(in: child)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The box that contains the title.
  private static func textArea(in widget: GtkWidgetPointer, title: String) -> GtkWidgetPointer? {
    for child in widget.children {
      if child.raw.isInstance(of: gtk_label_get_type()), String(cString: gtk_label_get_text(child.opaque)) == title {
        return widget.raw.isInstance(of: gtk_box_get_type()) ? widget : nil
      }
      if let found = textArea(in: child, title: title) { return found }
    }
    return nil
  }

  // MARK: Closing

  /// Hides the window and ignores further input once the answer is known: a second click would complete the dialog
  /// twice.
  private func stopListening() {
    signals.disconnectAll()
    guard let window else { return }
    let response = window.signal("response")
    if response != 0 {
      g_signal_handlers_disconnect_matched(window.raw, G_SIGNAL_MATCH_ID, response, 0, nil, nil, nil)
    }
    WindowReturn.windowWillGo(window.pointer())
    gtk_widget_set_visible(window.widget, 0)
  }

  private func vanish() {
    signals.disconnectAll()
    buttons = []
    mark = nil
    reporter.reportLater(.dismissed)
    // Not during the destruction of the parent. The cancellation completes the dialog, which releases everything.
    MainLoop.schedule { g_cancellable_cancel(self.cancellable.pointer()) }
  }

  private func finish(_ result: OpaquePointer?) {
    signals.disconnectAll()
    // GTK may complete the dialog before other handlers of the response run, and destroys the window on completion.
    if let window { WindowReturn.windowWillGo(window.pointer()) }
    for shortcut in shortcuts { shortcut.dispose() }
    shortcuts = []
    let event = answer(in: result)
    buttons = []
    mark = nil
    window = nil
    if isDismissing { reporter.reportLater(event) } else { reporter.report(event) }
  }

  private func answer(in result: OpaquePointer?) -> AlertEvent {
    guard let result, let dialog = g_async_result_get_source_object(result) else { return .dismissed }
    let source = ObjectHandle(adopting: dialog)
    var error: UnsafeMutablePointer<GError>?
    let index = Int(gtk_alert_dialog_choose_finish(source.opaque, result, &error))
    if let error {
      defer { g_error_free(error) }
      return DialogError.isDismissal(error) ? .dismissed : .failed(String(cString: error.pointee.message))
    }
    // Escape also activates a disabled cancel button.
    guard request.buttons.indices.contains(index), request.buttons[index].isEnabled else { return .dismissed }
    return .pressed(id: request.buttons[index].id)
  }

  // MARK: PresentedAlert

  func update(_ request: AlertRequest) {
    self.request = request
    for (widget, button) in zip(buttons, request.buttons) { widget.setSensitive(button.isEnabled) }
    // The parts that GTK's dialog doesn't support are added to its window.
    mark?.update(request)
  }

  func dismiss() {
    guard !reporter.isFinished, !isDismissing else { return }
    isDismissing = true
    stopListening()
    g_cancellable_cancel(cancellable.pointer())
  }
}
