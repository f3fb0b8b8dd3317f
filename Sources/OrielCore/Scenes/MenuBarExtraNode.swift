/// The node of an item in the bar of the desktop: collects its label and its menu, or opens its window.
@MainActor
final class MenuBarExtraNode<Label: View, Content: View>: StoredSceneNode<MenuBarExtra<Label, Content>>,
  RegisteredScene
{
  private var label: ItemCollector?
  /// The menu; nil if the content is in a window.
  private var menu: ItemCollector?
  private var item: (any PresentedStatusItem)?
  /// The window with the content, while it is open.
  private var panel: WindowController?

  /// How long the app runs without a bar after the desktop has displayed the item: the bar may be restarted.
  private static var gracePeriod: Duration { .seconds(30) }
  /// Whether the desktop displays the item.
  private var isShown = false
  /// Waits until the grace period is over.
  private var grace: Task<Void, Never>?

  override init(_ scene: MenuBarExtra<Label, Content>, in context: _SceneContext) {
    super.init(scene, in: context)
    runner.register(self)
    refresh()
  }

  var sceneID: String? { nil }
  var opensAtLaunch: Bool { false }
  var openWindows: [WindowController] { panel.map { [$0] } ?? [] }
  func open() {}

  func keepsRunning(besideWindows: Bool) -> Bool {
    item.map { $0.isShown || grace != nil || !besideWindows } ?? false
  }

  override func update(_ newScene: MenuBarExtra<Label, Content>) {
    scene = newScene
    label?.update(scene.label)
    menu?.update(scene.content)
    panel?.update(PanelRoot(content: scene.content), request: panelRequest)
    refresh()
  }

  override func refresh() {
    isDirty = false
    let (isInserted, isWindow) = tracking {
      (scene.isInserted.wrappedValue, context.environment.values.menuBarExtraLook.isWindow)
    }
    if item != nil, !isInserted || isWindow == (menu != nil) { remove() }
    if item == nil, isInserted { insert(isWindow: isWindow) }
  }

  override func willUnmount() {
    remove()
    runner.unregister(self)
  }

  // MARK: Item

  private func insert(isWindow: Bool) {
    label = collect(scene.label)
    if !isWindow { menu = collect(scene.content) }
    item = runner.platform.presentStatusItem(request, sink: self)
    statusItemVisibilityDidChange()
  }

  private func collect<Views: View>(_ views: Views) -> ItemCollector {
    let collector = ItemCollector(graph: graph, environment: context.environment)
    collector.mount(views)
    collector.didChange = { [weak self] in self?.itemDidChange() }
    return collector
  }

  private func itemDidChange() {
    item?.update(request)
    panel?.update(PanelRoot(content: scene.content), request: panelRequest)
  }

  private func remove() {
    panel?.close()
    item?.remove()
    item = nil
    isShown = false
    grace?.cancel()
    grace = nil
    for collector in [label, menu] {
      collector?.didChange = nil
      collector?.unmount()
    }
    (label, menu) = (nil, nil)
    runner.updateRunning()
  }

  private var title: String { label?.text ?? "" }

  private var request: StatusItemRequest {
    StatusItemRequest(
      title: title, icon: label?.items.lazy.compactMap(\.icon).first,
      entries: menu.map { MenuEntry.entries(of: $0.items) })
  }

  // MARK: Window

  private var panelRequest: WindowRequest {
    var request = WindowRequest(title: title, identifier: "menuBarExtra")
    request.isPanel = true
    request.opensAtIdealSize = true
    request.restoresExtent = false
    request.isResizable = false
    return request
  }

  private func openPanel() {
    let controller = WindowController(
      PanelRoot(content: scene.content), request: panelRequest, graph: graph, platform: runner.platform,
      environment: context.environment, runner: runner, hasMenu: false
    ) { [weak self] _ in self?.panelDidClose() }
    var wasActive = false
    controller.phaseDidChange = { [weak self, weak controller] in
      let isActive = controller?.phase == .active
      if wasActive, !isActive, controller?.isPresenting == false { controller?.requestClose() }
      wasActive = isActive
      self?.runner.phaseDidChange()
    }
    panel = controller
    controller.present()
  }

  private func panelDidClose() {
    panel = nil
    runner.phaseDidChange()
  }
}

extension MenuBarExtraNode: StatusItemEventSink {
  func statusItemDidChoose(_ path: MenuPath) {
    menu?.items.perform(path)
    graph.flush()
  }

  func statusItemDidActivate() {
    if let panel { panel.requestClose() } else if menu == nil { openPanel() }
    graph.flush()
  }

  func statusItemVisibilityDidChange() {
    let wasShown = isShown
    isShown = item?.isShown ?? false
    if isShown {
      grace?.cancel()
      grace = nil
    } else if wasShown {
      waitForBar()
    }
    runner.updateRunning()
  }

  private func waitForBar() {
    let clock = context.environment.values.fileProgressClock
    grace = Task { [weak self] in
      do { try await clock.sleep(for: Self.gracePeriod) } catch { return }
      guard let self, !Task.isCancelled else { return }
      self.grace = nil
      self.runner.updateRunning()
    }
  }
}

/// The root view of the window of an item.
private struct PanelRoot<Content: View>: View {
  let content: Content

  var body: some View { content }
}
