/// Whether a scene opens when the app is launched: see ``Scene/defaultLaunchBehavior(_:)``.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private enum Kind { case automatic, presented, suppressed }
  private let kind: Kind

  /// The scene opens if it is the first such scene, and no other scene is ``presented``.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// The scene opens.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// The scene doesn't open.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

extension Scene {
  /// Sets whether the scene opens when the app is launched, also when it is launched again without an open window.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.launchBehavior = behavior }
  }
}
