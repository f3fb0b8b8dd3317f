/// Runs what a window's presentation machine decides: the one place where decisions become deeds.
///
/// Slots tell it what their bindings say after every flush that concerns them, platforms what has become of what they
/// show. Events that come while effects run wait until these are done.
@MainActor package final class PresentationCoordinator {
  /// The window that presentations stand above; nil for those that stand on their own.
  package weak var window: (any PlatformSurface)?

  /// Whether the window is gone.
  private(set) var isHostGone = false

  private var machine = PresentationMachine()
  private var slots: [PresentationSlotID: any PresentationSlot] = [:]
  private var live: [PresentationToken: any LivePresentation] = [:]
  /// Slots whose views are gone, kept until what they present is gone as well.
  private var removed: Set<PresentationSlotID> = []
  /// What each live presentation stands above, where that isn't the window.
  private var parents: [PresentationToken: PresentationToken] = [:]
  private var columns: Set<Int> = []
  private var lastSlot = 0
  private var round = PresentationRound()
  private var queue: [PresentationMachine.Event] = []
  private var isRunning = false
  /// What has to be brought up to date before anything that waits can be admitted.
  private var staleGraph: Graph?
  /// Told of each event and the effects it had; for tests and diagnostics.
  package var observer: ((PresentationMachine.Event, [PresentationMachine.Effect]) -> Void)?

  package init() {}

  /// A slot's identity, before its first synchronisation.
  package func register(_ slot: any PresentationSlot) -> PresentationSlotID {
    lastSlot += 1
    let id = PresentationSlotID(rawValue: lastSlot)
    slots[id] = slot
    return id
  }

  /// Looks at what the slot's binding says now.
  package func sync(_ id: PresentationSlotID) {
    guard !removed.contains(id), let slot = slots[id] else { return }
    send(.sync(id, parent: slot.parent, lane: slot.lane, item: slot.wanted))
  }

  /// Has the slot look at its binding when the graph is up to date, in turn with the others for which that is due.
  func syncLater(_ id: PresentationSlotID) {
    guard let slot = slots[id] else { return }
    if round.isEmpty { slot.graph.afterUpdates { [weak self] in self?.syncRound() } }
    round.add(id, of: slot.node)
  }

  private func syncRound() {
    let due = round.slots
    round = PresentationRound()
    for id in due { slots[id]?.sync() }
  }

  /// The slot's view has left the tree: what it presents is dismissed, and its binding isn't written.
  package func unregister(_ id: PresentationSlotID) {
    removed.insert(id)
    send(.removed(id))
    forgetIfRemoved(id)
  }

  private func forgetIfRemoved(_ id: PresentationSlotID) {
    guard removed.contains(id), machine.token(of: id) == nil, !isRunning else { return }
    slots[id] = nil
    removed.remove(id)
  }

  /// The window is gone: everything closes, the topmost first.
  package func hostDidClose() {
    isHostGone = true
    send(.hostGone)
  }

  /// Whether anything is on the screen or on its way there.
  package var isPresenting: Bool { !live.isEmpty }

  /// Whether something on the window forbids that the person closes the window.
  package var forbidsClosing: Bool { machine.isHostHeldOpen }

  /// Whether something would go together with the presentation.
  package func carriesOthers(_ token: PresentationToken) -> Bool { machine.carriesOthers(token) }

  /// The lane in which the presentation was let in.
  func lane(of token: PresentationToken) -> PresentationLane? { machine.lane(of: token) }

  /// Looks again at what the slots ask for whose views are in this presentation: it has taken another's place.
  package func syncSlots(in token: PresentationToken) {
    let found = slots.compactMap { $0.value.parent == token ? $0.key : nil }
    for id in found.sorted() { sync(id) }
  }

  /// A number for an inspector: the lowest that no other one has.
  func claimColumn() -> Int {
    let number = (0...columns.count).first { !columns.contains($0) } ?? columns.count
    columns.insert(number)
    return number
  }

  /// Gives an inspector's number back.
  func releaseColumn(_ number: Int) { columns.remove(number) }

  package func send(_ event: PresentationMachine.Event) {
    queue.append(event)
    guard !isRunning else { return }
    isRunning = true
    var next = 0
    while next < queue.count {
      let event = queue[next]
      next += 1
      let effects = machine.handle(event)
      observer?(event, effects)
      for effect in effects { run(effect) }
    }
    queue = []
    isRunning = false
    for id in removed { forgetIfRemoved(id) }
    // What the effects have changed is known, and views that they have removed are gone, when the graph is up to date.
    // At once, so that what waits follows what has closed without a frame in between.
    let graph = staleGraph
    staleGraph = nil
    graph?.flush()
  }

  private func run(_ effect: PresentationMachine.Effect) {
    switch effect {
    case .present(let token, let id, let item, let parent):
      let surface = parent.flatMap { live[$0]?.surface } ?? window
      parents[token] = parent
      live[token] = slots[id]?.present(item, as: token, over: surface)
      if let parent, machine.isCovered(parent) { live[parent]?.coverDidChange(true) }
    case .reread(let id):
      syncLater(id)
      staleGraph = slots[id]?.graph
    case .update(let token):
      live[token]?.update()
    case .dismiss(let token, let animated):
      live[token]?.dismiss(animated: animated)
    case .runAction(let token, _, let index):
      live[token]?.runAction(index)
    case .clearBinding(let id, let item):
      guard let slot = slots[id] else { return }
      slot.clearBinding(ifItem: item)
      // Read back: a binding that kept its value has answered, one that asks anew from now on is a new request. What it
      // asks for instead, `onDismiss` may still withdraw.
      let wanted = slot.wanted
      guard !removed.contains(id) else { return }
      send(.sync(id, parent: slot.parent, lane: slot.lane, item: wanted == item ? item : nil))
      if let wanted, wanted != item { syncLater(id) }
    case .onDismiss(let token, let id):
      live.removeValue(forKey: token)?.tearDown()
      slots[id]?.didDismiss()
      if let parent = parents.removeValue(forKey: token), !machine.isCovered(parent) {
        live[parent]?.coverDidChange(false)
      }
    }
  }
}
