import OrielCore

/// Watches the events and the effects of a machine, keeps its own account of the screen, and says which invariant
/// did not hold. It knows nothing of how the machine works.
struct PresentationChecker {
  typealias Event = PresentationMachine.Event
  typealias Effect = PresentationMachine.Effect

  struct Slot: Hashable {
    var isAttached = false
    var parent: PresentationToken?
    var lane = PresentationLane.modal
    var item: PresentationItemID?
    /// The serial number of the present request, or 0.
    var ask = 0
    /// The request that was presented last.
    var answered = 0
    /// Whether the binding is to be read again, since the request has its turn.
    var isCalled = false

    var isWaiting: Bool { ask != 0 && ask != answered }
  }

  struct Native: Hashable {
    var token: PresentationToken
    var slot: Int
    var item: PresentationItemID
    var ask: Int
    var parent: PresentationToken?
    var lane: PresentationLane
    var isShown = false
    var isLeaving = false
    var isDismissDisabled = false
    var isEnding = false
    var isCleared = false

    var isOpen: Bool { isShown && !isLeaving && !isEnding }
  }

  var slots: [Slot]
  var natives: [Native] = []
  var isHostAlive = true
  var violation: PresentationViolation?
  private var asks = 0
  private var tokens: Set<PresentationToken> = []

  init(slotCount: Int) {
    slots = Array(repeating: Slot(), count: slotCount)
  }

  mutating func fail(_ kind: PresentationViolation.Kind, _ detail: @autoclosure () -> String) {
    guard violation == nil else { return }
    violation = PresentationViolation(kind: kind, detail: detail())
  }

  func native(_ token: PresentationToken?) -> Native? {
    natives.first { $0.token == token }
  }

  func native(of slot: Int) -> Native? {
    natives.first { $0.slot == slot }
  }

  private mutating func modify(_ token: PresentationToken, _ change: (inout Native) -> Void) {
    guard let index = natives.firstIndex(where: { $0.token == token }) else { return }
    change(&natives[index])
  }

  func stands(_ native: Native, above ancestor: PresentationToken) -> Bool {
    var parent = native.parent
    while let token = parent {
      if token == ancestor { return true }
      parent = self.native(token)?.parent
    }
    return false
  }

  /// Takes in an event with all of its effects.
  mutating func check(_ event: Event, _ effects: [Effect]) {
    guard isHostAlive, concerns(event) else {
      if !effects.isEmpty { fail(.effectsOfStaleEvent, "\(event.text) is stale, yet: \(effects.map(\.text))") }
      return
    }
    let before = natives
    take(event)
    for effect in effects { take(effect, of: event) }
    for native in natives where native.isEnding {
      fail(.notEnded, "no onDismiss of \(native.token.text) after \(event.text)")
    }
    checkReasons(of: event, before: before, effects)
    checkScreen(after: event)
  }

