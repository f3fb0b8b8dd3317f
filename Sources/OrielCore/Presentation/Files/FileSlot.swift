import Foundation

/// The slot of an importer, exporter or mover.
@MainActor final class FileSlot: PresentationSlot {
  /// How it ended.
  enum Outcome {
    case completed(Result<[URL], any Error>)
    case cancelled
  }

  let lane = PresentationLane.modal
  let environment: EnvironmentScope
  /// The tree that the modifier is in.
  let host: ViewHost
  let coordinator: PresentationCoordinator
  private(set) weak var node: _GraphNode?
  /// What is to be done, as it was last given; nil while there is nothing.
  private(set) var modifier: FileModifier
  /// How what was presented last has ended; nil until it has.
  var outcome: Outcome?
  private var id: PresentationSlotID?
  private var wasWanted = false
  /// Whether the binding has been set back for want of anything to do, and hasn't changed since.
  private var hasRefused = false

  init(_ modifier: FileModifier, in context: _NodeContext, coordinator: PresentationCoordinator) {
    self.modifier = modifier
    environment = context.environment
    host = context.host
    self.coordinator = coordinator
    id = coordinator.register(self)
  }

  /// Takes over what the modifier says now.
  func update(_ modifier: FileModifier) { self.modifier = modifier }

  /// Reads the binding, in the tracking of the node that owns the slot, and has the machine told after the flush.
  func readBinding(in node: _GraphNode) {
    let isAsked = node.tracking { modifier.isPresented.wrappedValue }
    let isWanted = isAsked && modifier.makeTask != nil
    self.node = node
    if !isAsked || isWanted { hasRefused = false } else if !modifier.waitsForTask { refuseLater() }
    guard isWanted || wasWanted else { return }
    wasWanted = isWanted
    if let id { coordinator.syncLater(id) }
  }

  func sync() {
    if let id { coordinator.sync(id) }
  }

  /// Sets back, once, a binding that asks though there is nothing to do.
  private func refuseLater() {
    graph.afterUpdates { [weak self] in
      guard let self, self.id != nil, !self.hasRefused, self.modifier.makeTask == nil,
        self.modifier.isPresented.wrappedValue
      else { return }
      self.hasRefused = true
      self.modifier.isPresented.wrappedValue = false
    }
  }

  /// The modifier has left the graph.
  func remove() {
    guard let id else { return }
    self.id = nil
    coordinator.unregister(id)
  }

  // MARK: PresentationSlot

  var graph: Graph { host.graph }
  var parent: PresentationToken? { host.token }

  var wanted: PresentationItemID? {
    modifier.isPresented.wrappedValue && modifier.makeTask != nil ? .unit : nil
  }

  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  {
    outcome = nil
    let presentation = FilePresentation(token, of: self, over: surface)
    presentation.begin()
    return presentation
  }

  func clearBinding(ifItem item: PresentationItemID) {
    if modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
  }

  func didDismiss() {
    let outcome = outcome ?? .cancelled
    self.outcome = nil
    // Nothing is called after the view or its window has gone.
    guard id != nil, !coordinator.isHostGone else { return }
    // What there was to do has been taken away, and the binding has not been told.
    if modifier.makeTask == nil, modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
    switch outcome {
    case .completed(let result): modifier.onCompletion(result)
    case .cancelled: modifier.onCancellation()
    }
  }
}
