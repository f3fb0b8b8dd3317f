/// A scene that presents an alert without a parent window.
///
/// The alert is presented as by `alert(_:isPresented:actions:)`. The app doesn't end while it is presented.
public struct AlertScene<Actions: View, Message: View>: Scene, _Primitive {
  public typealias Body = Never

  let presenting: AlertModifier<Actions, Message>

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    AlertSceneNode(scene, in: context)
  }
}

extension AlertScene {
  /// Creates an alert with a verbatim title and a message.
  @_disfavoredOverload
  public init<S>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) where S: StringProtocol {
    presenting = AlertModifier(
      .alert, title: Text(title), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Creates an alert with a title and a message.
  public init(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    presenting = AlertModifier(
      .alert, title: title._dialogTitle, isPresented: isPresented, actions: actions(), message: message())
  }

  /// Creates an alert with a localized title and a message.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    presenting = AlertModifier(
      .alert, title: Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Creates an alert with a verbatim title.
  @_disfavoredOverload
  public init<S>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) where S: StringProtocol, Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: Text(title), isPresented: isPresented, actions: actions(), message: EmptyView())
  }

  /// Creates an alert with a title.
  public init(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) where Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: title._dialogTitle, isPresented: isPresented, actions: actions(), message: EmptyView())
  }

  /// Creates an alert with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) where Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: Text(titleKey), isPresented: isPresented, actions: actions(), message: EmptyView())
  }
}

extension AlertScene {
  /// Creates an alert with a verbatim title and a message for a value, which is kept until the alert closes.
  @_disfavoredOverload
  public init<S, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) where S: StringProtocol {
    presenting = AlertModifier(
      .alert, title: Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Creates an alert with a title and a message for a value, which is kept until the alert closes.
  public init<T>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) {
    presenting = AlertModifier(
      .alert, title: title._dialogTitle, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Creates an alert with a localized title and a message for a value, which is kept until the alert closes.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
  ) {
    presenting = AlertModifier(
      .alert, title: Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Creates an alert with a verbatim title for a value, which is kept until the alert closes.
  @_disfavoredOverload
  public init<S, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
  ) where S: StringProtocol, Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Creates an alert with a title for a value, which is kept until the alert closes.
  public init<T>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) where Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: title._dialogTitle, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Creates an alert with a localized title for a value, which is kept until the alert closes.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) where Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
}

/// Mounts the modifier that presents the alert on an empty view.
@MainActor
private final class AlertSceneNode<Actions: View, Message: View>: StoredSceneNode<AlertScene<Actions, Message>> {
  private typealias Presenting = ModifiedContent<EmptyView, AlertModifier<Actions, Message>>

  private let coordinator = PresentationCoordinator()
  private let host: ViewHost

  override init(_ scene: AlertScene<Actions, Message>, in context: _SceneContext) {
    host = ViewHost(
      graph: context.runner.graph, platform: context.runner.platform, container: NullContainer.shared,
      environment: context.node.environment, presenter: coordinator)
    super.init(scene, in: context)
    host.mount(presenting)
  }

  private var presenting: Presenting {
    EmptyView().modifier(scene.presenting)
  }

  override func update(_ newScene: AlertScene<Actions, Message>) {
    scene = newScene
    host.update(presenting)
  }

  override func willUnmount() {
    host.unmount()
    coordinator.hostDidClose()
  }
}
