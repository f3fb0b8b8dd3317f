private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// The undo manager of the window that contains the view; nil outside of windows.
  ///
  /// ```swift
  /// @Environment(\.undoManager) private var undoManager
  /// ```
  ///
  /// Sheets and popovers have that of their window. In a ``DocumentGroup``, it is the document's: registering an action
  /// marks the document as edited.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
