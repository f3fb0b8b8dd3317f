/// One open window: its content, its title, what it presents, and what happens when it is closed.
@MainActor package final class WindowController: WindowEventSink {
  package let coordinator = PresentationCoordinator()
  private let graph: Graph
  private var request: WindowRequest
  private var window: (any PlatformWindow)?
  private var host: ViewHost?
  private let didClose: (WindowController) -> Void
  /// The views that ask before the window is closed, the innermost first.
  private var guards: [any CloseGuard] = []
  /// The titles that views have asked for, the innermost last.
  private var titles: [(owner: ObjectIdentifier, title: String)] = []
  private var baseTitle: String

  /// Makes a window and its content, without showing it.
  package init<Content: View>(
    _ content: Content, request: WindowRequest, graph: Graph, platform: any AppPlatform, environment: EnvironmentScope,
    runner: AppRunner? = nil, storage: SceneStorageStore? = nil,
    didClose: @escaping (WindowController) -> Void = { _ in }
  ) {
    self.graph = graph
    self.request = request
    self.didClose = didClose
    baseTitle = request.title
    let window = platform.makeWindow(request, sink: self)
    self.window = window
    coordinator.window = window
    var values = EnvironmentValues()
    values.dismissWindow = DismissWindowAction(runner: runner, window: self)
    if let storage { values.sceneStorage = storage }
    let host = ViewHost(
      graph: graph, platform: platform, container: window,
      environment: EnvironmentScope(parent: environment, values: values), presenter: coordinator)
    host.window = self
    self.host = host
    host.mount(content)
  }

  package func update<Content: View>(_ content: Content, request: WindowRequest) {
    baseTitle = request.title
    self.request = request
    updateTitle()
    host?.update(content)
  }

  /// Shows the window, or brings it to the front.
  package func present() { window?.present() }

  /// Closes the window without asking.
  package func close() {
    guard let window else { return }
    tearDown()
    window.close()
    didClose(self)
  }

  private func tearDown() {
    coordinator.hostDidClose()
    host?.unmount()
    host = nil
    window = nil
  }

  // MARK: Titles

  /// Sets the title that a view asks for; nil takes it back.
  func setTitle(_ title: String?, for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = titles.firstIndex(where: { $0.owner == id }) {
      if let title { titles[index].title = title } else { titles.remove(at: index) }
    } else if let title {
      titles.append((id, title))
    }
    updateTitle()
  }

  private func updateTitle() {
    request.title = titles.last?.title ?? baseTitle
    window?.update(request)
  }

  // MARK: Closing

  func addGuard(_ guarding: any CloseGuard) { guards.append(guarding) }
  func removeGuard(_ guarding: any CloseGuard) { guards.removeAll { $0 === guarding } }

  package func windowShouldClose() -> Bool {
    guard let guarding = guards.first(where: \.wantsToAsk) else { return true }
    guarding.ask()
    return false
  }

  package func windowDidClose() {
    guard window != nil else { return }
    tearDown()
    didClose(self)
  }

  package func windowDidChangeActive(_ isActive: Bool) {}
}

/// A view that may want to ask before its window is closed.
@MainActor protocol CloseGuard: AnyObject {
  var wantsToAsk: Bool { get }
  func ask()
}
