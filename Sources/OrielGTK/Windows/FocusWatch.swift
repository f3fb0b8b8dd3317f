import CGtk
import OrielCore

/// Observes which widget of the active window has the keyboard focus.
@MainActor final class FocusWatch {
  static let shared = FocusWatch()

  private var didMove: (@MainActor ((any WidgetEventSink)?) -> Void)?
  private var isScheduled = false

  private init() {}

  /// Calls `didMove` with the current focus, and when it has moved or another window has become active.
  func begin(_ didMove: @escaping @MainActor ((any WidgetEventSink)?) -> Void) {
    self.didMove = didMove
    WindowActivity.shared.addObserver(self) { [weak self] in self?.focusMayHaveMoved() }
    focusMayHaveMoved()
  }

  /// Observes the focus in a window, until the signals are disconnected.
  func follow(_ window: UnsafeMutablePointer<GtkWindow>, _ signals: SignalConnections) {
    signals.add(
      .connect(UnsafeMutableRawPointer(window), .focusWidgetChanged) { [weak self] in self?.focusMayHaveMoved() })
  }

  private func focusMayHaveMoved() {
    guard didMove != nil, !isScheduled else { return }
    isScheduled = true
    MainLoop.schedule { [weak self] in self?.look() }
  }

  private func look() {
    isScheduled = false
    let window = WindowActivity.shared.toplevels.lazy.map { $0.assumingMemoryBound(to: GtkWindow.self) }
      .first { gtk_window_is_active($0) != 0 }
    guard let didMove, let window else { return }
    guard let focus = gtk_window_get_focus(window) else { return didMove(nil) }
    // A menu acts on the view that was focused before, and takes the focus only while it is open.
    guard gtk_widget_get_ancestor(focus, gtk_popover_menu_get_type()) == nil else { return }
    // Other windows, such as alerts, have no views.
    guard let leaf = SurfaceWidget.leaf(of: focus) else { return }
    didMove(leaf.gtk?.sink)
  }
}
