import FoundationEssentials

/// Runs an app on a platform: holds the graph, the scenes and the open windows.
@MainActor package final class AppRunner: LayoutContainer {
  package let graph: Graph
  package let platform: any AppPlatform
  package let environment: EnvironmentScope
  /// The commands of the app's scenes.
  let commands = AppCommands()
  private var values: EnvironmentValues
  private var root: _GraphNode?
  private var host: ViewHost?
  private var scenes: [any RegisteredScene] = []
  private var followers: [any AppFollower] = []
  /// The runner of the app's process, once it has started.
  package private(set) static weak var current: AppRunner?
  /// Whether the app ends when its last window is closed.
  package var endsWithLastWindow: Bool { followers.allSatisfy(\.endsWithLastWindow) }
  /// Called when the user has quit the app and its windows are closed, for an app that doesn't end with its last window.
  package var didQuit: (() -> Void)?
  /// The window with the keyboard shortcuts, while it is open.
  var shortcutsWindow: WindowController?

  /// - Parameter values: the initial environment of all scenes.
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

  /// Creates the app's scenes, without opening a window.
  package func start<Root: App>(_ app: Root) {
    values.takeOver(platform.followDesktop { [weak self] in self?.desktopDidChange($0) })
    platform.followFocus { [weak graph] in graph?.focusedValues.focusDidMove(to: $0) }
    _ = environment.update(values)
    var values = EnvironmentValues()
    values.openWindow = OpenWindowAction(runner: self)
    values.dismissWindow = DismissWindowAction(runner: self, window: nil)
    let scope = EnvironmentScope(parent: environment, values: values)
    let host = ViewHost(graph: graph, platform: platform, container: self, environment: scope)
    self.host = host
    let node = _NodeContext(host: host, environment: scope, container: nil)
    root = AppScene._makeNode(AppScene(app: app), in: _SceneContext(runner: self, node: node))
    Self.current = self
    followers = AppFollowers.take()
    for follower in followers { follower.appDidLaunch() }
  }

  /// Opens the first scene that opens at launch, or brings an open window to the front. Called at each launch.
  package func activate() {
    if let frontWindow {
      frontWindow.present()
    } else {
      scenes.first(where: \.opensAtLaunch)?.open()
    }
    graph.flush()
  }

  private func desktopDidChange(_ settings: DesktopSettings) {
    values.takeOver(settings)
    _ = environment.update(values)
    for window in scenes.flatMap(\.openWindows) { window.desktopDidChange() }
  }

  /// Called when the phase of a window has changed.
  func phaseDidChange() {
    let phase = scenes.flatMap(\.openWindows).map(\.phase).max() ?? .background
    let old = values.scenePhase
    guard phase != old else { return }
    values.scenePhase = phase
    _ = environment.update(values)
    guard (phase == .active) != (old == .active) else { return }
    for follower in followers { follower.appIsActiveDidChange(to: phase == .active) }
  }

  /// Opens URLs that the user passes to the app: in the first scene that takes each, or else in the frontmost window.
  package func open(_ urls: [URL]) {
    if !urls.isEmpty { for follower in followers { follower.appOpens(urls) } }
    let others = urls.filter { url in !scenes.contains { $0.open(url) } }
    guard urls.isEmpty || !others.isEmpty else { return graph.flush() }
    activate()
    guard let frontWindow else { return }
    for url in others { frontWindow.open(url) }
    graph.flush()
  }

  /// Closes all windows without confirmation, and removes the scenes.
  package func shutDown() {
    guard root != nil else { return }
    for follower in followers { follower.appWillTerminate() }
    // Applies pending input and changes first.
    graph.endEditing(flushing: false)
    graph.flush()
    shortcutsWindow?.close()
    for scene in scenes { scene.closeAll() }
    root?.unmount()
    root = nil
    graph.flush()
  }

  // MARK: Scenes

  func register(_ scene: any RegisteredScene) { scenes.append(scene) }
  func unregister(_ scene: any RegisteredScene) { scenes.removeAll { $0 === scene } }

  /// The newest window of the first scene that has one.
  private var frontWindow: WindowController? { scenes.lazy.compactMap(\.openWindows.last).first }
  /// The first scene that a standard command opens.
  func scene(for command: WindowCommand) -> (any RegisteredScene)? { scenes.first { $0.command == command } }
  /// The name of the app: that of its metadata, or the title of its first scene.
  var appName: String {
    platform.appInformation.name ?? scenes.lazy.compactMap(\.title).first { !$0.isEmpty } ?? ""
  }

  /// Closes all windows as the user does, until one stays open because it asks for confirmation. Closes none while a
  /// presentation prevents this.
  package func quit() {
    if let busy = scenes.flatMap(\.openWindows).last(where: \.preventsTermination) { return busy.present() }
    if shortcutsWindow?.requestClose() == false { return }
    for window in scenes.flatMap(\.openWindows).reversed() where !window.requestClose() {
      window.present()
      return
    }
    didQuit?()
  }

  package func openWindow(id: String) {
    guard let scene = scenes.first(where: { $0.sceneID == id }) else {
      Diagnostics.warn("openWindow: there is no scene with the id \"\(id)\"", once: "openWindow.\(id)")
      return
    }
    scene.open()
  }

  package func dismissWindow(id: String) {
    scenes.first { $0.sceneID == id }?.closeAll()
  }

  // Scenes have no layout nodes.
  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  package func remove(_ node: LayoutNode) {}
}
