/// A scene with any number of identically structured windows.
///
/// The first window opens at launch if the group is the app's first scene; `openWindow(id:)` opens more. Each window
/// makes its content itself, so that it has its own `@State`, also of the view that is the whole content. A window that
/// is closed and opened again starts with new state. A window opens with the size that the user has given the window of
/// the group that was resized last; see `restorationBehavior(_:)`.
///
/// ```swift
/// @main struct NotesApp: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
public struct WindowGroup<Content: View>: Scene, _Primitive {
  public typealias Body = Never

  let title: Text?
  let id: String?
  let makeContent: () -> Content

  /// Creates a group of windows.
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: nil, makeContent: makeContent)
  }

  /// Creates a group of windows with an id for `openWindow(id:)`.
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: id, makeContent: makeContent)
  }

  /// Creates a group of windows with a title.
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, id: nil, makeContent: makeContent)
  }

  /// Creates a group of windows with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: nil, makeContent: makeContent)
  }

  /// Creates a group of windows with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(title), id: nil, makeContent: makeContent)
  }

  /// Creates a group of windows with a title and an id.
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, id: id, makeContent: makeContent)
  }

  /// Creates a group of windows with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id, makeContent: makeContent)
  }

  /// Creates a group of windows with a verbatim title and an id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(title), id: id, makeContent: makeContent)
  }

  private init(title: Text?, id: String?, makeContent: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.makeContent = makeContent
  }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    WindowSceneNode(scene, in: context)
  }
}

/// A scene with a single window.
///
/// ```swift
/// Window("Activity", id: "activity") { ActivityView() }
///
/// // In a view with @Environment(\.openWindow) private var openWindow
/// Button("Show Activity") { openWindow(id: "activity") }
/// ```
///
/// The window makes its content when it opens: if it is closed and opened again, its `@State` is new.
public struct Window<Content: View>: Scene, _Primitive {
  public typealias Body = Never

  let title: Text
  let windowID: String
  let makeContent: () -> Content

  /// Creates a window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    windowID = id
    makeContent = content
  }

  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    WindowSceneNode(scene, in: context)
  }
}

/// The common implementation of window scenes.
@MainActor protocol WindowSceneContent: Scene {
  associatedtype WindowContent: View
  var windowTitle: String? { get }
  var id: String? { get }
  /// Makes the content of a window.
  var makeContent: () -> WindowContent { get }
  static var allowsMany: Bool { get }
  /// Whether a window without a default size opens in the ideal size of its content.
  static var opensAtIdealSize: Bool { get }
  /// Whether a window has the main menu of the app.
  static var hasMenu: Bool { get }
  /// The standard command that opens a window; nil if none does.
  static var command: WindowCommand? { get }
}

extension WindowGroup: WindowSceneContent {
  var windowTitle: String? { title?.resolved }
  static var allowsMany: Bool { true }
  static var command: WindowCommand? { .newWindow }
}

extension Window: WindowSceneContent {
  var windowTitle: String? { title.resolved }
  var id: String? { windowID }
  static var allowsMany: Bool { false }
}

extension WindowSceneContent {
  static var opensAtIdealSize: Bool { false }
  static var hasMenu: Bool { true }
  static var command: WindowCommand? { nil }

  /// The root view of each window.
  var rootView: WindowRoot<WindowContent> { WindowRoot(make: makeContent) }
}

/// The root view of a window, which makes the content: state of the content belongs to the window, and a window follows
/// what its content reads.
struct WindowRoot<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

@MainActor final class WindowSceneNode<Root: WindowSceneContent>: StoredSceneNode<Root>, RegisteredScene {
  private struct OpenWindow {
    let controller: WindowController
    /// The number of the window in its scene, with which its state is restored at the next launch.
    let number: Int
    let storage: SceneStorageStore
  }

  private var windows: [OpenWindow] = []

  override init(_ scene: Root, in context: _SceneContext) {
    super.init(scene, in: context)
    runner.register(self)
  }

  var sceneID: String? { scene.id }
  var title: String? { scene.windowTitle }
  var command: WindowCommand? { contributesCommands ? Root.command : nil }
  var isListed: Bool { contributesCommands && !Root.allowsMany && Root.command == nil && Root.hasMenu }
  private var contributesCommands: Bool { context.environment.values.contributesCommands }
  // That of the settings doesn't.
  var opensAtLaunch: Bool { Root.hasMenu }
  var openWindows: [WindowController] { windows.map(\.controller) }

  private var settings: WindowSettings { WindowSettings(in: context.environment.values) }

  private var request: WindowRequest {
    var request = settings.request(title: scene.windowTitle ?? "", identifier: scene.id ?? "main")
    request.opensAtIdealSize = Root.opensAtIdealSize
    return request
  }

  func open() {
    if !Root.allowsMany, let window = windows.last { return window.controller.present() }
    let taken = Set(windows.map(\.number))
    let number = (0...windows.count).first { !taken.contains($0) } ?? windows.count
    let storage = makeStorage(ofWindow: number)
    let controller = WindowController(
      scene.rootView, request: request, graph: graph, platform: runner.platform, environment: context.environment,
      runner: runner, storage: storage, extents: makeStorage(named: name), hasMenu: Root.hasMenu
    ) { [weak self] in self?.didClose($0) }
    controller.phaseDidChange = { [weak runner] in runner?.phaseDidChange() }
    windows.append(OpenWindow(controller: controller, number: number, storage: storage))
    runner.windowsDidChange()
    controller.present()
  }

  private var name: String { scene.id ?? "main" }

  private func makeStorage(named name: String) -> SceneStorageStore {
    context.environment.values.sceneStorage?.sibling(scene: name) ?? SceneStorageStore(scene: name)
  }

  /// The storage for the state of one of the windows. Their size is stored for the scene: a window opens with that of the
  /// window that was resized last.
  private func makeStorage(ofWindow number: Int) -> SceneStorageStore { makeStorage(named: "\(name).\(number)") }

  private func didClose(_ controller: WindowController) {
    guard let index = windows.firstIndex(where: { $0.controller === controller }) else { return }
    let closed = windows.remove(at: index)
    runner.windowsDidChange()
    runner.phaseDidChange()
    // The state of one of several windows is discarded when it is closed; that of the last one is restored.
    if windows.isEmpty { renumber([closed]) } else { closed.storage.discard() }
  }

  /// Numbers the last windows of the scene, which are closed, from 0 on: the next ones restore their state.
  private func renumber(_ closed: [OpenWindow]) {
    for (number, window) in closed.sorted(by: { $0.number < $1.number }).enumerated() where window.number != number {
      window.storage.move(to: makeStorage(ofWindow: number))
    }
  }

  func closeAll() {
    // Windows that close together are restored together.
    let open = windows
    windows = []
    runner.windowsDidChange()
    for window in open { window.controller.close() }
    renumber(open)
  }

  override func update(_ newScene: Root) {
    scene = newScene
    let request = request
    for window in windows { window.controller.update(newScene.rootView, request: request) }
  }

  override func willUnmount() {
    closeAll()
    runner.unregister(self)
  }
}
