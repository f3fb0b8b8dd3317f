extension PresentationMachine {
  /// Brings a slot up to what its binding says.
  mutating func sync(
    _ id: PresentationSlotID, on level: Level, item: PresentationItemID?, _ effects: inout [Effect]
  ) {
    guard let slot = slots[id] else {
      guard let item else { return }
      slots[id] = Slot(level: level)
      ask(id, for: item)
      admit(id, &effects)
      return
    }
    if slot.wanted?.item == item, slot.level == level {
      if let live = slot.staying { effects.append(.update(live.token)) }
      if slot.isWaiting { admit(id, &effects) }
      return
    }
    // A move alone asks anew for what waits or is shown, but it isn't the change of the binding that would bring back
    // what was answered or is on its way out.
    guard slot.wanted?.item != item || slot.isWaiting || slot.staying != nil else { return }
    let hadTurn = withdraw(id)
    slots[id]?.level = level
    if let item { ask(id, for: item) }
    if let live = slot.live { dismiss(live.token, animated: true, &effects) }
    forgetIfIdle(id)
    // Where it is the next itself, it has just been read.
    admit(id, &effects)
    if hadTurn { callNext(on: slot.level, &effects) }
  }

  /// Releases a slot whose modifier has left the graph.
  mutating func remove(_ id: PresentationSlotID, _ effects: inout [Effect]) {
    guard let slot = slots[id] else { return }
    let hadTurn = withdraw(id)
    if let live = slot.live { dismiss(live.token, animated: false, &effects) }
    forgetIfIdle(id)
    if hadTurn { callNext(on: slot.level, &effects) }
  }

  mutating func forgetIfIdle(_ id: PresentationSlotID) {
    guard let slot = slots[id], slot.wanted == nil, slot.live == nil else { return }
    slots[id] = nil
  }

  private mutating func ask(_ id: PresentationSlotID, for item: PresentationItemID) {
    guard let level = slots[id]?.level else { return }
    lastEpoch += 1
    slots[id]?.wanted = Request(item: item, epoch: lastEpoch)
    slots[id]?.isWaiting = true
    levels[level, default: Queue()].append(id, epoch: lastEpoch)
  }

  /// Takes a slot's request back.
  ///
  /// - Returns: whether it was the next on its level, so that another one is now.
  private mutating func withdraw(_ id: PresentationSlotID) -> Bool {
    guard let slot = slots[id], let wanted = slot.wanted else { return false }
    slots[id]?.wanted = nil
    slots[id]?.isWaiting = false
    guard slot.isWaiting else { return false }
    let wasFirst = levels[slot.level]?.first == id
    leave(slot.level) { $0.remove(epoch: wanted.epoch) }
    return wasFirst
  }
}
