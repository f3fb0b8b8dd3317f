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
///     WindowGroup("Note", for: Note.ID.self) { $id in NoteView(id: id) }
///   }
/// }
/// ```
///
/// A group with a type opens a window for each value of that type: see ``WindowGroup/init(for:content:)``.
public struct WindowGroup<Content: View>: Scene, _Primitive {
  public typealias Body = Never

  private let title: Text?
  let id: String?
  let values: WindowValueType?
  private let make: (WindowValue) -> Content

  /// Creates a group of windows.
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: nil) { _ in makeContent() }
  }

  /// Creates a group of windows with an id for `openWindow(id:)`.
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: id) { _ in makeContent() }
  }

  /// Creates a group of windows with a title.
  public init(_ title: any _DialogTitle, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title._dialogTitle, id: nil) { _ in makeContent() }
  }

  /// Creates a group of windows with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: nil) { _ in makeContent() }
  }

  /// Creates a group of windows with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(title), id: nil) { _ in makeContent() }
  }

  /// Creates a group of windows with a title and an id.
  public init(_ title: any _DialogTitle, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title._dialogTitle, id: id) { _ in makeContent() }
  }

  /// Creates a group of windows with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id) { _ in makeContent() }
  }

  /// Creates a group of windows with a verbatim title and an id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(title), id: id) { _ in makeContent() }
  }

  /// - Parameters:
  ///   - values: the type of the values that the windows present; nil if they present none.
  ///   - make: makes the content of a window.
  init(title: Text?, id: String?, values: WindowValueType? = nil, make: @escaping (WindowValue) -> Content) {
    self.title = title
    self.id = id
    self.values = values
    self.make = make
  }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    WindowSceneNode(scene, in: context)
  }
}

extension WindowGroup: WindowSceneContent {
  var windowTitle: String? { title?.resolved }
  static var allowsMany: Bool { true }
  static var command: WindowCommand? { .newWindow }
  func makeContent(_ value: WindowValue) -> Content { make(value) }
}
