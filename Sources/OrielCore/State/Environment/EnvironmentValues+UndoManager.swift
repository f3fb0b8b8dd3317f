private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// The undo manager of the window that contains the view; nil outside of windows.
  ///
  /// ```swift
  /// @Environment(\.undoManager) private var undoManager
  /// ```
  ///
  /// Sheets and popovers have that of their window.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