  private func concerns(_ event: Event) -> Bool {
    switch event {
    case .sync, .removed, .hostGone: true
    case .didPresent(let token), .didClose(let token, _), .didFail(let token),
      .interactiveDismissDisabled(let token, _), .closeAttempt(let token), .dismissal(let token):
      native(token) != nil
    }
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .sync(let id, let parent, let lane, let item):
      var slot = slots[id.rawValue]
      let hasMoved = slot.parent != parent || slot.lane != lane
      let isShown = native(of: id.rawValue).map { $0.ask == slot.ask && !$0.isLeaving } ?? false
      if slot.item != item || (hasMoved && (slot.isWaiting || isShown)) {
        asks += 1
        slot.ask = item == nil ? 0 : asks
      }
      slot.isAttached = true
      slot.isCalled = false
      slot.item = item
      slot.parent = parent
      slot.lane = lane
      slots[id.rawValue] = slot
    case .removed(let id):
      slots[id.rawValue] = Slot()
    case .didPresent(let token):
      modify(token) { $0.isShown = true }
    case .didClose(let token, _), .didFail(let token):
      for index in natives.indices where natives[index].token == token || stands(natives[index], above: token) {
        natives[index].isEnding = true
      }
    case .interactiveDismissDisabled(let token, let isDisabled):
      modify(token) { $0.isDismissDisabled = isDisabled }
    case .closeAttempt, .dismissal:
      break
    case .hostGone:
      isHostAlive = false
      for index in natives.indices { natives[index].isEnding = true }
    }
  }

  private mutating func take(_ effect: Effect, of event: Event) {
    switch effect {
    case .present(let token, let slot, let item, let parent):
      if case .sync(slot, _, _, item) = event {
      } else {
        fail(.presentedUnread, "\(effect.text) after \(event.text)")
      }
      checkPresent(token, slot.rawValue, item, parent)
    case .reread(let slot):
      checkReread(slot.rawValue)
    case .dismiss(let token, _):
      guard let native = native(token), !native.isLeaving else { return fail(.dismissedTwice, effect.text) }
      if natives.contains(where: { $0.parent == token && !$0.isLeaving }) {
        fail(.dismissedParentFirst, effect.text)
      }
      modify(token) { $0.isLeaving = true }
    case .runAction(let token, let slot, let index):
      guard event == .didClose(token, outcome: .action(index)), let native = native(token),
        native.slot == slot.rawValue
      else { return fail(.actionUnasked, effect.text) }
      if native.isCleared { fail(.wrongOrder, "\(effect.text) after the binding was cleared") }
    case .clearBinding(let slot, let item):
      guard let native = native(of: slot.rawValue), native.isEnding else { return fail(.wrongOrder, effect.text) }
      if native.ask != slots[slot.rawValue].ask || native.item != item || native.isCleared {
        fail(.clearedOther, "\(effect.text) is not what \(native.token.text) answered")
      }
      modify(native.token) { $0.isCleared = true }
    case .onDismiss(let token, let slot):
      checkEnd(token, slot.rawValue)
    }
  }

  private mutating func checkPresent(
    _ token: PresentationToken, _ index: Int, _ item: PresentationItemID, _ parent: PresentationToken?
  ) {
    let slot = slots[index]
    let name = "\(token.text) for \(index)"
    if !tokens.insert(token).inserted { fail(.tokenReused, name) }
    if native(of: index) != nil { fail(.presentedTwice, "\(name) has one presented") }
    if natives.contains(where: { $0.parent == parent && $0.lane == slot.lane }) { fail(.twoOnLevel, name) }
    if let parent, native(parent)?.isOpen != true { fail(.presentedWithoutParent, name) }
    if slot.ask == 0 || slot.item != item || slot.parent != parent {
      fail(.presentedOther, "\(name) is not what was asked for")
    } else if !slot.isWaiting {
      fail(.presentedAnswered, name)
    }
    for (other, rival) in slots.enumerated() where other != index && rival.isWaiting && rival.ask < slot.ask {
      if rival.parent == parent, rival.lane == slot.lane { fail(.presentedOutOfTurn, "\(name) before \(other)") }
    }
    slots[index].answered = slot.ask
    natives.append(
      Native(token: token, slot: index, item: item, ask: slot.ask, parent: parent, lane: slot.lane))
  }

  private mutating func checkReread(_ index: Int) {
    let slot = slots[index]
    let isOpen = slot.parent.map { native($0)?.isOpen ?? false } ?? true
    let isFree = !natives.contains { $0.parent == slot.parent && $0.lane == slot.lane }
    if !slot.isWaiting || native(of: index) != nil || !isOpen || !isFree || isBehind(index) {
      fail(.rereadOutOfTurn, "\(index)")
    }
    slots[index].isCalled = true
  }

  /// Whether an older request waits for the same level.
  func isBehind(_ index: Int) -> Bool {
    let slot = slots[index]
    return slots.contains {
      $0.isWaiting && $0.ask < slot.ask && $0.parent == slot.parent && $0.lane == slot.lane
    }
  }

  private mutating func checkEnd(_ token: PresentationToken, _ slot: Int) {
    guard let native = native(token), native.slot == slot, native.isEnding else {
      return fail(.endedOpen, "onDismiss of \(token.text), which has ended already or didn't close")
    }
    if natives.contains(where: { $0.parent == token }) { fail(.endedBeforeChild, token.text) }
    if native.ask == slots[slot].ask, !native.isCleared { fail(.notCleared, token.text) }
    natives.removeAll { $0.token == token }
  }
}
