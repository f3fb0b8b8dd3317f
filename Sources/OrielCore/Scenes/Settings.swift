/// The scene of the app's settings: one window, which Preferences in the main menu, Ctrl+comma, a ``SettingsLink`` and the
/// `openSettings` action open.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { ContentView() }
///   Settings { SettingsView() }
/// }
/// ```
public struct Settings<Content: View>: Scene, _Primitive {
  public typealias Body = Never

  private let make: () -> Content

  /// Creates the scene with the views of its window, which are made when it opens.
  public init(@ViewBuilder content: @escaping () -> Content) { make = content }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    WindowSceneNode(scene, in: context)
  }
}

extension Settings: WindowSceneContent {
  var windowTitle: String? { LocalizedStringKey(.settingsTitle).resolved() }
  var id: String? { "settings" }
  static var allowsMany: Bool { false }
  static var opensAtIdealSize: Bool { true }
  static var hasMenu: Bool { false }
  static var command: WindowCommand? { .preferences }
  func makeContent(_ value: WindowValue) -> Content { make() }
}

/// A button that opens the window of the ``Settings`` scene.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Creates a button with a custom label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View { Button(action: { openSettings() }, label: { label }) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the standard label.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The standard label of a ``SettingsLink``.
public struct DefaultSettingsLinkLabel: View {
  /// The title and the icon.
  public var body: some View { Label(LocalizedStringKey(.settingsOpen), systemImage: "gearshape") }
}

/// An action that opens the window of the ``Settings`` scene.
@MainActor @preconcurrency public struct OpenSettingsAction {
  let openWindow: OpenWindowAction

  /// Opens the window or brings it to the front. Without a ``Settings`` scene it has no effect.
  public func callAsFunction() { openWindow(id: "settings") }
}

extension EnvironmentValues {
  /// An action that opens the window of the ``Settings`` scene.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}
