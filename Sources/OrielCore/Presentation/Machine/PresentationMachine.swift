/// A state machine that decides what is presented in a window.
///
/// It compares the requests of bindings with the presentations on screen, and returns the effects that reconcile them:
///
///     for effect in machine.handle(.sync(slot, parent: nil, lane: .modal, item: .unit)) {
///       run(effect)
///     }
///
/// It has no access to views, widgets, closures and time. Its rules:
///
/// 1. A presentation that is no longer requested is dismissed, after those above it.
/// 2. A level, which is a parent and a lane, admits one presentation at a time, the oldest request first, and only
///   while its parent is presented.
/// 3. When a presentation closes, those above it close first. Then follow, in this order, its action, the reset of its
///    binding if that still makes the request that was answered, and `onDismiss`.
/// 4. The reset names the item, so that it can be compared with the binding's current value.
/// 5. An event with an unknown token has no effects.
/// 6. When a slot is removed, its presentation is dismissed and `onDismiss` is called, but its binding isn't written.
/// 7. When the window closes, all presentations close, the topmost first. Later events have no effects.
/// 8. Events that arise while effects are executed are sent after them, by the caller.
/// 9. A close attempt has no effect on a presentation that disables interactive dismissal.
/// 10. A request is admitted only by the `sync` that contains it. A pending request is read again first, after the
///     callbacks of the previous presentation have run and the app's changes have been applied.
///
/// A request is answered once. The presentation of a binding that ignores the reset stays closed until the binding
/// changes.
///
/// The cost of an event is proportional to the affected slots, not to all of them: a slot without a request and a
/// presentation isn't stored.
package struct PresentationMachine: Hashable {
  var slots: [PresentationSlotID: Slot] = [:]
  var owners: [PresentationToken: PresentationSlotID] = [:]
  var levels: [Level: Queue] = [:]
  var lastEpoch = 0
  var lastToken = 0
  var isHostAlive = true

  /// Creates the machine of a window without presentations.
  package init() {}

  /// Handles an event and returns its effects in order.
  package mutating func handle(_ event: Event) -> [Effect] {
    guard isHostAlive else { return [] }
    var effects: [Effect] = []
    switch event {
    case .sync(let slot, let parent, let lane, let item):
      sync(slot, on: Level(parent: parent, lane: lane), item: item, &effects)
    case .removed(let slot):
      remove(slot, &effects)
    case .didPresent(let token):
      didPresent(token, &effects)
    case .didClose(let token, .dismissed), .didFail(let token):
      close(token, action: nil, &effects)
    case .didClose(let token, .action(let action)):
      close(token, action: action, &effects)
    case .interactiveDismissDisabled(let token, let isDisabled):
      modify(token) { $0.isInteractiveDismissDisabled = isDisabled }
    case .closeAttempt(let token):
      attemptClose(token, &effects)
    case .dismissal(let token):
      if owners[token] != nil { dismiss(token, animated: true, &effects) }
    case .hostGone:
      closeAll(&effects)
    }
    return effects
  }

  /// The slot of a presentation, until its `onDismiss`.
  package func slot(of token: PresentationToken) -> PresentationSlotID? {
    owners[token]
  }

  /// The token of a slot's presentation, until its `onDismiss`.
  package func token(of slot: PresentationSlotID) -> PresentationToken? {
    slots[slot]?.live?.token
  }

  /// The lane in which the presentation was admitted, until its `onDismiss`.
  package func lane(of token: PresentationToken) -> PresentationLane? {
    live(token)?.level.lane
  }

  /// Whether the slot presents the item on this level and isn't dismissing it, so that a `sync` has no effect.
  package func isStaying(
    _ item: PresentationItemID, of slot: PresentationSlotID, parent: PresentationToken?, lane: PresentationLane
  ) -> Bool {
    guard let slot = slots[slot], slot.wanted?.item == item else { return false }
    return slot.level == Level(parent: parent, lane: lane) && slot.staying != nil
  }

  /// Whether the presentation is on screen and isn't being dismissed.
  package func isPresented(_ token: PresentationToken) -> Bool {
    live(token)?.phase == .presented
  }

  /// Whether there is another presentation above. Previews and inspectors don't count.
  package func isCovered(_ token: PresentationToken) -> Bool {
    [PresentationLane.modal, .popover].contains { levels[Level(parent: token, lane: $0)]?.occupant != nil }
  }

  /// Whether dismissing the presentation would dismiss others.
  package func carriesOthers(_ token: PresentationToken) -> Bool {
    PresentationLane.allCases.contains { levels[Level(parent: token, lane: $0)]?.occupant != nil }
  }

  func live(_ token: PresentationToken) -> Live? {
    owners[token].flatMap { slots[$0]?.live }
  }

  mutating func modify(_ token: PresentationToken, _ change: (inout Live) -> Void) {
    guard let slot = owners[token], var live = slots[slot]?.live else { return }
    change(&live)
    slots[slot]?.live = live
  }

  /// The presentations above another one, or above the window if that is nil: the topmost first, children before
  /// parents.
  func presentations(above parent: PresentationToken?) -> [PresentationToken] {
    var tokens: [PresentationToken] = []
    for lane in PresentationLane.allCases {
      guard let token = levels[Level(parent: parent, lane: lane)]?.occupant else { continue }
      tokens += presentations(above: token)
      tokens.append(token)
    }
    return tokens
  }
}
