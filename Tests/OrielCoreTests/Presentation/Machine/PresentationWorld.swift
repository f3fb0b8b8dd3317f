import OrielCore

/// A model of everything around a machine: an app with its bindings, a view graph, a runner of effects, and a platform
/// that answers when it likes.
struct PresentationWorld {
  typealias Event = PresentationMachine.Event
  typealias Effect = PresentationMachine.Effect

  let plan: PresentationPlan
  var machine: MutatedMachine
  var checker: PresentationChecker
  var bindings: [PresentationItemID?]
  var isAttached: [Bool]
  var contents: [PresentationToken?]
  var lanes: [PresentationLane]
  var ended: [PresentationToken?]
  /// Whether the action has set the slot's own binding, which hasn't been presented since.
  var isSetAgain: [Bool]
  var isHostAlive = true
  /// Every event and effect, if they are to be written down.
  var trace: [String]?
  private var queue: [Event] = []

  var violation: PresentationViolation? { checker.violation }

  init(_ plan: PresentationPlan, fault: PresentationFault? = nil, isTraced: Bool = false) {
    self.plan = plan
    machine = MutatedMachine(fault: fault)
    checker = PresentationChecker(slotCount: plan.slots.count)
    bindings = plan.slots.map { _ in nil }
    isAttached = plan.slots.map { $0.container == nil }
    contents = plan.slots.map { _ in nil }
    lanes = plan.slots.map(\.lane)
    ended = plan.slots.map { _ in nil }
    isSetAgain = plan.slots.map { _ in false }
    trace = isTraced ? [] : nil
    flush()
  }

  /// Hands in an event, runs its effects, and then whatever events came up in the meantime.
  mutating func send(_ event: Event) {
    queue.append(event)
    var turns = 0
    while !queue.isEmpty, violation == nil {
      turns += 1
      guard turns < 200 else { return checker.fail(.neverSettles, "events without end") }
      let event = queue.removeFirst()
      let effects = machine.handle(event)
      if trace != nil { trace?.append("> \(event.text)") }
      if trace != nil { trace?.append(contentsOf: effects.map { "  \($0.text)" }) }
      checker.check(event, effects)
      for effect in effects { run(effect) }
    }
  }

  /// Tells the machine what every binding says, as after each turn of the main loop.
  mutating func flush() {
    var turns = 0
    repeat {
      turns += 1
      guard turns < 20 else { return checker.fail(.neverSettles, "flushes without end") }
      for slot in plan.slots.indices where isAttached[slot] { send(sync(slot, item: bindings[slot])) }
    } while isHostAlive && violation == nil && plan.slots.indices.contains { isStale($0) }
  }

  private func isStale(_ slot: Int) -> Bool {
    isAttached[slot] && (checker.slots[slot].item != bindings[slot] || checker.slots[slot].isCalled)
  }

  private func sync(_ slot: Int, item: PresentationItemID?) -> Event {
    .sync(PresentationSlotID(rawValue: slot), parent: contents[slot], lane: lanes[slot], item: item)
  }

  private mutating func run(_ effect: Effect) {
    switch effect {
    case .present(let token, let slot, let item, _):
      if bindings[slot.rawValue] != item || !isAttached[slot.rawValue] {
        checker.fail(.presentedWithdrawn, "\(token.text) for \(slot.rawValue): its binding has been set back")
      }
      isSetAgain[slot.rawValue] = false
      for content in plan.contents(of: slot.rawValue) {
        isAttached[content] = true
        contents[content] = token
      }
      if plan.isImmediate { queue.append(.didPresent(token)) }
    case .reread:
      // The next flush reads every binding.
      break
    case .dismiss(let token, _):
      if plan.isImmediate { queue.append(.didClose(token, outcome: .dismissed)) }
    case .runAction(_, let slot, _):
      if let other = plan.slots[slot.rawValue].actionAsksFor { bindings[other] = PresentationItemID(1) }
      if let other = plan.slots[slot.rawValue].actionWithdraws { withdraw(other) }
      if let item = plan.slots[slot.rawValue].actionAsksOnce {
        bindings[slot.rawValue] = PresentationItemID(item)
        isSetAgain[slot.rawValue] = true
      }
    case .clearBinding(let slot, let item):
      let slot = slot.rawValue
      let isLost = machine.fault == .clearsWhatTheActionHasSet
      if isSetAgain[slot] ? isLost : bindings[slot] == item, !plan.slots[slot].isConstant { bindings[slot] = nil }
      let isAnswered = bindings[slot] == item && !isSetAgain[slot]
      if isAttached[slot] { queue.append(sync(slot, item: isAnswered ? item : nil)) }
    case .onDismiss(let token, let slot):
      ended[slot.rawValue] = token
      for content in plan.contents(of: slot.rawValue) where isAttached[content] && contents[content] == token {
        detach(content)
      }
      if plan.slots[slot.rawValue].asksAgain { bindings[slot.rawValue] = PresentationItemID(1) }
      if let other = plan.slots[slot.rawValue].endWithdraws { withdraw(other) }
    }
  }

  /// The app sets a binding back.
  private mutating func withdraw(_ slot: Int) {
    bindings[slot] = nil
    isSetAgain[slot] = false
  }

  mutating func detach(_ slot: Int) {
    isAttached[slot] = false
    isSetAgain[slot] = false
    queue.append(.removed(PresentationSlotID(rawValue: slot)))
  }

  /// Hands in the events that came up outside of an effect.
  mutating func drain() {
    guard !queue.isEmpty else { return }
    send(queue.removeFirst())
  }
}
