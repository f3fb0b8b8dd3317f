/// Whether the windows of a scene are restored: see ``Scene/restorationBehavior(_:)``.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let restores: Bool

  /// Windows have the size that they had when they were last open, and the first one the value.
  public static let automatic = SceneRestorationBehavior(restores: true)
  /// Windows have their default size, and no value or the default one.
  public static let disabled = SceneRestorationBehavior(restores: false)
}

extension Scene {
  /// Sets whether a window that is opened has the size with which it was last open.
  ///
  /// It has by default, also after the app has been launched again; otherwise
  /// ``Scene/defaultSize(width:height:)`` determines its size. A maximized window opens maximized. The position of
  /// windows isn't restored: GTK leaves it to the desktop. If the first scene is a ``WindowGroup`` for values, the window
  /// that opens at launch has the value that the last one had. Values of ``SceneStorage`` are restored in either case.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.restores = behavior.restores }
  }
}
