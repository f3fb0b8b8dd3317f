import CGtk

/// Observes which of the app's windows, including dialogs, is active.
@MainActor final class WindowActivity {
  static let shared = WindowActivity()

  /// The delay in milliseconds before the app is considered inactive, because no window has the focus while it moves
  /// between windows.
  private static let patience: guint = 100

  /// Whether one of the windows is active.
  private(set) var isAppActive = false
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  private var windows: [UnsafeMutableRawPointer: SignalConnection] = [:]
  private var isScheduled = false
  private var timer: guint = 0

  private init() {
    let toplevels: OpaquePointer = gtk_window_get_toplevels()
    SignalConnection.connect(toplevels.raw, .itemCountChanged) { [weak self] in self?.windowsDidChange() }
    windowsDidChange()
  }

  /// Calls `action` when a window may have gained or lost the focus, until `removeObserver(_:)`.
  func addObserver(_ owner: AnyObject, _ action: @escaping () -> Void) { observers[ObjectIdentifier(owner)] = action }

  /// Removes an observer.
  func removeObserver(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

  /// The windows, including dialogs.
  var toplevels: [UnsafeMutableRawPointer] {
    let list: OpaquePointer = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      // The list retains it.
      g_object_unref(item)
      return item
    }
  }

  private func windowsDidChange() {
    let present = toplevels
    windows = windows.filter { present.contains($0.key) && $0.value.isConnected }
    for window in present where windows[window] == nil {
      windows[window] = .connect(window, .isActiveChanged) { [weak self] in self?.focusMayHaveMoved() }
    }
    focusMayHaveMoved()
  }

  private func focusMayHaveMoved() {
    guard !isScheduled else { return }
    isScheduled = true
    MainLoop.schedule { [weak self] in self?.look() }
  }

  private func look() {
    isScheduled = false
    let isActive = toplevels.contains { gtk_window_is_active($0.assumingMemoryBound(to: GtkWindow.self)) != 0 }
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    if isActive {
      isAppActive = true
    } else if isAppActive {
      timer = g_timeout_add(
        Self.patience,
        { _ in
          MainActor.assumeIsolated { WindowActivity.shared.didLoseFocus() }
          return gboolean(G_SOURCE_REMOVE)
        }, nil)
    }
    notify()
  }

  private func didLoseFocus() {
    timer = 0
    isAppActive = false
    notify()
  }

  private func notify() { for observer in Array(observers.values) { observer() } }
}
