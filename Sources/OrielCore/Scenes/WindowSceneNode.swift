/// The node of a scene of windows: opens, updates, stores and closes them.
@MainActor final class WindowSceneNode<Root: WindowSceneContent>: StoredSceneNode<Root>, RegisteredScene {
  private struct OpenWindow {
    let controller: WindowController
    /// The number of the window in its scene, with which its state is restored at the next launch.
    let number: Int
    let storage: SceneStorageStore
    let value: WindowValue
  }

  private var windows: [OpenWindow] = []
  private lazy var ownCommand = SceneCommand(of: self)

  override init(_ scene: Root, in context: _SceneContext) {
    super.init(scene, in: context)
    runner.register(self)
    ownCommand.update()
  }

  var sceneID: String? { scene.id }
  var title: String? { scene.windowTitle }
  var command: WindowCommand? { settings.removesCommands ? nil : Root.command }
  var settings: WindowSettings { context.environment.values.windowSettings }
  var isListed: Bool {
    !settings.removesCommands && !Root.allowsMany && Root.command == nil && Root.hasMenu && !ownCommand.isDeclared
  }
  // Those of the settings and for tools don't.
  var opensAtLaunch: Bool { Root.hasMenu }
  var valueType: Any.Type? { scene.values?.type }
  var isUtility: Bool { Root.isUtility }
  var allowsMany: Bool { Root.allowsMany }
  var openWindows: [WindowController] { windows.map(\.controller) }

  private var request: WindowRequest {
    var request = settings.request(title: scene.windowTitle ?? runner.appName, identifier: scene.id ?? "main")
    request.opensAtIdealSize = Root.opensAtIdealSize
    request.isMinimizable = !Root.isUtility
    return request
  }

  override func update(_ newScene: Root) {
    scene = newScene
    let request = request
    for window in windows { window.controller.update(newScene.rootView(for: window.value), request: request) }
    ownCommand.update()
  }

  override func willUnmount() {
    closeAll()
    ownCommand.remove()
    runner.unregister(self)
  }

  // MARK: Opening

  func open() { openWindow(scene.values?.makeInitial()) }

  func openAtLaunch() {
    guard settings.restores, let values = scene.values, let stored = values.stored(in: makeStorage(ofWindow: 0)) else {
      return open()
    }
    open(stored)
  }

  func open(_ value: AnyHashable) {
    if let window = windows.last(where: { $0.value.current == value }) { return window.controller.present() }
    openWindow(value)
  }

  private func openWindow(_ initial: AnyHashable?) {
    if !Root.allowsMany, let window = windows.last { return window.controller.present() }
    let number = number(for: initial)
    let storage = makeStorage(ofWindow: number)
    let value = WindowValue(initial)
    if let values = scene.values {
      // What is stored belongs to a window with another value.
      if values.isStored(in: storage), values.stored(in: storage) != initial { storage.discard() }
      values.store(initial, in: storage)
      value.didChange = { [weak value] in values.store(value?.current, in: storage) }
    }
    var request = request
    request.precedingWindows = windows.count
    let controller = WindowController(
      scene.rootView(for: value), request: request, graph: graph, platform: runner.platform,
      environment: context.environment, runner: runner, storage: storage, extents: makeStorage(named: name),
      hasMenu: Root.hasMenu, isUtility: Root.isUtility
    ) { [weak self] in self?.didClose($0) }
    controller.phaseDidChange = { [weak runner] in runner?.phaseDidChange() }
    controller.makePlacement = { [weak self, weak controller] in
      self?.placement(of: controller, with: $0, on: $1) ?? WindowPlacement()
    }
    controller.isAttached = isAttached
    windows.append(OpenWindow(controller: controller, number: number, storage: storage, value: value))
    runner.windowWillOpen(controller)
    controller.present()
    runner.windowsDidChange()
  }

  /// Whether a window stays above the active one of the others.
  private var isAttached: Bool {
    switch settings.level {
    case .automatic: Root.isUtility || settings.role == .associated
    case .floating: true
    default: settings.role == .associated
    }
  }

  private func placement(
    of window: WindowController?, with content: WindowLayoutRoot, on display: DisplayProxy
  ) -> WindowPlacement {
    let settings = settings
    var placement = WindowPlacement()
    if let make = settings.makePlacement {
      placement = make(
        content, WindowPlacementContext(defaultDisplay: display, windows: runner.proxies(without: window)))
    }
    if placement.point == nil { placement.point = settings.position }
    return placement
  }

  // MARK: Storage

  private var name: String { scene.id ?? scene.values.map { "main-\($0.type)" } ?? "main" }

  private func makeStorage(named name: String) -> SceneStorageStore {
    context.environment.values.sceneStorage?.sibling(scene: name) ?? SceneStorageStore(scene: name)
  }

  /// The storage for the state of one of the windows. Their size is stored for the scene: a window opens with that of the
  /// window that was resized last.
  private func makeStorage(ofWindow number: Int) -> SceneStorageStore { makeStorage(named: "\(name).\(number)") }

  /// The number of a window that opens: that of the state which is stored for its value, or else the first free one.
  private func number(for value: AnyHashable?) -> Int {
    let taken = Set(windows.map(\.number))
    var number = 0
    var first: Int?
    while true {
      defer { number += 1 }
      guard !taken.contains(number) else { continue }
      guard let values = scene.values, value != nil else { return number }
      let storage = makeStorage(ofWindow: number)
      guard values.isStored(in: storage) else { return first ?? number }
      if values.stored(in: storage) == value { return number }
      first = first ?? number
    }
  }

  // MARK: Closing

  private func didClose(_ controller: WindowController) {
    guard let index = windows.firstIndex(where: { $0.controller === controller }) else { return }
    let closed = windows.remove(at: index)
    // The state of one of several windows is discarded when it is closed; that of the last one is restored.
    if windows.isEmpty { renumber([closed]) } else { closed.storage.discard() }
    runner.windowsDidChange()
  }

  /// Numbers the last windows of the scene, which are closed, from 0 on: the next ones restore their state.
  private func renumber(_ closed: [OpenWindow]) {
    for (number, window) in closed.sorted(by: { $0.number < $1.number }).enumerated() where window.number != number {
      let place = makeStorage(ofWindow: number)
      place.discard()
      window.storage.move(to: place)
    }
  }

  func closeAll() { close(windows) }

  func dismiss(_ behavior: DismissBehavior) { close(windows.filter { $0.controller.allows(behavior) }) }

  func dismiss(_ value: AnyHashable, _ behavior: DismissBehavior) {
    close(windows.filter { $0.value.current == value && $0.controller.allows(behavior) })
  }

  private func close(_ closing: [OpenWindow]) {
    guard !closing.isEmpty else { return }
    windows.removeAll { window in closing.contains { $0.controller === window.controller } }
    for window in closing { window.controller.close() }
    // Windows that close together are restored together.
    if windows.isEmpty { renumber(closing) } else { for window in closing { window.storage.discard() } }
    runner.windowsDidChange()
  }
}
