extension PresentationMachine {
  /// Opens the levels above a presentation that has reached the screen.
  mutating func didPresent(_ token: PresentationToken, _ effects: inout [Effect]) {
    // One that was told to leave meanwhile stays on its way out.
    guard live(token)?.phase == .presenting else { return }
    modify(token) { $0.phase = .presented }
    for lane in PresentationLane.allCases {
      admit(to: Level(parent: token, lane: lane), &effects)
    }
  }

  /// Presents the oldest request of a level if nothing stands there and its parent is presented.
  mutating func admit(to level: Level, _ effects: inout [Effect]) {
    guard
      let queue = levels[level], queue.occupant == nil,
      let id = queue.first, let slot = slots[id], let request = slot.wanted,
      // One that still has to leave another level keeps its turn: a slot presents once at a time.
      slot.live == nil,
      level.parent.map(isPresented) ?? true
    else { return }
    lastToken += 1
    let token = PresentationToken(rawValue: lastToken)
    owners[token] = id
    slots[id]?.isWaiting = false
    slots[id]?.live = Live(token: token, request: request, level: level)
    levels[level]?.remove(epoch: request.epoch)
    levels[level]?.occupant = token
    effects.append(.present(token, id, request.item, parent: level.parent))
  }

  /// Changes a level's queue, and forgets it when nothing is left.
  mutating func leave(_ level: Level, _ change: (inout Queue) -> Void) {
    guard var queue = levels.removeValue(forKey: level) else { return }
    change(&queue)
    if !queue.isEmpty { levels[level] = queue }
  }
}
