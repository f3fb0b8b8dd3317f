/// Decides what is presented in one window, and what each closing leads to.
///
/// It compares what the bindings ask for with what is on the screen, and says what brings them together:
///
///     for effect in machine.handle(.sync(slot, parent: nil, lane: .modal, item: .unit)) {
///       run(effect)
///     }
///
/// It knows no views, no widgets, no closures and no time. Its rules:
///
/// 1. What is presented and no longer asked for is dismissed, and what stands above it first.
/// 2. A level, which is a parent and a lane, admits one presentation at a time, the oldest request first, and only
///    while its parent is presented.
/// 3. When a presentation closes, those above it close first; then come, in this order, its action, the clearing of its
///    binding if that still makes the very request that was answered, and `onDismiss`.
/// 4. The clearing names the item, so that it can be compared with what the binding says at that moment.
/// 5. An event with an unknown token has no effects.
/// 6. When a slot is removed, its presentation is dismissed and `onDismiss` comes, but its binding isn't written.
/// 7. When the window is gone everything closes, topmost first, and nothing has effects any more.
/// 8. Events that arise while effects run come after them; that is the caller's duty.
/// 9. An attempt to close doesn't dismiss what forbids interactive dismissal.
/// 10. A request is admitted only by the `sync` that hands in what its binding says. One that has waited for its turn is
///    read again first, after all that came with the end of the one in front has run, and the app's changes are known.
///
/// A request is answered once. A binding that ignores the clearing stays closed until it changes.
///
/// Handling an event costs as much as what it touches, not as much as there are slots; a slot that asks for nothing,
/// and has nothing presented, isn't even stored.
package struct PresentationMachine: Hashable {
  var slots: [PresentationSlotID: Slot] = [:]
  var owners: [PresentationToken: PresentationSlotID] = [:]
  var levels: [Level: Queue] = [:]
  var lastEpoch = 0
  var lastToken = 0
  var isHostAlive = true

  /// Makes the machine of a window on which nothing is presented.
  package init() {}

  /// Takes in an event and returns what is to be done about it, in order.
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

  /// The slot that presents with this token, until its `onDismiss`.
  package func slot(of token: PresentationToken) -> PresentationSlotID? {
    owners[token]
  }

  /// The token with which this slot presents, until its `onDismiss`.
  package func token(of slot: PresentationSlotID) -> PresentationToken? {
    slots[slot]?.live?.token
  }

  /// The lane in which the presentation was let in, until its `onDismiss`.
  package func lane(of token: PresentationToken) -> PresentationLane? {
    live(token)?.level.lane
  }

  /// Whether the slot presents the item there, and hasn't been told to take it away: a `sync` would change nothing.
  package func isStaying(
    _ item: PresentationItemID, of slot: PresentationSlotID, parent: PresentationToken?, lane: PresentationLane
  ) -> Bool {
    guard let slot = slots[slot], slot.wanted?.item == item else { return false }
    return slot.level == Level(parent: parent, lane: lane) && slot.staying != nil
  }

  /// Whether the presentation is on the screen and hasn't been told to leave.
  package func isPresented(_ token: PresentationToken) -> Bool {
    live(token)?.phase == .presented
  }

  /// Whether something stands above the presentation. An inspector stands in it.
  package func isCovered(_ token: PresentationToken) -> Bool {
    [PresentationLane.modal, .popover].contains { levels[Level(parent: token, lane: $0)]?.occupant != nil }
  }

  /// Whether something would go together with the presentation.
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

  /// What stands above a presentation, or on the window where that is nil: topmost first, children before parents.
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
