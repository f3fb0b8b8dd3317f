/// The common implementation of window scenes.
@MainActor protocol WindowSceneContent: Scene {
  associatedtype WindowContent: View
  var windowTitle: String? { get }
  var id: String? { get }
  /// The type of the values that the windows present; nil if they present none.
  var values: WindowValueType? { get }
  /// Makes the content of a window.
  func makeContent(_ value: WindowValue) -> WindowContent
  static var allowsMany: Bool { get }
  /// Whether a window without a default size opens in the ideal size of its content.
  static var opensAtIdealSize: Bool { get }
  /// Whether a window has the main menu of the app.
  static var hasMenu: Bool { get }
  /// Whether the windows belong to the other windows of the app: they are above the active one, act on it, and close
  /// with the last of them.
  static var isUtility: Bool { get }
  /// The standard command that opens a window; nil if none does.
  static var command: WindowCommand? { get }
}

extension WindowSceneContent {
  var values: WindowValueType? { nil }
  static var opensAtIdealSize: Bool { false }
  static var hasMenu: Bool { true }
  static var isUtility: Bool { false }
  static var command: WindowCommand? { nil }

  /// The root view of a window.
  func rootView(for value: WindowValue) -> WindowRoot<WindowContent> { WindowRoot { makeContent(value) } }
}

/// The root view of a window, which makes the content: state of the content belongs to the window, and a window follows
/// what its content reads.
struct WindowRoot<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}
