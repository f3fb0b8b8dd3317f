/// The part that a scene's windows have for the window manager: see ``Scene/windowManagerRole(_:)``.
public struct WindowManagerRole: Hashable, Sendable {
  private enum Kind { case automatic, principal, associated }
  private let kind: Kind

  /// ``associated`` for a ``UtilityWindow``, and ``principal`` for others.
  public static let automatic = WindowManagerRole(kind: .automatic)
  /// A window of its own.
  public static let principal = WindowManagerRole(kind: .principal)
  /// A window that belongs to the others.
  public static let associated = WindowManagerRole(kind: .associated)
}

extension Scene {
  /// Sets the part that the scene's windows have for the window manager. It applies to windows that are opened later.
  ///
  /// In GTK, an associated window is transient for the window of the app that was active last: the window manager keeps it
  /// above that one, and minimizes both together.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.role = role }
  }
}
