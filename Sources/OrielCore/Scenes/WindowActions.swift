/// An action that opens a window of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Log") { openWindow(id: "log") }
/// ```
@MainActor public struct OpenWindowAction {
  private(set) weak var runner: AppRunner?

  nonisolated init(runner: AppRunner?) { self.runner = runner }

  /// Opens a new window of the group with an id, or brings the single window with this id to the front.
  public func callAsFunction(id: String) { runner?.openWindow(id: id) }
}

/// An action that closes windows of the app.
@MainActor public struct DismissWindowAction {
  fileprivate weak var runner: AppRunner?
  fileprivate weak var window: WindowController?

  nonisolated init(runner: AppRunner?, window: WindowController?) {
    self.runner = runner
    self.window = window
  }

  /// Closes the window that contains the view, without confirmation.
  public func callAsFunction() { window?.close() }

  /// Closes all windows with an id, without confirmation.
  public func callAsFunction(id: String) { runner?.dismissWindow(id: id) }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction(runner: nil) }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction(runner: nil, window: nil) }
}

extension EnvironmentValues {
  /// An action that opens a window of the app.
  ///
  /// ```swift
  /// @Environment(\.openWindow) private var openWindow
  /// Button("Log") { openWindow(id: "log") }
  /// ```
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// An action that closes windows of the app.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}
