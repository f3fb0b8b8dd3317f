extension PresentationMachine {
  /// Brings a slot up to what its binding says.
  mutating func sync(
    _ id: PresentationSlotID, on level: Level, item: PresentationItemID?, _ effects: inout [Effect]
  ) {
    guard let slot = slots[id] else {
      guard let item else { return }
      slots[id] = Slot(level: level)
      ask(id, for: item)
      admit(to: level, &effects)
      return
    }
    if slot.wanted?.item == item, slot.level == level {
      if let live = slot.staying { effects.append(.update(live.token)) }
      return
    }
    // A move alone asks anew for what waits or is shown, but it isn't the change of the binding that would bring back
    // what was answered or is on its way out.
    guard slot.wanted?.item != item || slot.isWaiting || slot.staying != nil else { return }
    withdraw(id)
    slots[id]?.level = level
    if let item { ask(id, for: item) }
    if let live = slot.live { dismiss(live.token, animated: true, &effects) }
    forgetIfIdle(id)
    admit(to: slot.level, &effects)
    if level != slot.level { admit(to: level, &effects) }
  }

  /// Lets go of a slot whose modifier has left the graph.
  mutating func remove(_ id: PresentationSlotID, _ effects: inout [Effect]) {
    guard let slot = slots[id] else { return }
    withdraw(id)
    if let live = slot.live { dismiss(live.token, animated: false, &effects) }
    forgetIfIdle(id)
    admit(to: slot.level, &effects)
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

  private mutating func withdraw(_ id: PresentationSlotID) {
    guard let slot = slots[id], let wanted = slot.wanted else { return }
    if slot.isWaiting { leave(slot.level) { $0.remove(epoch: wanted.epoch) } }
    slots[id]?.wanted = nil
    slots[id]?.isWaiting = false
  }
}
