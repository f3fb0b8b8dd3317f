import FoundationEssentials

/// An open window: its content, title, presentations and closing.
@MainActor package final class WindowController: WindowEventSink, TreeOwner {
  package let coordinator = PresentationCoordinator()
  private let graph: Graph
  /// What the scene determines of the window.
  private var request: WindowRequest
  private(set) var window: (any PlatformWindow)?
  private var host: ViewHost?
  private let didClose: (WindowController) -> Void
  private let preferences: WindowPreferences
  private let toolbar: Toolbar
  private let urlHandlers = OpenURLHandlers()
  private let focusedScene = FocusedScene()
  private let title = SurfaceTitle()
  private let modifierKeys = ModifierKeys()
  let undoManager: UndoManager
  private var values = EnvironmentValues()
  private var scope: EnvironmentScope?
  /// The title that the window has at present.
  private(set) var shownTitle: String
  private let overlay: WindowOverlay?
  /// Where the size of the window is stored; nil if it isn't, because the content determines it or there is no storage.
  private let extents: WindowExtentStore?
  /// Whether the window opens with a stored size.
  private let isExtentRestored: Bool
  private let platform: any AppPlatform
  /// The standard commands of the window; nil for a window without an app.
  let standard: StandardCommands?
  /// The main menu; nil if the window has none.
  private let menu: WindowCommands?
  /// Whether the window belongs to the app's other windows.
  private let isUtility: Bool
  /// Whether the window stays above the active one of the others.
  var isAttached = false
  /// Determines the place of the window, when it is shown for the first time.
  var makePlacement: ((WindowLayoutRoot, DisplayProxy) -> WindowPlacement)?
  /// Called when the window becomes active, inactive or hidden.
  var phaseDidChange: (() -> Void)?

  /// Creates a window and its content, without showing it.
  ///
  /// - Parameters:
  ///   - storage: stores the values of the window.
  ///   - extents: stores the size of the window; nil if that is `storage`.
  ///   - hasMenu: whether the toolbar contains the main menu of the app.
  ///   - isUtility: whether the window belongs to the app's other windows.
  package init<Content: View>(
    _ content: Content, request: WindowRequest, graph: Graph, platform: any AppPlatform, environment: EnvironmentScope,
    runner: AppRunner? = nil, storage: SceneStorageStore? = nil, extents: SceneStorageStore? = nil,
    hasMenu: Bool = true, isUtility: Bool = false, didClose: @escaping (WindowController) -> Void = { _ in }
  ) {
    self.graph = graph
    self.platform = platform
    self.isUtility = isUtility
    standard = runner.map { StandardCommands($0) }
    let isBar = platform.drawsTitleBar(of: request.frame)
    menu = hasMenu ? standard.map { WindowCommands(standard: $0, isBar: isBar) } : nil
    self.extents =
      request.isResizable && request.restoresExtent ? (extents ?? storage).map { WindowExtentStore(storage: $0) } : nil
    let extent = self.extents?.extent
    isExtentRestored = extent != nil
    var request = extent.map { request.opening(with: $0) } ?? request
    request.hasTitleBar = isBar
    self.request = request
    self.didClose = didClose
    shownTitle = request.title
    undoManager = environment.values.undoManager ?? UndoManager(platform)
    overlay = environment.values.windowOverlay
    preferences = WindowPreferences(of: graph)
    toolbar = Toolbar(in: preferences.scope, of: graph)
    let window = platform.makeWindow(request, sink: self)
    self.window = window
    coordinator.window = window
    values.dismissWindow = DismissWindowAction(runner: runner, window: self)
    values.dismiss = DismissAction(self)
    values.openURLHandlers = urlHandlers
    values.focusedScene = focusedScene
    values.undoManager = undoManager
    values.surfaceTitle = title
    values.editModeStore = EditModeStore()
    values.modifierKeys = modifierKeys
    values.takeOver(platform, in: window)
    if let storage { values.sceneStorage = storage }
    values.sizeClasses = SizeClasses(
      width: request.defaultWidth, height: request.defaultHeight, textScale: environment.values.desktopTextScale)
    values.windowSizeClasses = values.sizeClasses
    values.ownsTitleBar = true
    let scope = EnvironmentScope(parent: environment, values: values)
    self.scope = scope
    let host = ViewHost(
      graph: graph, platform: platform, container: window, environment: scope, preferences: toolbar.scope,
      presenter: coordinator)
    self.host = host
    host.keepsFocusedValues = isUtility
    standard?.connect(self)
    if let overlay { mount(overlay.over(content), in: host) } else { mount(content, in: host) }
    preferences.settle()
    updateWindow()
    toolbar.begin { [coordinator] in
      ViewHost(graph: graph, platform: platform, container: window.toolbar, environment: scope, presenter: coordinator)
    }
    preferences.observe { [weak self] in self?.updateWindow() }
    preferences.observeClosing { [weak runner] in runner?.unfinishedWorkMayHaveChanged() }
    coordinator.didChange = { [weak runner] in runner?.unfinishedWorkMayHaveChanged() }
  }

  package func update<Content: View>(_ content: Content, request: WindowRequest) {
    let hasTitleBar = self.request.hasTitleBar
    self.request = request
    self.request.hasTitleBar = hasTitleBar
    updateWindow()
    if let overlay { updateHost(overlay.over(content)) } else { updateHost(content) }
  }

  private func mount<Content: View>(_ content: Content, in host: ViewHost) {
    if let menu { host.mount(content.modifier(menu)) } else { host.mount(content) }
  }

  private func updateHost<Content: View>(_ content: Content) {
    if let menu { host?.update(content.modifier(menu)) } else { host?.update(content) }
  }

  /// Keeps the window above another one.
  func attach(to owner: WindowController?) { window?.attach(to: owner?.window) }

  /// Shows the window or brings it to the front.
  package func present() { window?.present() }

  /// Closes the window without confirmation.
  package func close() {
    guard let window else { return }
    tearDown()
    window.close()
    didClose(self)
  }

  private func tearDown() {
    coordinator.hostDidClose()
    toolbar.unmount()
    host?.unmount()
    host = nil
    window = nil
    undoManager.removeAllActions()
    graph.focusedValues.deactivate(focusedScene)
  }

  // MARK: Content

  private func updateWindow() {
    var request = request
    preferences.apply(to: &request)
    if request.title != shownTitle {
      shownTitle = request.title
      standard?.titleDidChange()
    }
    title.set(request.title, subtitle: request.subtitle, rename: preferences.rename)
    window?.update(request)
  }

  // MARK: Closing

  package func windowShouldClose() -> Bool { shouldClose(quitting: false) }

  private func shouldClose(quitting: Bool) -> Bool {
    // Applies pending changes first.
    graph.endEditing(flushing: false)
    graph.flush()
    return (quitting || allowsClosing) && !coordinator.forbidsClosing && !preferences.askBeforeClosing()
  }

  /// Whether code may close the window.
  func allows(_ behavior: DismissBehavior) -> Bool {
    if behavior.isForced || !coordinator.hasModalPresentation { return true }
    // The action may have set the binding of the presentation to false.
    graph.flush()
    return !coordinator.hasModalPresentation
  }

  /// Whether a presentation prevents the user from quitting the app.
  var preventsTermination: Bool {
    graph.flush()
    return coordinator.preventsTermination
  }

  /// Whether the user would be asked something if the app were quit now, or couldn't quit it.
  var isUnfinished: Bool { host != nil && (preferences.asksBeforeClosing || coordinator.preventsTermination) }

  package func windowDidClose() {
    guard window != nil else { return }
    tearDown()
    didClose(self)
  }

  package func windowPlacement(of content: WindowLayoutRoot, on display: DisplayProxy) -> WindowPlacement {
    var placement = makePlacement?(content, display) ?? WindowPlacement()
    if isExtentRestored { (placement.width, placement.height) = (nil, nil) }
    return placement
  }

  // MARK: Commands

  /// Whether the user may close the window.
  var allowsClosing: Bool { preferences.interactions.dismiss != .disabled }

  /// Whether the user may make the window fill the screen.
  var allowsFullScreen: Bool { preferences.interactions.fullScreen != .disabled }

  /// What the standard commands act on.
  var targets: WindowTargets { preferences.targets }

  /// The shortcuts of the views.
  var viewShortcuts: [ShownShortcut] { window?.shortcuts ?? [] }

  /// Whether it is the window of an item in the bar of the desktop.
  var isPanel: Bool { request.isPanel }

  /// Whether something is presented above the window.
  var isPresenting: Bool { coordinator.isPresenting }

  /// Closes the window as the user does. The app may prevent it.
  ///
  /// - Parameter quitting: whether the app quits, which a window that the user may not close doesn't prevent.
  /// - Returns: whether the window has closed.
  @discardableResult func requestClose(quitting: Bool = false) -> Bool {
    guard shouldClose(quitting: quitting) else { return false }
    close()
    return true
  }

  func toggleFullScreen() { window?.toggleFullScreen() }

  /// Hides or shows the items of the toolbar.
  func toggleToolbar() { toolbar.isHidden.toggle() }

  /// Opens a URL in the user's preferred app.
  func openInDesktop(_ url: URL) { platform.open(url, over: window) { _ in } }

  /// Shows information about the app.
  func presentAbout(_ name: String) { platform.presentAbout(name, over: window) }

  package func windowDidPress(_ keys: KeyboardShortcut) -> Bool {
    defer { graph.flush() }
    if standard?.handle(keys) == true { return true }
    guard isUtility || request.isPanel, keys == .cancelAction else { return false }
    return requestClose()
  }

  package func windowModifiersDidChange(_ modifiers: EventModifiers) { modifierKeys.held = modifiers }

  package func windowShouldGoBack() -> Bool { standard?.perform(.goBack) ?? false }

  // MARK: Events

  /// Whether the window has the keyboard focus.
  var isKey: Bool { window?.state.isKey ?? false }

  /// The external events that the views handle.
  var externalEvents: ExternalEventPreferences? { preferences.externalEvents }

  /// The phase of the window.
  var phase: ScenePhase { window?.state.phase ?? .background }

  package func windowStateDidChange() {
    guard let window else { return }
    // Their release isn't reported to a window that is inactive.
    if !window.state.isKey { modifierKeys.held = [] }
    values.takeOver(window.state)
    _ = scope?.update(values)
    if window.state.isKey, !isUtility { graph.focusedValues.activate(focusedScene) }
    phaseDidChange?()
  }

  package func windowShouldUndo(_ direction: UndoDirection) -> Bool {
    switch direction {
    case .undo where undoManager.canUndo: undoManager.undo()
    case .redo where undoManager.canRedo: undoManager.redo()
    default: return false
    }
    return true
  }

  /// Opens a URL that the user has passed to the app.
  func open(_ url: URL) { urlHandlers.handle(url) }

  package func windowDidChangeExtent(_ extent: WindowExtent) { extents?.store(extent) }

  /// The desktop's settings have changed, on which the size classes depend.
  package func desktopDidChange() { if let size = window?.size { windowDidResize(size) } }

  package func windowDidResize(_ size: SurfaceSize) {
    let scale = scope?.values.desktopTextScale ?? 1
    let classes = SizeClasses(width: size.width, height: size.height, textScale: scale)
    guard classes != values.windowSizeClasses else { return }
    values.sizeClasses = classes
    values.windowSizeClasses = classes
    _ = scope?.update(values)
  }
}
