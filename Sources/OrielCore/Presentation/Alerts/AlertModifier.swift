/// Presents an alert or a confirmation dialog from the view that it is put on.
struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let content: AlertContent<Actions, Message>

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    AlertNode(view, in: context)
  }
}

@MainActor
private final class AlertNode<Modified: View, Actions: View, Message: View>:
  ModifierNode<Modified, AlertModifier<Actions, Message>>
{
  private var slot: AlertSlot<Actions, Message>?

  override func didMakeContent() {
    guard let coordinator = context.host.presenter, let platform = context.host.alertPlatform else {
      Diagnostics.warn("an alert can't be presented from inside a native dialog", once: "alert.nested")
      return
    }
    slot = AlertSlot(
      content: modifier.content, isPresented: modifier.isPresented, graph: graph, platform: platform,
      coordinator: coordinator, host: context.host, environment: context.environment)
    refresh()
  }

  override func modifierDidChange(from old: AlertModifier<Actions, Message>) {
    slot?.update(content: modifier.content, isPresented: modifier.isPresented)
    refresh()
  }

  override func refresh() {
    isDirty = false
    slot?.readBinding(in: self)
  }

  override func willUnmount() { slot?.remove() }
}

extension View {
  /// Presents a dialog; every overload comes down to this one or the next.
  func dialog<Actions: View, Message: View>(
    _ kind: AlertRequest.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility = .automatic,
    actions: Actions, message: Message
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        content: AlertContent(
          kind: kind, title: title, titleVisibility: titleVisibility, actions: actions, message: message)))
  }

  /// Presents a dialog made from data, while there is some.
  func dialog<Data, Actions: View, Message: View>(
    _ kind: AlertRequest.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility = .automatic,
    presenting data: Data?, actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        content: AlertContent(
          kind: kind, title: { _ in title }, titleVisibility: titleVisibility, presenting: data, actions: actions,
          message: message)))
  }
}
