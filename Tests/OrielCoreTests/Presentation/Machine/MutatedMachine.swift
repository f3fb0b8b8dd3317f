@testable import OrielCore

/// The machine, or the machine with one fault planted around it.
struct MutatedMachine: Hashable {
  typealias Event = PresentationMachine.Event
  typealias Effect = PresentationMachine.Effect

  let fault: PresentationFault?
  private(set) var machine = PresentationMachine()
  private var items: [PresentationSlotID: PresentationItemID] = [:]
  private var removed: Set<PresentationSlotID> = []
  private var leaving: Set<PresentationToken> = []
  private var ended: [PresentationToken: PresentationSlotID] = [:]
  /// For reused tokens: what the outside knows each one as.
  private var aliases: [PresentationToken: PresentationToken] = [:]

  init(fault: PresentationFault?) {
    self.fault = fault
  }

  mutating func handle(_ event: Event) -> [Effect] {
    guard let fault else { return machine.handle(event) }
    let effects = handle(event, with: fault)
    remember(event, effects)
    return effects
  }

  private mutating func remember(_ event: Event, _ effects: [Effect]) {
    switch event {
    case .sync(let slot, _, _, let item):
      if let item { items[slot] = item }
      removed.remove(slot)
    case .removed(let slot):
      removed.insert(slot)
    case .didPresent, .didClose, .didFail, .interactiveDismissDisabled, .closeAttempt, .dismissal,
      .hostGone:
      break
    }
    for effect in effects {
      switch effect {
      case .dismiss(let token, _): leaving.insert(token)
      case .onDismiss(let token, let slot): ended[token] = slot
      case .present, .reread, .runAction, .clearBinding: break
      }
    }
  }

  private mutating func handle(_ event: Event, with fault: PresentationFault) -> [Effect] {
    switch fault {
    case .clearsNewerRequests, .clearsTwice, .neverClears, .writesRemovedSlots, .clearsBeforeAction,
      .clearsAfterOnDismiss:
      return clear(machine.handle(event), with: fault)
    case .presentsAnsweredRequests, .losesTurns, .presentsBeforeParentIsPresented, .presentsOnTheWrongParent,
      .presentsAfterHostGone, .reusesTokens, .ignoresLanes, .letsPopoversStack:
      return present(event, with: fault)
    case .admitsUnread, .neverRereads, .rereadsTooEarly:
      return reread(machine.handle(event), with: fault)
    // The fault of the one who executes the effects.
    case .clearsWhatTheActionHasSet: return machine.handle(event)
    case .callsOnDismissTwice, .forgetsOnDismissOnFailure, .forgetsChildrenOfWhatCloses, .endsParentFirst,
      .forgetsHostGone, .obeysStaleTokens, .losesActionWhileLeaving, .takesCloseAttemptsForCloses:
      return end(event, with: fault)
    case .dismissesParentFirst, .dismissesTwice, .dismissesWhatIsWanted, .neverDismisses, .forgetsRemoval,
      .forgetsInteractiveDismissDisabled, .ignoresCloseAttempts, .ignoresDismissals,
      .refusesDismissals:
      return dismiss(event, with: fault)
    }
  }

  private func clear(_ effects: [Effect], with fault: PresentationFault) -> [Effect] {
    var result: [Effect] = []
    for effect in effects {
      switch effect {
      case .clearBinding where fault == .clearsTwice:
        result += [effect, effect]
      case .clearBinding where fault == .neverClears || fault == .clearsAfterOnDismiss:
        break
      case .clearBinding where fault == .clearsBeforeAction:
        let isAfterAction = result.last.map { if case .runAction = $0 { true } else { false } } ?? false
        result.insert(effect, at: isAfterAction ? result.count - 1 : result.count)
      case .onDismiss(_, let slot):
        let clearing = effects.first { if case .clearBinding(slot, _) = $0 { true } else { false } }
        let isRemoved = removed.contains(slot)
        if clearing == nil, let item = items[slot], isRemoved == (fault == .writesRemovedSlots),
          fault == .writesRemovedSlots || fault == .clearsNewerRequests
        {
          result.append(.clearBinding(slot, ifItem: item))
        }
        result.append(effect)
        if fault == .clearsAfterOnDismiss, let clearing { result.append(clearing) }
      case .clearBinding, .present, .reread, .dismiss, .runAction:
        result.append(effect)
      }
    }
    return result
  }

  private mutating func present(_ event: Event, with fault: PresentationFault) -> [Effect] {
    if fault == .reusesTokens {
      let inward = Dictionary(uniqueKeysWithValues: aliases.map { ($1, $0) })
      return machine.handle(event.renamed { inward[$0] ?? $0 }).map { rename($0) }
    }
    var event = event
    var effects: [Effect] = []
    if case .sync(let slot, let parent, let lane, let item) = event {
      let known = machine.slots[slot]
      let isSame = item != nil && known?.wanted?.item == item && known?.live == nil
      if isSame, let known, known.isWaiting == (fault == .losesTurns),
        fault == .losesTurns || fault == .presentsAnsweredRequests
      {
        effects += machine.handle(.sync(slot, parent: parent, lane: lane, item: nil))
      }
      if fault == .ignoresLanes {
        event = .sync(slot, parent: parent, lane: .modal, item: item)
      } else if fault == .letsPopoversStack, lane == .popover, slot.rawValue.isMultiple(of: 2) {
        event = .sync(slot, parent: parent, lane: .inspector, item: item)
      }
    }
    effects += machine.handle(event)
    if fault == .presentsAfterHostGone, event == .hostGone { machine = PresentationMachine() }
    if fault == .presentsBeforeParentIsPresented {
      for case .present(let token, _, _, _) in effects { effects += machine.handle(.didPresent(token)) }
    }
    guard fault == .presentsOnTheWrongParent else { return effects }
    return effects.map {
      if case .present(let token, let slot, let item, _) = $0 {
        .present(token, slot, item, parent: nil)
      } else {
        $0
      }
    }
  }

