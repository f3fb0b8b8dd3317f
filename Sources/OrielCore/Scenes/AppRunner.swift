import FoundationEssentials

/// Runs an app on a platform: holds the graph, the scenes and the open windows.
@MainActor package final class AppRunner: LayoutContainer {
  package let graph: Graph
  package let platform: any AppPlatform
  package let environment: EnvironmentScope
  private var values: EnvironmentValues
  private var root: _GraphNode?
  private var host: ViewHost?
  private var scenes: [any WindowScene] = []

  /// - Parameter values: what the environment of all scenes begins with.
  package init(platform: any AppPlatform, values: EnvironmentValues = EnvironmentValues()) {
    self.platform = platform
    graph = Graph(scheduler: platform)
    var values = values
    values.takeOver(DesktopSettings())
    values.scenePhase = .background
    values.urlOpener = URLOpener(platform)
    self.values = values
    environment = EnvironmentScope(parent: nil, values: values)
  }

  /// Makes the app's scenes. No window is opened yet.
  package func start<Root: App>(_ app: Root) {
    values.takeOver(platform.followDesktop { [weak self] in self?.desktopDidChange($0) })
    _ = environment.update(values)
    var values = EnvironmentValues()
    values.openWindow = OpenWindowAction(runner: self)
    values.dismissWindow = DismissWindowAction(runner: self, window: nil)
    let scope = EnvironmentScope(parent: environment, values: values)
    let host = ViewHost(graph: graph, platform: platform, container: self, environment: scope)
    self.host = host
    let node = _NodeContext(host: host, environment: scope, container: nil)
    root = AppScene._makeNode(AppScene(app: app), in: _SceneContext(runner: self, node: node))
  }

  /// The app was started, or started again: opens the first scene's window, or brings an open window to the front.
  package func activate() {
    if let open = scenes.lazy.compactMap(\.frontWindow).first {
      open.present()
    } else {
      scenes.first?.open()
    }
    graph.flush()
  }

  private func desktopDidChange(_ settings: DesktopSettings) {
    values.takeOver(settings)
    _ = environment.update(values)
  }

  /// A window of the app is more present to the user, or less.
  func phaseDidChange() {
    let phase = scenes.flatMap(\.phases).max() ?? .background
    guard phase != values.scenePhase else { return }
    values.scenePhase = phase
    _ = environment.update(values)
  }

  /// The user has the app open URLs: they go to the window in front.
  package func open(_ urls: [URL]) {
    activate()
    guard let window = scenes.lazy.compactMap(\.frontWindow).first else { return }
    for url in urls { window.open(url) }
    graph.flush()
  }

  /// Closes every window, without asking, and takes the scenes down.
  package func shutDown() {
    // What was done just before counts.
    graph.flush()
    for scene in scenes { scene.closeAll() }
    root?.unmount()
    root = nil
    graph.flush()
  }

  // MARK: Scenes

  func register(_ scene: any WindowScene) { scenes.append(scene) }
  func unregister(_ scene: any WindowScene) { scenes.removeAll { $0 === scene } }

  package func openWindow(id: String) {
    guard let scene = scenes.first(where: { $0.sceneID == id }) else {
      Diagnostics.warn("openWindow: no window has the id \"\(id)\"", once: "openWindow.\(id)")
      return
    }
    scene.open()
  }

  package func dismissWindow(id: String) {
    scenes.first { $0.sceneID == id }?.closeAll()
  }

  // Scenes have no widgets of their own.
  package func insert(_ widget: LayoutNode, after sibling: LayoutNode?) {}
  package func move(_ widget: LayoutNode, after sibling: LayoutNode?) {}
  package func remove(_ widget: LayoutNode) {}
}

/// A scene that opens windows.
@MainActor protocol WindowScene: AnyObject {
  var sceneID: String? { get }
  /// The window that was in front last.
  var frontWindow: WindowController? { get }
  /// How present each of its windows is to the user.
  var phases: [ScenePhase] { get }
  /// Opens a window; a scene that has only one brings it to the front.
  func open()
  func closeAll()
}
