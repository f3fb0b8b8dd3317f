@testable import OrielCore

extension PresentationWorld {
  /// The state with tokens and epochs replaced by their rank, so that two histories that lead to the same are equal.
  struct Fingerprint: Hashable {
    struct Slot: Hashable {
      var binding: PresentationItemID?
      var isAttached: Bool
      var lane: PresentationLane
      var hasEnded: Bool
      var isSetAgain: Bool
      var content: Int?
      var inner: Inner?
      var native: Native?
    }

    /// The machine's account of a slot.
    struct Inner: Hashable {
      var item: PresentationItemID?
      var epoch: Int?
      var isWaiting: Bool
      var parent: Int?
      var lane: PresentationLane
      var liveToken: Int?
      var liveEpoch: Int?
      var liveLane: PresentationLane?
      var phase: PresentationMachine.Live.Phase?
    }

    /// The platform's account of a slot.
    struct Native: Hashable {
      var isShown: Bool
      var isLeaving: Bool
      var isDismissDisabled: Bool
    }

    var isHostAlive: Bool
    var levelCount: Int
    var slots: [Slot]
  }

  var fingerprint: Fingerprint {
    let machine = machine.machine
    let ids = plan.slots.indices.map(PresentationSlotID.init)
    let inner = ids.compactMap { machine.slots[$0] }
    var epochs: [Int] = []
    var tokens = contents.compactMap { $0?.rawValue }
    for slot in inner {
      if let wanted = slot.wanted { epochs.append(wanted.epoch) }
      if let parent = slot.level.parent { tokens.append(parent.rawValue) }
      guard let live = slot.live else { continue }
      epochs.append(live.request.epoch)
      tokens.append(live.token.rawValue)
    }
    func rank(_ number: Int?, in numbers: [Int]) -> Int? {
      guard let number else { return nil }
      var smaller: [Int] = []
      for other in numbers where other < number && !smaller.contains(other) { smaller.append(other) }
      return smaller.count
    }
    return Fingerprint(
      isHostAlive: isHostAlive, levelCount: machine.levels.count,
      slots: ids.enumerated().map { index, id in
        Fingerprint.Slot(
          binding: bindings[index], isAttached: isAttached[index], lane: lanes[index], hasEnded: ended[index] != nil,
          isSetAgain: isSetAgain[index], content: rank(contents[index]?.rawValue, in: tokens),
          inner: machine.slots[id].map { slot in
            Fingerprint.Inner(
              item: slot.wanted?.item, epoch: rank(slot.wanted?.epoch, in: epochs), isWaiting: slot.isWaiting,
              parent: rank(slot.level.parent?.rawValue, in: tokens), lane: slot.level.lane,
              liveToken: rank(slot.live?.token.rawValue, in: tokens),
              liveEpoch: rank(slot.live?.request.epoch, in: epochs), liveLane: slot.live?.level.lane,
              phase: slot.live?.phase)
          },
          native: checker.native(of: index).map {
            Fingerprint.Native(isShown: $0.isShown, isLeaving: $0.isLeaving, isDismissDisabled: $0.isDismissDisabled)
          })
      })
  }
}