  private mutating func reread(_ effects: [Effect], with fault: PresentationFault) -> [Effect] {
    let isReread: (Effect) -> Bool = { if case .reread = $0 { true } else { false } }
    switch fault {
    case .neverRereads: return effects.filter { !isReread($0) }
    case .rereadsTooEarly: return effects.filter(isReread) + effects.filter { !isReread($0) }
    default:
      return effects.flatMap { effect in
        guard case .reread(let id) = effect, let slot = machine.slots[id] else { return [effect] }
        // As if the binding said what it said when it was read last.
        return reread(
          machine.handle(.sync(id, parent: slot.level.parent, lane: slot.level.lane, item: slot.wanted?.item)),
          with: fault)
      }
    }
  }

  private mutating func rename(_ effect: Effect) -> Effect {
    if case .present(let token, _, _, _) = effect {
      let free = (1...).lazy.map(PresentationToken.init).first { !aliases.values.contains($0) }
      aliases[token] = free
    }
    let renamed = effect.renamed { aliases[$0] ?? $0 }
    if case .onDismiss(let token, _) = effect { aliases[token] = nil }
    return renamed
  }

  private mutating func end(_ event: Event, with fault: PresentationFault) -> [Effect] {
    var event = event
    if fault == .takesCloseAttemptsForCloses, case .closeAttempt(let token) = event {
      event = .didClose(token, outcome: .dismissed)
    }
    if fault == .forgetsHostGone, event == .hostGone { return [] }
    let effects = machine.handle(event)
    if fault == .callsOnDismissTwice { return effects.flatMap { $0.isEnd ? [$0, $0] : [$0] } }
    if fault == .endsParentFirst {
      let endings = effects.endings
      return endings.dropLast().reversed().flatMap { $0 } + (endings.last ?? [])
    }
    if fault == .forgetsOnDismissOnFailure, case .didFail = event { return effects.filter { !$0.isEnd } }
    guard case .didClose(let closed, _) = event else { return effects }
    if fault == .forgetsChildrenOfWhatCloses {
      return effects.filter { if case .onDismiss(let token, _) = $0 { token == closed } else { true } }
    }
    if fault == .losesActionWhileLeaving, leaving.contains(closed) {
      return effects.filter { if case .runAction = $0 { false } else { true } }
    }
    if fault == .obeysStaleTokens, let slot = ended[closed] { return effects + [.runAction(closed, slot, 0)] }
    return effects
  }

  private mutating func dismiss(_ event: Event, with fault: PresentationFault) -> [Effect] {
    if fault == .forgetsRemoval, case .removed = event { return [] }
    if fault == .forgetsInteractiveDismissDisabled, case .interactiveDismissDisabled = event { return [] }
    if fault == .ignoresCloseAttempts, case .closeAttempt = event { return [] }
    if fault == .ignoresDismissals, case .dismissal = event { return [] }
    if fault == .refusesDismissals, case .dismissal(let token) = event { return machine.handle(.closeAttempt(token)) }
    if fault == .dismissesWhatIsWanted, case .sync(let slot, let parent, let lane, let item?) = event,
      machine.isStaying(item, of: slot, parent: parent, lane: lane), let token = machine.token(of: slot)
    {
      return machine.handle(.closeAttempt(token))
    }
    let effects = machine.handle(event)
    // Closings have an order of their own, which other faults disturb.
    if fault == .dismissesParentFirst { return effects.contains(where: \.isEnd) ? effects : effects.reversed() }
    return effects.flatMap { effect in
      if case .dismiss = effect, fault == .dismissesTwice { return [effect, effect] }
      if case .dismiss = effect, fault == .neverDismisses { return [] }
      return [effect]
    }
  }
}

extension [PresentationMachine.Effect] {
  /// The effects cut after each `onDismiss`.
  fileprivate var endings: [[Element]] {
    reduce(into: [[]]) { groups, effect in
      groups[groups.count - 1].append(effect)
      if effect.isEnd { groups.append([]) }
    }
  }
}

extension PresentationMachine.Event {
  fileprivate func renamed(_ name: (PresentationToken) -> PresentationToken) -> Self {
    switch self {
    case .sync(let slot, let parent, let lane, let item):
      .sync(slot, parent: parent.map(name), lane: lane, item: item)
    case .didPresent(let token): .didPresent(name(token))
    case .didClose(let token, let outcome): .didClose(name(token), outcome: outcome)
    case .didFail(let token): .didFail(name(token))
    case .interactiveDismissDisabled(let token, let isDisabled): .interactiveDismissDisabled(name(token), isDisabled)
    case .closeAttempt(let token): .closeAttempt(name(token))
    case .dismissal(let token): .dismissal(name(token))
    case .removed, .hostGone: self
    }
  }
}

extension PresentationMachine.Effect {
  fileprivate var isEnd: Bool {
    if case .onDismiss = self { true } else { false }
  }

  fileprivate func renamed(_ name: (PresentationToken) -> PresentationToken) -> Self {
    switch self {
    case .present(let token, let slot, let item, let parent):
      .present(name(token), slot, item, parent: parent.map(name))
    case .dismiss(let token, let isAnimated): .dismiss(name(token), animated: isAnimated)
    case .runAction(let token, let slot, let index): .runAction(name(token), slot, index)
    case .reread, .clearBinding: self
    case .onDismiss(let token, let slot): .onDismiss(name(token), slot)
    }
  }
}
