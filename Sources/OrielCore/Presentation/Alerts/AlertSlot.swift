/// The slot of an alert or a confirmation dialog.
@MainActor final class AlertSlot<Actions: View, Message: View>: PresentationSlot {
  let lane = PresentationLane.modal
  /// What to present, as it was last given.
  private(set) var content: AlertContent<Actions, Message>
  /// What the dialog takes from its surroundings.
  let environment: EnvironmentScope
  let graph: Graph
  private(set) weak var node: _GraphNode?
  let platform: any AlertPlatform
  /// Runs when a button other than a cancel button has been pressed, after its action.
  var didConfirm: (() -> Void)?

  private let coordinator: PresentationCoordinator
  private weak var host: ViewHost?
  private var isPresented: Binding<Bool>
  private var id: PresentationSlotID?
  private var wasWanted = false
  private weak var live: AlertPresentation<Actions, Message>?

  init(
    content: AlertContent<Actions, Message>, isPresented: Binding<Bool>, graph: Graph,
    platform: any AlertPlatform, coordinator: PresentationCoordinator, host: ViewHost?,
    environment: EnvironmentScope
  ) {
    self.content = content
    self.isPresented = isPresented
    self.graph = graph
    self.platform = platform
    self.coordinator = coordinator
    self.host = host
    self.environment = environment
    id = coordinator.register(self)
  }

  /// Takes over what the modifier says now.
  func update(content: AlertContent<Actions, Message>, isPresented: Binding<Bool>) {
    self.content = content
    self.isPresented = isPresented
  }

  /// Reads the binding, in the tracking of the node that owns the slot, and has the machine told after the flush.
  func readBinding(in node: _GraphNode) {
    let isWanted = node.tracking {
      let isWanted = wanted != nil
      // On the screen, the dialog also follows what its surroundings say.
      if isWanted || live != nil { _ = DialogStyle(in: environment.values) }
      return isWanted
    }
    self.node = node
    guard isWanted || wasWanted || live != nil else { return }
    wasWanted = isWanted
    if let id { coordinator.syncLater(id) }
  }

  func sync() {
    if let id { coordinator.sync(id) }
  }

  var parent: PresentationToken? { host?.token }

  // What is on the screen has the data that it was presented with.
  var wanted: PresentationItemID? { isPresented.wrappedValue && (content.data != nil || live != nil) ? .unit : nil }

  /// The modifier has left the graph.
  func remove() {
    guard let id else { return }
    self.id = nil
    coordinator.unregister(id)
  }

  func send(_ event: PresentationMachine.Event) { coordinator.send(event) }

  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  {
    let presentation = AlertPresentation(token, of: self, over: surface)
    live = presentation
    return presentation
  }

  /// What was presented is gone.
  func didEnd() { live = nil }

  func clearBinding(ifItem item: PresentationItemID) {
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }

  func didDismiss() {}
}
