/// A scene with a single window for tools that act on the other windows of the app, such as a palette.
///
/// ```swift
/// UtilityWindow("Colors", id: "colors") { Palette() }
/// ```
///
/// It stays above the window of the app that was active last, and the ``FocusedValue``s that its views read are those of
/// that window. A command in the menus of the other windows shows and hides it; see also ``WindowVisibilityToggle``. It has
/// no main menu, can't be minimized, is closed by Escape, and closes with the last of the other windows.
///
/// In GTK, it is transient for the active window. While another app is active, it stays visible.
public struct UtilityWindow<Content: View>: Scene, _Primitive {
  public typealias Body = Never

  private let title: Text
  private let windowID: String
  private let make: () -> Content

  /// Creates a window with a title.
  public init(_ title: any _DialogTitle, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: title._dialogTitle, id: id, content)
  }

  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: Text(titleKey), id: id, content)
  }

  /// Creates a window with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: Text(title), id: id, content)
  }

  private init(text: Text, id: String, _ make: @escaping () -> Content) {
    title = text
    windowID = id
    self.make = make
  }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    WindowSceneNode(scene, in: context)
  }
}

extension UtilityWindow: WindowSceneContent {
  var windowTitle: String? { title.resolved }
  var id: String? { windowID }
  static var allowsMany: Bool { false }
  static var opensAtIdealSize: Bool { true }
  static var hasMenu: Bool { false }
  static var isUtility: Bool { true }
  func makeContent(_ value: WindowValue) -> Content { make() }
}
