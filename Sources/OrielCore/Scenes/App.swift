/// A program with windows.
///
/// ```swift
/// @main struct Hello: App {
///   var body: some Scene {
///     WindowGroup("Hello") { Text("Hello, world") }
///   }
/// }
/// ```
///
/// In GTK: a `GtkApplication`. A second start of the same application brings the first one's window to the front.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The app's windows and alerts. The first window opens when the app starts.
  @SceneBuilder var body: Body { get }
  /// Creates the app, once for each start.
  init()
  /// The application's identity in reverse domain notation, such as `org.example.Hello`. It names the settings folder,
  /// the desktop file and the single instance. Without one of your own it is made from the executable's name.
  static var applicationID: String? { get }
}

extension App {
  /// None: the id is made from the executable's name.
  public static var applicationID: String? { nil }
}
