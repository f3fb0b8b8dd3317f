import FoundationEssentials

/// A scene that takes part in the run of its app: it opens at launch, by its id, by a command or with a URL.
///
/// A kind of scene registers its node with `AppRunner.register(_:)` when the node is created, and removes it when the
/// node is unmounted. The runner knows no kinds. A scene that needs nothing of this, as an alert, doesn't register.
@MainActor protocol RegisteredScene: AnyObject {
  /// The id with which views open and close the scene; nil if they can't.
  var sceneID: String? { get }
  /// The title, which names an app without metadata; nil if the scene has none.
  var title: String? { get }
  /// The standard command that opens the scene; nil if none does.
  var command: WindowCommand? { get }
  /// Whether menus list the scene, to open its only window.
  var isListed: Bool { get }
  /// Whether the app opens the scene when it is launched, if it is the first of such scenes.
  var opensAtLaunch: Bool { get }
  /// Whether the scene keeps the app running while there is no window.
  ///
  /// - Parameter besideWindows: whether the app has scenes with windows.
  func keepsRunning(besideWindows: Bool) -> Bool
  /// What modifiers set for the scene.
  var settings: WindowSettings { get }
  /// The type of the values with which views open and close windows of the scene; nil if they can't.
  var valueType: Any.Type? { get }
  /// Whether the windows belong to the other windows of the app.
  var isUtility: Bool { get }
  /// Whether the scene may have several windows.
  var allowsMany: Bool { get }
  /// Whether the user can create documents, with the keys of New Window.
  var createsDocuments: Bool { get }
  /// The open windows, the oldest first.
  var openWindows: [WindowController] { get }
  /// Opens the scene: another window of a group, or else the only one, which comes to the front if it is open.
  func open()
  /// Opens the scene when the app is launched.
  func openAtLaunch()
  /// Opens a window with a value, or brings the one to the front that has it.
  func open(_ value: AnyHashable)
  /// Opens a URL that the user passes to the app. Returns false to leave it to a window.
  func open(_ url: URL) -> Bool
  /// Closes what is open, unless the behavior leaves it open.
  func dismiss(_ behavior: DismissBehavior)
  /// Closes the windows with a value, unless the behavior leaves them open.
  func dismiss(_ value: AnyHashable, _ behavior: DismissBehavior)
  /// Closes what is open, without confirmation.
  func closeAll()
  /// Whether the user is asked something before the app quits.
  var asksBeforeQuitting: Bool { get }
  /// Asks the user before the app quits. Returns false to keep the app running.
  func askBeforeQuitting() async -> Bool
  /// The windows of the app close now, since it quits.
  func willQuit()
  /// The app doesn't quit, because the user or a window prevents it.
  func quitWasCancelled()
}

extension RegisteredScene {
  var title: String? { nil }
  var command: WindowCommand? { nil }
  var isListed: Bool { false }
  var opensAtLaunch: Bool { true }
  func keepsRunning(besideWindows: Bool) -> Bool { false }
  var settings: WindowSettings { WindowSettings() }
  var valueType: Any.Type? { nil }
  var isUtility: Bool { false }
  var allowsMany: Bool { false }
  var createsDocuments: Bool { false }
  var openWindows: [WindowController] { [] }
  func openAtLaunch() { open() }
  func open(_ value: AnyHashable) {}
  func open(_ url: URL) -> Bool { false }
  func dismiss(_ behavior: DismissBehavior) { closeAll() }
  func dismiss(_ value: AnyHashable, _ behavior: DismissBehavior) {}
  var asksBeforeQuitting: Bool { false }
  func askBeforeQuitting() async -> Bool { true }
  func willQuit() {}
  func quitWasCancelled() {}
  func closeAll() { for window in openWindows { window.close() } }
}
