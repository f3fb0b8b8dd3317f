import OrielCore

extension PresentationWorld {
  /// One thing that can happen. A presentation is named by its slot, so that a list of moves can be thinned out.
  enum Move: Hashable {
    /// The app sets a binding, and a flush follows.
    case set(Int, Int?)
    /// The app sets a binding, and the next event comes before the flush.
    case write(Int, Int?)
    /// The platform has shown the presentation.
    case show(Int)
    /// The presentation leaves the screen, by itself or as told.
    case close(Int)
    /// The user chooses an action.
    case choose(Int)
    /// The user chooses an action, and the next event comes before the flush.
    case answer(Int)
    case fail(Int)
    /// The user tries to close.
    case attempt(Int)
    /// The content asks for its own end.
    case leave(Int)
    /// The content turns interactive dismissal off or on.
    case forbid(Int)
    case detach(Int)
    case attach(Int)
    /// An inspector becomes a sheet, or the other way round.
    case adapt(Int)
    /// Late events about the last presentation of a slot.
    case late(Int)
    case loseHost
  }

  /// What can happen next.
  var moves: [Move] {
    var moves: [Move] = []
    for (slot, plan) in plan.slots.enumerated() {
      if ended[slot] != nil { moves.append(.late(slot)) }
      guard isHostAlive else { continue }
      let present = bindings[slot]?.base as? Int
      for item in [nil] + (1...plan.items).map(Optional.some) where present != item {
        moves.append(.set(slot, item))
        moves.append(.write(slot, item))
      }
      if isAttached[slot] {
        moves.append(.detach(slot))
        if plan.isAdaptive { moves.append(.adapt(slot)) }
      } else if isPlaceThere(slot) {
        moves.append(.attach(slot))
      }
      guard let native = checker.native(of: slot) else { continue }
      if !native.isShown { moves.append(.show(slot)) }
      moves += [.close(slot), .choose(slot), .answer(slot), .fail(slot), .attempt(slot), .leave(slot), .forbid(slot)]
    }
    if isHostAlive { moves.append(.loseHost) }
    return moves
  }

  /// Whether the content that a slot belongs to is there.
  private func isPlaceThere(_ slot: Int) -> Bool {
    guard let container = plan.slots[slot].container else { return true }
    guard let token = contents[slot] else { return false }
    return checker.native(of: container)?.token == token
  }

  mutating func apply(_ move: Move) {
    trace?.append("\(move)")
    switch move {
    case .set(let slot, let item): set(slot, item)
    case .write(let slot, let item):
      set(slot, item)
      return
    case .show(let slot): tell(slot) { .didPresent($0) }
    case .close(let slot): tell(slot) { .didClose($0, outcome: .dismissed) }
    case .answer(let slot):
      tell(slot) { .didClose($0, outcome: .action(0)) }
      return
    case .choose(let slot): tell(slot) { .didClose($0, outcome: .action(0)) }
    case .fail(let slot): tell(slot) { .didFail($0) }
    case .attempt(let slot): tell(slot) { .closeAttempt($0) }
    case .leave(let slot): tell(slot) { .dismissal($0) }
    case .forbid(let slot):
      let isDisabled = checker.native(of: slot)?.isDismissDisabled ?? false
      tell(slot) { .interactiveDismissDisabled($0, !isDisabled) }
    case .detach(let slot):
      detach(slot)
      drain()
    case .attach(let slot): isAttached[slot] = true
    case .adapt(let slot): lanes[slot] = lanes[slot] == .modal ? .inspector : .modal
    case .late(let slot): return tellLate(slot)
    case .loseHost:
      isHostAlive = false
      send(.hostGone)
    }
    flush()
  }

  private mutating func set(_ slot: Int, _ item: Int?) {
    bindings[slot] = item.map { PresentationItemID($0) }
    isSetAgain[slot] = false
  }

  private mutating func tell(_ slot: Int, _ event: (PresentationToken) -> Event) {
    guard let token = checker.native(of: slot)?.token else { return }
    send(event(token))
  }

  private mutating func tellLate(_ slot: Int) {
    guard let token = ended[slot] else { return }
    let before = machine
    send(.didPresent(token))
    send(.didFail(token))
    send(.closeAttempt(token))
    send(.dismissal(token))
    send(.interactiveDismissDisabled(token, true))
    send(.didClose(token, outcome: .action(0)))
    if machine != before { checker.fail(.effectsOfStaleEvent, "a late event about \(token.text) left its mark") }
  }

  /// Lets the platform finish all that it was told; then the screen must be what the bindings say.
  mutating func settle() {
    flush()
    var turns = 0
    while violation == nil, isHostAlive,
      let native = checker.natives.last(where: { $0.isLeaving || !$0.isShown })
    {
      turns += 1
      guard turns < 100 else { return checker.fail(.neverSettles, "presentations without end") }
      apply(native.isLeaving ? .close(native.slot) : .show(native.slot))
    }
    guard violation == nil else { return }
    if !isHostAlive {
      if !checker.natives.isEmpty { checker.fail(.notEnded, "the window is gone, its presentations are not") }
      return
    }
    for (slot, plan) in plan.slots.enumerated() { checkScreen(slot, plan) }
  }

  private mutating func checkScreen(_ slot: Int, _ plan: PresentationPlan.Slot) {
    let native = checker.native(of: slot)
    if isSetAgain[slot], bindings[slot] == nil { checker.fail(.requestLost, "\(slot) has been set by the action") }
    let wanted = isAttached[slot] ? bindings[slot] : nil
    guard native?.item != wanted else { return }
    let isBlocked = checker.natives.contains {
      $0.slot != slot && $0.parent == contents[slot] && $0.lane == lanes[slot]
    }
    let isAnswered = plan.isConstant && !checker.slots[slot].isWaiting
    if native == nil, isBlocked || isAnswered { return }
    checker.fail(
      .screenDiffers, "\(slot) shows \(native?.item.text ?? "nothing"), its binding says \(wanted?.text ?? "nothing")")
  }
}
