import Testing

@testable import OrielCore

/// What the machine stores, and how little it does for slots that ask for nothing.
@Suite struct PresentationMachineCostTests {
  @Test func `Slots that ask for nothing aren't stored`() {
    var machine = PresentationMachine()
    for slot in 0..<1_000 {
      let effects = machine.handle(
        .sync(PresentationSlotID(rawValue: slot), parent: nil, lane: .modal, item: nil))
      #expect(effects.isEmpty)
    }
    #expect(machine == PresentationMachine())
    #expect(machine.slots.capacity == 0)
  }

  @Test func `What is presented, and asked for in the same place, needs no event`() {
    var machine = PresentationMachine()
    let slot = PresentationSlotID(rawValue: 1)
    func isStaying(_ lane: PresentationLane = .modal) -> Bool {
      machine.isStaying(.unit, of: slot, parent: nil, lane: lane)
    }
    #expect(!isStaying())
    _ = machine.handle(.sync(slot, parent: nil, lane: .modal, item: .unit))
    #expect(isStaying() && !isStaying(.popover))
    let before = machine
    _ = machine.handle(.sync(slot, parent: nil, lane: .modal, item: .unit))
    #expect(machine == before)
    _ = machine.handle(.sync(slot, parent: nil, lane: .modal, item: nil))
    #expect(!isStaying())
    // While it is being dismissed, it has to be requested again.
    _ = machine.handle(.sync(slot, parent: nil, lane: .modal, item: .unit))
    #expect(!isStaying())
  }

  @Test func `Ten thousand presentations leave nothing behind`() {
    var machine = PresentationMachine()
    for round in 1...10_000 {
      let slot = PresentationSlotID(rawValue: round % 7)
      let token = PresentationToken(rawValue: round)
      _ = machine.handle(.sync(slot, parent: nil, lane: .modal, item: .unit))
      #expect(machine.token(of: slot) == token && machine.slot(of: token) == slot && !machine.isPresented(token))
      _ = machine.handle(.didPresent(token))
      #expect(machine.isPresented(token))
      _ = machine.handle(.didClose(token, outcome: .dismissed))
      _ = machine.handle(.sync(slot, parent: nil, lane: .modal, item: nil))
      #expect(machine.token(of: slot) == nil && machine.slot(of: token) == nil)
    }
    #expect(machine.slots.isEmpty && machine.levels.isEmpty && machine.owners.isEmpty)
  }

  @Test func `A thousand requests that wait are withdrawn from anywhere in the queue`() {
    var machine = PresentationMachine()
    for slot in 0...1_000 {
      _ = machine.handle(.sync(PresentationSlotID(rawValue: slot), parent: nil, lane: .modal, item: .unit))
    }
    for slot in (1...1_000).shuffled(by: SeededRandom(seed: 1)) {
      #expect(machine.handle(.removed(PresentationSlotID(rawValue: slot))).isEmpty)
    }
    #expect(machine.slots.count == 1)
    #expect(
      machine.handle(.didClose(PresentationToken(rawValue: 1), outcome: .dismissed)) == [
        .clearBinding(PresentationSlotID(rawValue: 0), ifItem: .unit),
        .onDismiss(PresentationToken(rawValue: 1), PresentationSlotID(rawValue: 0)),
      ])
    #expect(machine.levels.isEmpty)
  }

  @Test func `Item identities of any type are told apart`() {
    #expect(PresentationItemID.unit == .unit)
    #expect(PresentationItemID("A") == PresentationItemID("A"))
    #expect(PresentationItemID("1") != PresentationItemID(1))
    #expect(PresentationItemID(true) != .unit)
  }
}

extension ClosedRange<Int> {
  fileprivate func shuffled(by random: SeededRandom) -> [Int] {
    var random = random
    return shuffled(using: &random)
  }
}
