/// Runs what a window's presentation machine decides: the one place where decisions become deeds.
///
/// Slots tell it what their bindings say after every flush that concerns them, platforms what has become of what they
/// show. Events that come while effects run wait until these are done.
///
/// The way from a modifier to GTK, each step a call:
///
/// 1. `PresentingNode.refresh` reads the binding;
/// 2. `PresentationCoordinator.syncLater` has it looked at when the graph is up to date,
/// 3. `PresentationCoordinator.syncRound` in turn with the others;
/// 4. `PresentationCoordinator.send` asks the machine, and does what it says:
/// 5. `PresentingNode.present`,
/// 6. `AlertModifier.present`,
/// 7. `AlertPresentation.init` collects the actions;
/// 8. `GtkPlatform.presentAlert` chooses the window,
/// 9. `DialogAlert.present` calls `gtk_alert_dialog_choose`.
///
/// The way back to the node of the button that was pressed:
///
/// 1. `DialogAlert.finish` takes GTK's answer;
/// 2. `AlertReporter.report` sees to it that there is only one;
/// 3. `AlertPresentation.handle`,
/// 4. `PresentationCoordinator.send`,
/// 5. `AlertPresentation.runAction`.
@MainActor package final class PresentationCoordinator: ViewPresenter {
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

  package init() {}

  /// A slot's identity, before its first synchronisation.
  func register(_ slot: any PresentationSlot) -> PresentationSlotID {
    lastSlot += 1
    let id = PresentationSlotID(rawValue: lastSlot)
    slots[id] = slot
    return id
  }

  /// Has the slot's binding looked at when the graph is up to date, in turn with the others for which that is due.
  func syncLater(_ id: PresentationSlotID) {
    guard let slot = slots[id] else { return }
    if round.isEmpty { slot.graph.afterUpdates { [weak self] in self?.syncRound() } }
    round.add(id, of: slot)
  }

  private func syncRound() {
    let due = round.slots
    round = PresentationRound()
    for id in due {
      if let event = readBinding(of: id) { send(event) }
    }
  }

  /// What the slot's binding says now; nil where that is what is presented already, and the machine knows it.
  private func readBinding(of id: PresentationSlotID) -> PresentationMachine.Event? {
    guard !removed.contains(id), let slot = slots[id] else { return nil }
    let item = slot.wanted
    slot.bindingWasRead(item)
    let (parent, lane) = (slot.parent, slot.lane)
    if let item, machine.isStaying(item, of: id, parent: parent, lane: lane) { return nil }
    return .sync(id, parent: parent, lane: lane, item: item)
  }

  /// The slot's view has left the tree: what it presents is dismissed, and its binding isn't written.
  func unregister(_ id: PresentationSlotID) {
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

  /// Whether something on the window forbids that the user closes the window.
  package var forbidsClosing: Bool { machine.isHostHeldOpen }

  /// Whether something would go together with the presentation.
  func carriesOthers(_ token: PresentationToken) -> Bool { machine.carriesOthers(token) }

  /// The lane in which the presentation was let in.
  func lane(of token: PresentationToken) -> PresentationLane? { machine.lane(of: token) }

  /// Looks again at what the slots ask for whose views are in this presentation: it has taken another's place.
  func syncSlots(in token: PresentationToken) {
    let found = slots.compactMap { $0.value.parent == token ? $0.key : nil }
    for id in found.sorted() {
      if let event = readBinding(of: id) { send(event) }
    }
  }

  /// A number for an inspector: the lowest that no other one has.
  func claimColumn() -> Int {
    let number = (0...columns.count).first { !columns.contains($0) } ?? columns.count
    columns.insert(number)
    return number
  }

  /// Gives an inspector's number back.
  func releaseColumn(_ number: Int) { columns.remove(number) }

  /// Something has happened: does what follows from it, and from what that leads to.
  func send(_ event: PresentationMachine.Event) {
    queue.append(event)
    guard !isRunning else { return }
    isRunning = true
    var next = 0
    while next < queue.count {
      let event = queue[next]
      next += 1
      for effect in machine.handle(event) {
        switch effect {
        case .present(let token, let id, let item, let parent):
          let surface = parent.flatMap { live[$0]?.surface } ?? window
          parents[token] = parent
          live[token] = slots[id]?.present(item, as: token, over: surface)
          if let parent, machine.isCovered(parent) { live[parent]?.coverDidChange(true) }
        case .reread(let id):
          syncLater(id)
          staleGraph = slots[id]?.graph
        // What is live follows its modifier by itself.
        case .update: break
        case .dismiss(let token, let animated): live[token]?.dismiss(animated: animated)
        case .runAction(let token, _, let action): live[token]?.runAction(action)
        case .clearBinding(let id, let item): clearBinding(of: id, ifItem: item)
        case .onDismiss(let token, let id): end(token, of: id)
        }
      }
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

  private func clearBinding(of id: PresentationSlotID, ifItem item: PresentationItemID) {
    guard let slot = slots[id] else { return }
    slot.clearBinding(ifItem: item)
    // Read back: a binding that kept its value has answered, one that asks anew from now on is a new request. What it
    // asks for instead, `onDismiss` may still withdraw.
    let wanted = slot.wanted
    guard !removed.contains(id) else { return }
    send(.sync(id, parent: slot.parent, lane: slot.lane, item: wanted == item ? item : nil))
    if let wanted, wanted != item { syncLater(id) }
  }

  private func end(_ token: PresentationToken, of id: PresentationSlotID) {
    live.removeValue(forKey: token)?.tearDown()
    slots[id]?.didDismiss()
    if let parent = parents.removeValue(forKey: token), !machine.isCovered(parent) {
      live[parent]?.coverDidChange(false)
    }
  }
}

extension ViewHost {
  /// Where the tree's presentations go: nil where nothing can be presented, as in an alert's message.
  var coordinator: PresentationCoordinator? { presenter as? PresentationCoordinator }
}
