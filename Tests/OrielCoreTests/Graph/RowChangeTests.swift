import Testing

@testable import OrielCore

@MainActor struct RowChangeTests {
  private func steps<ID: Hashable>(_ old: [ID], _ new: [ID], pivots: [ID] = []) -> [RowChange] {
    ElementSteps(old).steps(to: new, pivots: pivots)
  }

  private func apply<ID: Hashable>(_ changes: [RowChange], _ old: [ID], _ new: [ID]) -> [ID] {
    var steps = ElementSteps(old)
    for change in changes { steps.take(change, to: new) }
    return steps.ids
  }

  @Test func nothingIsToldOfWhatStays() {
    #expect(steps([1, 2, 3], [1, 2, 3]) == [])
    #expect(steps([Int](), []) == [])
    #expect(steps(["a", "b"], ["a", "b"]) == [])
  }

  @Test func oneChangeIsOneStep() {
    #expect(steps([1, 2, 3], [1, 9, 2, 3]) == [RowChange(position: 1, removed: 0, added: 1)])
    #expect(steps([1, 2, 3], [1, 3]) == [RowChange(position: 1, removed: 1, added: 0)])
    #expect(steps([1, 2, 3], [1, 9, 3]) == [RowChange(position: 1, removed: 1, added: 1)])
  }

  @Test func fewChangesAmongManyAreFewSteps() {
    let old = Array(0..<100_000)
    var new = old
    new.insert(-1, at: 100)
    new.remove(at: 50_000)
    new.insert(-2, at: 90_000)
    let changes = steps(old, new)
    #expect(changes.count == 3)
    #expect(changes.allSatisfy { $0.removed + $0.added == 1 })
    #expect(apply(changes, old, new) == new)
  }

  @Test func othersAreTakenOutAndPutInAroundTheOneThatStays() {
    let old = Array(0..<1_000)
    let new = Array(old.reversed())
    let changes = steps(old, new, pivots: [300])
    #expect(changes.allSatisfy { $0.removed == 0 || $0.added == 0 })
    var index: Int? = 300
    for change in changes { index = index.flatMap { change.index(after: $0) } }
    #expect(index == 699)
    #expect(apply(changes, old, new) == new)
  }

  /// All arrays of up to four of five numbers, one into each other.
  @Test func everyChangeOfFewLeadsToTheNewOnes() {
    var all: [[Int]] = [[]]
    for array in all { all += (0..<4).map { array + [$0] } }
    for _ in 0..<2 { all = Array(Set(all + all.flatMap { array in (0..<4).map { array + [$0] } })) }
    all = all.filter { $0.count < 4 }
    for old in all { for new in all { #expect(apply(steps(old, new), old, new) == new) } }
  }

  @Test func elementsBeyondTheEndOfFewerNewOnesAreRemoved() {
    let old = Array(0..<640)
    let new = Array((10..<640).reversed())
    #expect(apply(steps(old, new, pivots: [635]), old, new) == new)
  }

  @Test func everyChangeOfManyLeadsToTheNewOnes() {
    var random = SeededRandom()
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0..<1_500, using: &random)).map { "\($0)" }
      var new = old
      for step in 0..<Int.random(in: 0..<80, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: new.insert("new \(step)", at: Int.random(in: 0...new.count, using: &random))
        case 1: if !new.isEmpty { new.remove(at: Int.random(in: 0..<new.count, using: &random)) }
        default: if !new.isEmpty { new.append(new.remove(at: Int.random(in: 0..<new.count, using: &random))) }
        }
      }
      if Bool.random(using: &random) { new.shuffle(using: &random) }
      let pivots = [old.randomElement(using: &random)].compactMap { $0 }
      let changes = steps(old, new, pivots: pivots)
      #expect(apply(changes, old, new) == new)
      #expect(changes.allSatisfy { $0.isCheap })
    }
  }
}
