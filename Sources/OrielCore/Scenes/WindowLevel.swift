/// Whether windows are above others: see ``Scene/windowLevel(_:)``.
public struct WindowLevel: Hashable, Sendable {
  private enum Kind { case automatic, normal, floating, desktop }
  private let kind: Kind

  /// ``floating`` for a ``UtilityWindow``, and ``normal`` for others.
  public static let automatic = WindowLevel(kind: .automatic)
  /// Beside the other windows.
  public static let normal = WindowLevel(kind: .normal)
  /// Above the other windows of the app.
  public static let floating = WindowLevel(kind: .floating)
  /// The same as ``normal``: a desktop has no such level for apps.
  public static let desktop = WindowLevel(kind: .desktop)
}

extension Scene {
  /// Sets whether the scene's windows are above the other windows of the app. It applies to windows that are opened later.
  ///
  /// In GTK, a floating window is transient for the window of the app that was active last. It isn't above the windows of
  /// other apps.
  public func windowLevel(_ level: WindowLevel) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.level = level }
  }
}
