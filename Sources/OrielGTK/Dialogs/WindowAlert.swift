import CGtk
import OrielCore

/// An alert in an `AlertWindow`, for requests that a `GtkAlertDialog` can't show.
///
/// The window looks and behaves like GTK's. Its signal handlers retain the alert until it is answered.
@MainActor final class WindowAlert: PresentedAlert {
  private var request: AlertRequest
  private let reporter: AlertReporter
  private let signals = SignalConnections()
  private var content: AlertBody?
  /// Retained until the end, however the window is destroyed.
  private var window: ObjectHandle?

  init(_ request: AlertRequest, reporter: AlertReporter) {
    self.request = request
    self.reporter = reporter
  }

  func present(_ arrangement: AlertButtonArrangement, in host: AlertHost) {
    let handle = AlertWindow.make(over: host.parent)
    let window: UnsafeMutablePointer<GtkWindow> = handle.pointer()
    let content = AlertBody(
      request, arrangement: arrangement,
      actions: AlertBody.Actions(
        press: { self.press($0) },
        changeText: { self.reporter.report(.textChanged(id: $0, $1)) },
        toggle: { self.reporter.report(.suppressionChanged($0)) }))
    self.window = handle
    self.content = content
    host.adopt(handle, request)
    gtk_window_set_child(window, content.root)
    content.fit(into: host.room)

    signals.add(.connect(handle.raw, .map) { self.reporter.reportLater(.presented) })
    signals.add(.connect(handle.raw, .unrealize) { self.vanish() })
    signals.add(.connect(handle.raw, .closeRequest) { self.cancel() })
    if let index = request.defaultIndex { gtk_window_set_default_widget(window, content.buttons[index]) }
    if let target = content.firstFocus(default: request.defaultIndex) { gtk_widget_grab_focus(target) }
    gtk_window_present(window)
  }

  // MARK: Answers

  private func press(_ index: Int) {
    guard request.buttons.indices.contains(index) else { return }
    end()
    reporter.report(.pressed(id: request.buttons[index].id))
  }

  /// Handles Escape and the window's close button.
  private func cancel() -> Bool {
    if let index = request.cancelIndex, request.buttons[index].isEnabled {
      press(index)
    } else {
      end()
      reporter.report(.dismissed)
    }
    return true
  }

  /// Called when the window is being destroyed, with its parent or by other code.
  private func vanish() {
    end()
    reporter.reportLater(.dismissed)
  }

  private func end() {
    signals.disconnectAll()
    content?.dispose()
    content = nil
    guard let window else { return }
    self.window = nil
    WindowReturn.windowWillGo(window.pointer())
    gtk_window_destroy(window.pointer())
    // A widget of the window may be emitting the signal that has caused this call.
    MainLoop.schedule { withExtendedLifetime(window) {} }
  }

  // MARK: PresentedAlert

  func update(_ request: AlertRequest) {
    self.request = request
    content?.update(request)
  }

  func dismiss() {
    guard !reporter.isFinished else { return }
    end()
    reporter.reportLater(.dismissed)
  }
}
