/// Executes the effects of a window's presentation machine.
///
/// Slots report their bindings after each flush that affects them. Platforms report the events of their presentations.
/// Events that arise while effects are executed are handled afterwards.
///
/// The path from a modifier to GTK:
///
/// 1. `PresentingNode.refresh` reads the binding.
/// 2. `PresentationCoordinator.syncLater` schedules the slot for the end of the flush.
/// 3. `PresentationCoordinator.syncRound` processes the scheduled slots in order.
/// 4. `PresentationCoordinator.send` passes the event to the machine and executes the effects.
/// 5. `PresentingNode.present`
/// 6. `AlertModifier.makePresentation`
/// 7. `AlertPresentation.show` collects the actions.
/// 8. `GtkPlatform.presentAlert` chooses the kind of window.
/// 9. `DialogAlert.present` calls `gtk_alert_dialog_choose`.
///
/// The path back to the node of the activated button:
///
/// 1. `DialogAlert.finish` receives GTK's result.
/// 2. `AlertReporter.report` ensures that there is only one.
/// 3. `AlertPresentation.handle`
/// 4. `PresentationCoordinator.send`
/// 5. `AlertPresentation.runAction`
@MainActor package final class PresentationCoordinator: ViewPresenter {
  /// Called when `preventsTermination` may have changed.
  package var didChange: (() -> Void)?
  /// The window above which presentations are shown; nil for presentations without a parent.
  package weak var window: (any PlatformSurface)?

  /// Whether the window has closed.
  private(set) var isHostGone = false

  private var machine = PresentationMachine()
  private var slots: [PresentationSlotID: any PresentationSlot] = [:]
  private var live: [PresentationToken: any LivePresentation] = [:]
  /// The slots whose views have been removed, which are kept until their presentations have closed.
  private var removed: Set<PresentationSlotID> = []
  /// The parent of each live presentation that isn't directly above the window.
  private var parents: [PresentationToken: PresentationToken] = [:]
  private var columns: Set<Int> = []
  private var lastSlot = 0
  private var round = PresentationRound()
  private var queue: [PresentationMachine.Event] = []
  private var isRunning = false
  /// The graph that has to be flushed before a pending request can be admitted.
  private var staleGraph: Graph?

  package init() {}

  /// Registers a slot and returns its identity.
  func register(_ slot: any PresentationSlot) -> PresentationSlotID {
    lastSlot += 1
    let id = PresentationSlotID(rawValue: lastSlot)
    slots[id] = slot
    return id
  }

  /// Schedules the slot's binding to be read after the flush, in order with the other scheduled slots.
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

  /// The event for the current value of the slot's binding; nil if it is presented already.
  private func readBinding(of id: PresentationSlotID) -> PresentationMachine.Event? {
    guard !removed.contains(id), let slot = slots[id] else { return nil }
    slot.bindingWillBeRead()
    let item = slot.wanted
    slot.bindingWasRead(item)
    let (parent, lane) = (slot.parent, slot.lane)
    if let item, machine.isStaying(item, of: id, parent: parent, lane: lane) { return nil }
    return .sync(id, parent: parent, lane: lane, item: item)
  }

  /// Removes a slot whose view has been removed: its presentation is dismissed without writing the binding.
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

  /// Closes all presentations after the window has closed, the topmost first.
  package func hostDidClose() {
    isHostGone = true
    send(.hostGone)
  }

  /// Whether a presentation prevents the user from closing the window.
  package var forbidsClosing: Bool { machine.isHostHeldOpen }

  /// Whether something is presented above the host.
  var isPresenting: Bool { !live.isEmpty }
  /// Whether a modal presentation, such as a sheet or an alert, is above the window.
  package var hasModalPresentation: Bool { machine.hasModalPresentation }

  /// Whether a presentation prevents the user from quitting the app.
  package var preventsTermination: Bool {
    live.contains { token, presentation in presentation.preventsTermination && !machine.isDismissing(token) }
  }

  /// Whether dismissing the presentation would dismiss others.
  func carriesOthers(_ token: PresentationToken) -> Bool { machine.carriesOthers(token) }

  /// The lane in which the presentation was admitted.
  func lane(of token: PresentationToken) -> PresentationLane? { machine.lane(of: token) }

  /// Reads the bindings of the slots in a presentation again, after it has replaced another one.
  func syncSlots(in token: PresentationToken) {
    let found = slots.compactMap { $0.value.parent == token ? $0.key : nil }
    for id in found.sorted() {
      if let event = readBinding(of: id) { send(event) }
    }
  }

  /// Returns the lowest unused number of an inspector.
  func claimColumn() -> Int {
    let number = (0...columns.count).first { !columns.contains($0) } ?? columns.count
    columns.insert(number)
    return number
  }

  /// Releases the number of an inspector.
  func releaseColumn(_ number: Int) { columns.remove(number) }

  /// Handles an event, executes its effects, and handles the events that these cause.
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
    // After a flush, the changes by the effects have been applied and removed views are unmounted. The flush happens
    // immediately, so that the next presentation follows without a frame in between.
    let graph = staleGraph
    staleGraph = nil
    graph?.flush()
    didChange?()
  }

  /// Called when the content of a presentation has changed.
  func contentDidChange() { didChange?() }

  private func clearBinding(of id: PresentationSlotID, ifItem item: PresentationItemID) {
    guard let slot = slots[id] else { return }
    let wasSetAgain = slot.clearBinding(ifItem: item)
    // Read back: a binding that kept its value has been answered, and a later change is a new request. If it requests
    // another item, or the item again, `onDismiss` may still withdraw that.
    let wanted = slot.wanted
    guard !removed.contains(id) else { return }
    let isAnswered = wanted == item && !wasSetAgain
    send(.sync(id, parent: slot.parent, lane: slot.lane, item: isAnswered ? item : nil))
    if wanted != nil, !isAnswered { syncLater(id) }
  }

  private func end(_ token: PresentationToken, of id: PresentationSlotID) {
    // The slot has only a weak reference to its presentation.
    withExtendedLifetime(live.removeValue(forKey: token)) { slots[id]?.end() }
    if let parent = parents.removeValue(forKey: token), !machine.isCovered(parent) {
      live[parent]?.coverDidChange(false)
    }
  }
}

extension ViewHost {
  /// The coordinator of the tree's presentations; nil where views can't present, as in an alert's message.
  var coordinator: PresentationCoordinator? { presenter as? PresentationCoordinator }
}
