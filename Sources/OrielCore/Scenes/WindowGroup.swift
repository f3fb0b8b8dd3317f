/// A scene of any number of equal windows.
///
/// The first one opens when the app starts, if the group is the app's first scene; `openWindow(id:)` opens more.
public struct WindowGroup<Content: View>: Scene {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let title: Text?
  let id: String?
  let content: Content

  /// A group of windows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, id: nil, content: content())
  }

  /// A group of windows that `openWindow` finds by its id.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, id: id, content: content())
  }

  /// A group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: nil, content: content())
  }

  /// A group of windows with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: content())
  }

  /// A group of windows with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: nil, content: content())
  }

  /// A group of windows with a title and an id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: id, content: content())
  }

  /// A group of windows with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content())
  }

  /// A group of windows with a verbatim title, and an id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: id, content: content())
  }

  private init(title: Text?, id: String?, content: Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Puts it into the graph.
  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    WindowSceneNode(scene, in: context)
  }
}

/// A scene of a single window.
public struct Window<Content: View>: Scene {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let title: Text
  let windowID: String
  let content: Content

  /// A window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    windowID = id
    self.content = content()
  }

  /// A window with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Puts it into the graph.
  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    WindowSceneNode(scene, in: context)
  }
}

/// What the window scenes have in common.
@MainActor protocol WindowSceneContent: Scene {
  associatedtype WindowContent: View
  var windowTitle: String? { get }
  var id: String? { get }
  var content: WindowContent { get }
  static var allowsMany: Bool { get }
}

extension WindowGroup: WindowSceneContent {
  var windowTitle: String? { title?.resolved }
  static var allowsMany: Bool { true }
}

extension Window: WindowSceneContent {
  var windowTitle: String? { title.resolved }
  var id: String? { windowID }
  static var allowsMany: Bool { false }
}

@MainActor final class WindowSceneNode<Root: WindowSceneContent>: _SceneNode<Root>, WindowScene {
  private struct OpenWindow {
    let controller: WindowController
    /// Which of the scene's windows it is: the same number finds what the window remembers in the next run.
    let number: Int
    let storage: SceneStorageStore
  }

  private var windows: [OpenWindow] = []

  override init(_ scene: Root, in context: _SceneContext) {
    super.init(scene, in: context)
    runner.register(self)
  }

  var sceneID: String? { scene.id }
  var frontWindow: WindowController? { windows.last?.controller }
  var phases: [ScenePhase] { windows.map(\.controller.phase) }

  private var request: WindowRequest {
    let style = WindowStyle(in: context.environment.values)
    var request = WindowRequest(title: scene.windowTitle ?? "", identifier: scene.id ?? "main")
    request.defaultWidth = style.width
    request.defaultHeight = style.height
    request.isResizable = style.isResizable
    return request
  }

  func open() {
    if !Root.allowsMany, let window = windows.last { return window.controller.present() }
    let taken = Set(windows.map(\.number))
    let number = (0...windows.count).first { !taken.contains($0) } ?? windows.count
    let name = "\(scene.id ?? "main").\(number)"
    let storage = context.environment.values.sceneStorage?.sibling(scene: name) ?? SceneStorageStore(scene: name)
    let controller = WindowController(
      scene.content, request: request, graph: graph, platform: runner.platform, environment: context.environment,
      runner: runner, storage: storage
    ) { [weak self] in self?.didClose($0) }
    controller.phaseDidChange = { [weak runner] in runner?.phaseDidChange() }
    windows.append(OpenWindow(controller: controller, number: number, storage: storage))
    controller.present()
  }

  private func didClose(_ controller: WindowController) {
    guard let index = windows.firstIndex(where: { $0.controller === controller }) else { return }
    let closed = windows.remove(at: index)
    runner.phaseDidChange()
    // Closing one of several windows means that it isn't wanted any more; closing the last one ends the day's work.
    if !windows.isEmpty { closed.storage.discard() }
  }

  func closeAll() {
    // What is closed together comes back together.
    let open = windows
    windows = []
    for window in open { window.controller.close() }
  }

  override func update(_ newScene: Root) {
    scene = newScene
    let request = request
    for window in windows { window.controller.update(newScene.content, request: request) }
  }

  override func willUnmount() {
    closeAll()
    runner.unregister(self)
  }
}
