/// The structure and behavior of an app.
///
/// ```swift
/// @main struct Hello: App {
///   var body: some Scene {
///     WindowGroup("Hello") { Text("Hello, world") }
///   }
/// }
/// ```
///
/// In GTK: a unique `GtkApplication`. Launching the app again brings the window of the running instance to the front.
@MainActor @preconcurrency public protocol App {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene
  /// The windows and alerts of the app. The first window opens at launch.
  @SceneBuilder var body: Body { get }
  /// Creates the app. Called once at launch.
  init()
  /// The application id in reverse domain notation, such as `org.example.Hello`.
  ///
  /// It identifies the running instance, the settings folder and the desktop file. By default it is derived from the
  /// name of the executable.
  static var applicationID: String? { get }
}

extension App {
  /// Nil: the id is derived from the name of the executable.
  public static var applicationID: String? { nil }
}
