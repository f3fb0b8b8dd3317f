import FoundationEssentials
import Observation

/// Whether the user can resize a window.
public struct WindowResizability: Hashable, Sendable {
  fileprivate enum Kind { case automatic, contentMinSize, contentSize }
  fileprivate let kind: Kind
  /// The user can resize the window, down to the minimum size of its content.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The user can resize the window, down to the minimum size of its content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
  /// The window has the size of its content, and the user can't resize it.
  public static let contentSize = WindowResizability(kind: .contentSize)
}

extension Scene {
  /// Sets the default size of new windows, in application pixels.
  ///
  /// Without a default size, a window opens in about 900 × 450, at least the ideal size of its content, and at most
  /// what the screen allows; that of ``Settings`` in the ideal size of its content. A window that has been open before,
  /// also in a former launch of the app, has the size that the user has given it: see
  /// ``Scene/restorationBehavior(_:)``.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    ModifiedScene(content: self) {
      $0.windowWidth = Double(width)
      $0.windowHeight = Double(height)
    }
  }

  /// Sets the default size of new windows, in application pixels.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }

  /// Sets whether the user can resize the scene's windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self) { $0.windowIsResizable = resizability.kind != .contentSize }
  }

  /// Sets an environment value for the views of the scene's windows.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    ModifiedScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Places an observable object in the environment of the scene's windows.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { $0[ObjectKey<Object>.self] = object }
  }

  /// Places an object in the environment of the scene's windows, where `@EnvironmentObject` reads it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(content: self) { $0[ObjectKey<Object>.self] = object }
  }

  /// Sets the icon of the scene's alerts, which is displayed above the title.
  public func dialogIcon(_ icon: Image?) -> some Scene {
    ModifiedScene(content: self) { $0.dialogIcon = icon }
  }

  /// Sets the severity of the scene's alerts.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    ModifiedScene(content: self) { $0.dialogSeverity = severity }
  }

  /// Adds a "Don't ask again" check button to the scene's alerts.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    ModifiedScene(content: self) { $0.dialogSuppression = DialogSuppression(label: nil, isSuppressed: isSuppressed) }
  }

  /// Adds a check button with a text or a resource as its label to the scene's alerts.
  public func dialogSuppressionToggle(_ label: any _DialogTitle, isSuppressed: Binding<Bool>) -> some Scene {
    ModifiedScene(content: self) {
      $0.dialogSuppression = DialogSuppression(label: label._dialogTitle, isSuppressed: isSuppressed)
    }
  }

  /// Adds a check button with a localized label to the scene's alerts.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a check button with a verbatim label to the scene's alerts.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some Scene
  where S: StringProtocol {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }
}

/// A scene with a modified environment.
struct ModifiedScene<Content: Scene>: Scene, _Primitive {
  typealias Body = Never

  let content: Content
  let apply: (inout EnvironmentValues) -> Void

  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    ModifiedSceneNode(scene, in: context)
  }
}

@MainActor private final class ModifiedSceneNode<Content: Scene>: StoredSceneNode<ModifiedScene<Content>> {
  private var scope: EnvironmentScope?
  private var child: _SceneNode<Content>?
  /// Whether new keys have been set, so that the whole content has to be updated.
  private var hasNewKeys = false

  override init(_ scene: ModifiedScene<Content>, in context: _SceneContext) {
    super.init(scene, in: context)
    let scope = EnvironmentScope(parent: self.context.environment, values: values())
    self.scope = scope
    var below = self.context.below(self)
    below.environment = scope
    child = Content._makeNode(scene.content, in: _SceneContext(runner: runner, node: below))
  }

  private func values() -> EnvironmentValues {
    tracking {
      var values = context.environment.values
      scene.apply(&values)
      return values
    }
  }

  override func update(_ newScene: ModifiedScene<Content>) {
    scene = newScene
    refresh()
    guard hasNewKeys else {
      child?.update(newScene.content)
      return
    }
    hasNewKeys = false
    Graph.updatingAll { child?.update(newScene.content) }
  }

  override func refresh() {
    isDirty = false
    if scope?.update(values()) == false { hasNewKeys = true }
  }

  override func unmountChildren() { child?.unmount() }
}

/// The properties of windows that scene modifiers set.
@MainActor struct WindowSettings {
  let width: Double?
  let height: Double?
  let isResizable: Bool
  let hidesTitleBar: Bool
  let showsTitle: Bool
  let restores: Bool
  let frame: WindowFrame

  init(in values: EnvironmentValues) {
    width = values.windowWidth
    height = values.windowHeight
    isResizable = values.windowIsResizable
    hidesTitleBar = values.windowHidesTitleBar
    restores = values.windowRestoration.restores
    frame = values.windowFrame == .automatic ? values.toolbarFrame : values.windowFrame
    showsTitle = values.windowShowsTitle && !hidesTitleBar
  }
}

extension WindowSettings {
  /// The request for a window with these properties.
  func request(title: String, identifier: String) -> WindowRequest {
    var request = WindowRequest(title: title, identifier: identifier)
    request.defaultWidth = width
    request.defaultHeight = height
    request.isResizable = isResizable
    request.restoresExtent = restores
    request.frame = frame
    request.hidesTitleBar = hidesTitleBar
    request.showsTitle = showsTitle
    return request
  }
}

private enum WindowWidthKey: EnvironmentKey { static var defaultValue: Double? { nil } }
private enum WindowHeightKey: EnvironmentKey { static var defaultValue: Double? { nil } }
private enum WindowResizableKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  fileprivate var windowWidth: Double? {
    get { self[WindowWidthKey.self] }
    set { self[WindowWidthKey.self] = newValue }
  }

  fileprivate var windowHeight: Double? {
    get { self[WindowHeightKey.self] }
    set { self[WindowHeightKey.self] = newValue }
  }

  fileprivate var windowIsResizable: Bool {
    get { self[WindowResizableKey.self] }
    set { self[WindowResizableKey.self] = newValue }
  }
}
