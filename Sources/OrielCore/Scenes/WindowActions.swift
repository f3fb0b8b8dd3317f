/// An action that opens a window of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Log") { openWindow(id: "log") }
/// ```
///
/// If the app has no such scene, nothing opens, and a warning is logged once.
@MainActor public struct OpenWindowAction {
  fileprivate weak var runner: AppRunner?

  /// The running app; nil outside of one.
  var app: AppRunner? { runner }

  nonisolated init(runner: AppRunner?) { self.runner = runner }

  /// Opens a new window of the group with an id, or brings the single window with this id to the front.
  public func callAsFunction(id: String) { runner?.openWindow(id: id) }

  /// Opens a window with a value, in the first ``WindowGroup`` for values of its type, or brings the one to the front that
  /// shows an equal value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { runner?.openWindow(value: value, id: nil) }

  /// Opens a window with a value, in the ``WindowGroup`` with an id for values of its type, or brings the one to the front
  /// that shows an equal value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { runner?.openWindow(value: value, id: id) }
}

/// An action that closes windows of the app.
///
/// It asks for no confirmation. A window with a sheet or an alert stays open, unless the ``Transaction/dismissBehavior`` is
/// ``DismissBehavior/destructive``.
@MainActor public struct DismissWindowAction {
  private weak var runner: AppRunner?
  private weak var window: WindowController?

  nonisolated init(runner: AppRunner?, window: WindowController?) {
    self.runner = runner
    self.window = window
  }

  /// Closes the window that contains the view.
  public func callAsFunction() {
    if let window, window.allows(Transaction.currentDismissBehavior) { window.close() }
  }

  /// Closes all windows with an id.
  public func callAsFunction(id: String) { runner?.dismissWindow(id: id) }

  /// Closes the windows that show a value, in each ``WindowGroup`` for values of its type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { runner?.dismissWindow(value: value, id: nil) }

  /// Closes the window that shows a value, in the ``WindowGroup`` with an id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    runner?.dismissWindow(value: value, id: id)
  }
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

  /// Whether an app may have several windows. True on all desktops.
  public var supportsMultipleWindows: Bool { true }
}
