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
  /// What reads which windows are open, and their titles.
  private let windowReaders = DependencySource()
  /// The window that was active last, of those that aren't attached to another one.
  private weak var mainWindow: WindowController?
  /// Whether there is a window other than utility windows.
  private var hasPrincipalWindow = false
  private var isQuitting = false
  /// The window with the keyboard shortcuts, while it is open.
  var shortcutsWindow: WindowController?
  /// The files that are being opened.
  var opening: Set<DiskPath> = []
  /// Why the desktop keeps its session; nil if it doesn't.
  var sessionHold: String?
  /// Whether documents are being opened because the app was launched.
  var isLaunchingDocuments = false
  /// Whether the drafts of an earlier run have been opened.
  var hasTakenDrafts = false
  /// Called when the app ends, for what is presented without a window.
  var endings: [ObjectIdentifier: () -> Void] = [:]
  private var isAskingBeforeQuitting = false

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
    updateRunning()
    for follower in followers { follower.appDidLaunch() }
  }

  /// Opens the scenes that open at launch, or brings an open window to the front. Called at each launch.
  package func activate() {
    isQuitting = false
    updateRunning()
    if let frontWindow { frontWindow.present() } else if !isLaunchingDocuments { openAtLaunch() }
    recoverDocuments()
    graph.flush()
  }

  private func openAtLaunch() {
    let presented = scenes.filter { $0.settings.launchBehavior == .presented }
    let first = scenes.first { $0.opensAtLaunch && $0.settings.launchBehavior == .automatic }
    for scene in presented.isEmpty ? first.map({ [$0] }) ?? [] : presented { scene.openAtLaunch() }
  }

  private func desktopDidChange(_ settings: DesktopSettings) {
    values.takeOver(settings)
    _ = environment.update(values)
    for window in scenes.flatMap(\.openWindows) { window.desktopDidChange() }
  }

  /// Called when the phase of a window has changed.
  func phaseDidChange() {
    let windows = scenes.flatMap(\.openWindows)
    let principal = windows.filter { !$0.isAttached }
    let former = principal.first { $0 === mainWindow } ?? principal.last
    let main = principal.first(where: \.isKey) ?? former
    if main !== mainWindow {
      mainWindow = main
      for window in windows where window.isAttached { window.attach(to: main) }
    }
    let phase = windows.map(\.phase).max() ?? .background
    let old = values.scenePhase
    guard phase != old else { return }
    values.scenePhase = phase
    _ = environment.update(values)
    guard (phase == .active) != (old == .active) else { return }
    for follower in followers { follower.appIsActiveDidChange(to: phase == .active) }
  }

  /// Called before a window of a scene is shown.
  func windowWillOpen(_ window: WindowController) {
    if window.isAttached { window.attach(to: mainWindow) }
  }

  /// Called after a window of a scene has been opened or closed.
  func windowsDidChange() {
    windowReaders.notifyReaders()
    unfinishedWorkMayHaveChanged()
    phaseDidChange()
    let principal = scenes.contains { !$0.isUtility && !$0.openWindows.isEmpty }
    defer { hasPrincipalWindow = principal }
    guard hasPrincipalWindow, !principal else { return }
    for scene in scenes where scene.isUtility { scene.closeAll() }
  }

  /// Opens URLs that the user passes to the app: in the first scene that takes each, or else in a window.
  package func open(_ urls: [URL]) {
    if !urls.isEmpty { for follower in followers { follower.appOpens(urls) } }
    let others = urls.filter { url in !scenes.contains { $0.open(url) } }
    defer { recoverDocuments() }
    guard urls.isEmpty || !others.isEmpty else { return graph.flush() }
    if others.isEmpty { activate() }
    for url in others {
      if let window = window(for: url) { window.open(url) } else { activate() }
    }
    graph.flush()
  }

  /// The window that handles a URL, which is at the front.
  private func window(for url: URL) -> WindowController? {
    graph.flush()
    let windows = scenes.flatMap(\.openWindows)
    let open =
      windows.last { $0.externalEvents?.preferring.contains(url) == true }
      ?? windows.last { $0.externalEvents?.allowing.contains(url) == true }
    if let open {
      open.present()
      return open
    }
    if let scene = scenes.first(where: { $0.settings.conditions?.contains(url) == true }) {
      scene.open()
      return scene.openWindows.last
    }
    let general = scenes.filter { $0.settings.conditions == nil && !$0.isUtility && $0.opensAtLaunch }
    if let window = general.lazy.compactMap(\.openWindows.last).first {
      window.present()
      return window
    }
    guard !isLaunchingDocuments else { return nil }
    guard let scene = general.first(where: { $0.settings.launchBehavior != .suppressed }) else { return nil }
    scene.openAtLaunch()
    return scene.openWindows.last
  }

  /// Closes all windows without confirmation, and removes the scenes.
  package func shutDown() {
    guard root != nil else { return }
    for follower in followers { follower.appWillTerminate() }
    followers = []
    // Applies pending input and changes first.
    graph.endEditing(flushing: false)
    graph.flush()
    shortcutsWindow?.close()
    for end in endings.values { end() }
    for scene in scenes { scene.closeAll() }
    root?.unmount()
    root = nil
    graph.flush()
  }

  // MARK: Scenes

  func register(_ scene: any RegisteredScene) { scenes.append(scene) }
  func unregister(_ scene: any RegisteredScene) { scenes.removeAll { $0 === scene } }

  /// The open windows. A body that reads them depends on them, and on their titles.
  var openWindows: [WindowController] {
    windowReaders.recordRead()
    return scenes.flatMap(\.openWindows).filter { !$0.isPanel }
  }

  /// The scenes with one window that menus list.
  var singleWindows: [any RegisteredScene] { scenes.filter(\.isListed) }

  /// The title of a window has changed.
  func titleDidChange() { windowReaders.notifyReaders() }

  /// The scenes that take part in the run of the app, in the order of their declarations.
  var registeredScenes: [any RegisteredScene] { scenes }

  /// The newest window of the first scene that has one.
  private var frontWindow: WindowController? {
    scenes.lazy.filter { !$0.isUtility }.compactMap(\.openWindows.last).first
  }
  /// The scene with an id.
  func scene(id: String) -> (any RegisteredScene)? { scenes.first { $0.sceneID == id } }
  /// The first scene that a standard command opens.
  func scene(for command: WindowCommand) -> (any RegisteredScene)? { scenes.first { $0.command == command } }
  /// Closes all windows as the user does, until one stays open because it asks for confirmation. Closes none while a
  /// presentation prevents this.
  package func quit() {
    if let busy = scenes.flatMap(\.openWindows).last(where: \.preventsTermination) { return busy.present() }
    if shortcutsWindow?.requestClose(quitting: true) == false { return }
    guard !isAskingBeforeQuitting else { return }
    let asking = scenes.filter(\.asksBeforeQuitting)
    guard !asking.isEmpty else { return closeAllAsUser() }
    isAskingBeforeQuitting = true
    Task { [weak self] in
      var isAgreed = true
      for scene in asking where isAgreed { isAgreed = await scene.askBeforeQuitting() }
      self?.isAskingBeforeQuitting = false
      if isAgreed { self?.closeAllAsUser() } else { self?.stayOpen() }
    }
  }

  /// Sets whether the app continues to run without a window: while a scene keeps it running or the app's delegate doesn't
  /// let it end, and the user hasn't quit.
  func updateRunning() {
    let hasWindows = scenes.contains(where: \.opensAtLaunch)
    let isKept = scenes.contains { $0.keepsRunning(besideWindows: hasWindows) }
    let ends = followers.allSatisfy(\.endsWithLastWindow)
    platform.setRunsWithoutWindows(!isQuitting && (isKept || !ends))
  }

  private func closeAllAsUser() {
    for scene in scenes { scene.willQuit() }
    for window in scenes.flatMap(\.openWindows).reversed() where !window.requestClose(quitting: true) {
      window.present()
      return stayOpen()
    }
    isQuitting = true
    updateRunning()
  }

  private func stayOpen() { for scene in scenes { scene.quitWasCancelled() } }

  package func openWindow(id: String) {
    guard let scene = scene(id: id) else {
      let known = scenes.compactMap(\.sceneID).map { "\"\($0)\"" }.joined(separator: ", ")
      let rest = known.isEmpty ? "no scene of the app has an id" : "the app has \(known)"
      return Diagnostics.warn("openWindow: there is no scene with the id \"\(id)\": \(rest)", once: "openWindow.\(id)")
    }
    scene.open()
  }

  /// - Parameter id: the id of the scene; nil for the first one with the type of the value.
  func openWindow<Value: Codable & Hashable>(value: Value, id: String?) {
    guard let scene = scenes.first(where: { $0.valueType == Value.self && (id == nil || $0.sceneID == id) }) else {
      let place = id.map { " with the id \"\($0)\"" } ?? ""
      Diagnostics.warn(
        "openWindow: there is no window group\(place) for values of the type \(Value.self)",
        once: "openWindow.\(id ?? "").\(Value.self)")
      return
    }
    scene.open(AnyHashable(value))
  }

  package func dismissWindow(id: String) { scene(id: id)?.dismiss(Transaction.currentDismissBehavior) }

  /// - Parameter id: the id of the scene; nil for all with the type of the value.
  func dismissWindow<Value: Codable & Hashable>(value: Value, id: String?) {
    for scene in scenes where scene.valueType == Value.self && (id == nil || scene.sceneID == id) {
      scene.dismiss(AnyHashable(value), Transaction.currentDismissBehavior)
    }
  }

  /// Whether a window of the scene with an id is open. A body that asks depends on the answer.
  func isOpen(id: String) -> Bool {
    windowReaders.recordRead()
    return scene(id: id)?.openWindows.isEmpty == false
  }

  /// Opens the window of the scene with an id, or closes it.
  func toggleWindow(id: String) {
    guard let scene = scene(id: id) else { return }
    if scene.openWindows.isEmpty { scene.open() } else { scene.dismiss(.interactive) }
  }

  // Scenes have no layout nodes.
  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  package func remove(_ node: LayoutNode) {}
}
