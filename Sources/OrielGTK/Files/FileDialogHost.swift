import CGtk

/// The parent of a file dialog: a window or none.
@MainActor struct FileDialogHost {
  let parent: UnsafeMutablePointer<GtkWindow>?
  /// The application of a window without a parent.
  let application: UnsafeMutablePointer<GtkApplication>?

  /// Adds a dialog without a parent to the application's windows.
  func adopt(_ window: ObjectHandle) {
    if parent == nil, let application { gtk_window_set_application(window.pointer(), application) }
  }

  /// Calls `action` when the parent is destroyed.
  func watchParent(_ signals: SignalConnections, _ action: @escaping @MainActor () -> Void) {
    guard let parent = parent.map({ UnsafeMutableRawPointer($0) }) else { return }
    // A parent that is still referenced is destroyed long after it was closed.
    signals.add(.connect(parent, .unrealize, action))
    signals.add(.connect(parent, .destroy, action))
  }
}
