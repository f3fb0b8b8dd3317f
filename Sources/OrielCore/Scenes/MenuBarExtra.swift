/// A scene that is an item in the bar of the desktop, with a menu or a window of its own.
///
/// ```swift
/// @main struct TimerApp: App {
///   @State private var timer = TimerModel()
///   @AppStorage("showsExtra") private var showsExtra = true
///
///   var body: some Scene {
///     WindowGroup { TimerView(timer: timer) }
///     MenuBarExtra("Timer", systemImage: "timer", isInserted: $showsExtra) {
///       Button(timer.isRunning ? "Stop" : "Start") { timer.toggle() }
///       Divider()
///       Button("Reset") { timer.reset() }
///     }
///   }
/// }
/// ```
///
/// `menuBarExtraStyle(_:)` sets whether the content is a menu, as by default, or the content of a small window. The
/// label consists of a text, or a picture with a text that names it; other views aren't displayed.
///
/// The app runs on without a window while the item is displayed, until `isInserted` becomes false or the user quits it.
/// An app without a window scene runs as long as the item is inserted.
///
/// The item is a StatusNotifierItem, as the bars of Plasma, Xfce, Cinnamon, LXQt and others display them; GNOME does with
/// an extension such as AppIndicator. Where nothing displays such items, the app says so in its log once, and the binding
/// keeps its value; the item is displayed as soon as the desktop can. Users can't remove items on these desktops, so that
/// only the app changes the binding.
public struct MenuBarExtra<Label: View, Content: View>: Scene, _Primitive {
  public typealias Body = Never

  let isInserted: Binding<Bool>
  let label: Label
  let content: Content

  /// Creates an item with a custom label.
  ///
  /// - Parameters:
  ///   - isInserted: whether the item is in the bar.
  ///   - content: the entries of the menu, or the content of the window.
  ///   - label: a text, a picture, or a ``Label`` with both.
  public init(
    isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isInserted = isInserted
    self.label = label()
    self.content = content()
  }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    MenuBarExtraNode(scene, in: context)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleKey) }
  }

  /// Creates an item with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleResource) }
  }

  /// Creates an item with a verbatim text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == OrielCore.Label<Text, Image> {
  /// Creates an item with a symbol, which a localized text names.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { OrielCore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates an item with a symbol, which the text of a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      OrielCore.Label(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) })
    }
  }

  /// Creates an item with a symbol, which a verbatim text names.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { OrielCore.Label(title, systemImage: systemImage) }
  }

  /// Creates an item with an image of the app's resources, which a localized text names.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { OrielCore.Label(titleKey, image: image) }
  }

  /// Creates an item with an image of the app's resources, which a verbatim text names.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { OrielCore.Label(title, image: image) }
  }

  /// Creates an item with an image of an asset catalog, which a localized text names.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { OrielCore.Label<Text, Image>(titleKey, image: image) }
  }

  /// Creates an item with an image of an asset catalog, which the text of a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      OrielCore.Label(title: { Text(titleResource) }, icon: { Image(image) })
    }
  }

  /// Creates an item with an image of an asset catalog, which a verbatim text names.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { OrielCore.Label<Text, Image>(title, image: image) }
  }
}
