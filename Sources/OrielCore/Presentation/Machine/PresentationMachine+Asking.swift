extension PresentationMachine {
  /// Updates a slot to the value of its binding.
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
      if slot.isWaiting { admit(id, &effects) }
      return
    }
    // A move to another level renews a pending or presented request. One that has been answered or is leaving is
    // renewed only by a change of the binding.
    guard slot.wanted?.item != item || slot.isWaiting || slot.staying != nil else { return }
    let hadTurn = withdraw(id)
    slots[id]?.level = level
    if let item { ask(id, for: item) }
    if let live = slot.live { dismiss(live.token, animated: true, &effects) }
    forgetIfIdle(id)
    // If the slot is the next one itself, its binding has just been read.
    admit(id, &effects)
    if hadTurn { callNext(on: slot.level, &effects) }
  }

  /// Removes a slot whose modifier has been removed from the graph.
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

  /// Withdraws a slot's request.
  ///
  /// - Returns: whether it was the next one on its level.
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
