extension PresentationMachine {
  /// Opens the levels above a presentation that has been shown.
  mutating func didPresent(_ token: PresentationToken, _ effects: inout [Effect]) {
    // It may have been dismissed before it was shown.
    guard live(token)?.phase == .presenting else { return }
    modify(token) { $0.phase = .presented }
    for lane in PresentationLane.allCases {
      callNext(on: Level(parent: token, lane: lane), &effects)
    }
  }

  /// Requests that the binding of the next request on a level is read again, since it may have changed.
  func callNext(on level: Level, _ effects: inout [Effect]) {
    guard let id = turn(on: level) else { return }
    effects.append(.reread(id))
  }

  /// Presents the request of a slot whose binding has just been read, if it is the next one.
  mutating func admit(_ id: PresentationSlotID, _ effects: inout [Effect]) {
    guard let slot = slots[id], let request = slot.wanted, turn(on: slot.level) == id else { return }
    let level = slot.level
    lastToken += 1
    let token = PresentationToken(rawValue: lastToken)
    owners[token] = id
    slots[id]?.isWaiting = false
    slots[id]?.live = Live(token: token, request: request, level: level)
    levels[level]?.remove(epoch: request.epoch)
    levels[level]?.occupant = token
    effects.append(.present(token, id, request.item, parent: level.parent))
  }

  /// The slot with the oldest request of a level, if the level is free and its parent is presented.
  private func turn(on level: Level) -> PresentationSlotID? {
    guard
      let queue = levels[level], queue.occupant == nil,
      // A slot presents only once at a time: if its presentation on another level is still closing, it keeps its
      // position.
      let id = queue.first, slots[id]?.live == nil,
      level.parent.map(isPresented) ?? true
    else { return nil }
    return id
  }

  /// Modifies a level's queue, and removes it when it is empty.
  mutating func leave(_ level: Level, _ change: (inout Queue) -> Void) {
    guard var queue = levels.removeValue(forKey: level) else { return }
    change(&queue)
    if !queue.isEmpty { levels[level] = queue }
  }
}
