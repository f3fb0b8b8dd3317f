extension PresentationMachine {
  /// Opens the levels above a presentation that has reached the screen.
  mutating func didPresent(_ token: PresentationToken, _ effects: inout [Effect]) {
    // One that was told to leave in the meantime stays on its way out.
    guard live(token)?.phase == .presenting else { return }
    modify(token) { $0.phase = .presented }
    for lane in PresentationLane.allCases {
      callNext(on: Level(parent: token, lane: lane), &effects)
    }
  }

  /// Has the binding read again whose request has its turn on a level: it may have been set since it was read.
  func callNext(on level: Level, _ effects: inout [Effect]) {
    guard let id = turn(on: level) else { return }
    effects.append(.reread(id))
  }

  /// Presents what a slot asks for, if it has its turn. Its binding has just been read.
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

  /// The slot with the oldest request of a level, if nothing stands there and its parent is presented.
  private func turn(on level: Level) -> PresentationSlotID? {
    guard
      let queue = levels[level], queue.occupant == nil,
      // One that still has to leave another level keeps its turn: a slot presents once at a time.
      let id = queue.first, slots[id]?.live == nil,
      level.parent.map(isPresented) ?? true
    else { return nil }
    return id
  }

  /// Changes a level's queue, and forgets it when nothing is left.
  mutating func leave(_ level: Level, _ change: (inout Queue) -> Void) {
    guard var queue = levels.removeValue(forKey: level) else { return }
    change(&queue)
    if !queue.isEmpty { levels[level] = queue }
  }
}
