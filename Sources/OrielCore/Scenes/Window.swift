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

  private let title: Text
  private let windowID: String
  private let make: () -> Content

  /// Creates a window with a title.
  public init(_ title: any _DialogTitle, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title._dialogTitle
    windowID = id
    make = content
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

extension Window: WindowSceneContent {
  var windowTitle: String? { title.resolved }
  var id: String? { windowID }
  static var allowsMany: Bool { false }
  func makeContent(_ value: WindowValue) -> Content { make() }
}
