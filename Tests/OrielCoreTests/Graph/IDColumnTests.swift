import Foundation
import Testing

@testable import OrielCore

/// Identities that are compared in the memory of their elements.
@MainActor struct IDColumnTests {
  private struct Element<ID: Hashable>: Identifiable {
    var weight = 0.5
    var id: ID
    var name = "name"
  }

  /// An identity with bytes that don't count.
  private struct Padded: Hashable {
    var small: UInt8
    var large: Int
  }

  /// Applies what is read to the old identities.
  private func reread<ID: Hashable>(_ old: [ID], _ new: [ID]) -> (ids: [ID], isCopied: Bool, step: RowChange?) {
    var steps = ElementSteps(old)
    switch ForEach(new.map { Element(id: $0) }, content: { _ in EmptyView() }).readIDs(after: old) {
    case .same: return (steps.ids, false, nil)
    case .step(let step, let added):
      steps.take(step, adding: added)
      return (steps.ids, false, step)
    case .all(let ids): return (ids, true, nil)
    }
  }

  @Test func nothingIsReadOfEqualIdentities() {
    let words = (0..<500).map { "a longer identity that is stored elsewhere \($0)" }
    let again = (0..<500).map { "a longer identity that is stored elsewhere \($0)" }
    let read = reread(words, again)
    #expect(!read.isCopied && read.step == nil)
    #expect(reread([Int](), []).step == nil)
  }

  @Test func aSmallChangeIsOneStepWithoutACopy() {
    let old = Array(0..<1_000)
    var new = old
    new.insert(-1, at: 3)
    #expect(reread(old, new).step == RowChange(position: 3, removed: 0, added: 1))
    #expect(reread(new, old).step == RowChange(position: 3, removed: 1, added: 0))
    let few = Array(old.prefix(9))
    #expect(reread([], few).step == RowChange(position: 0, removed: 0, added: 9))
    #expect(reread(few, []).step == RowChange(position: 0, removed: 9, added: 0))
    #expect(reread([], old).isCopied)
    #expect(reread(old, []).isCopied)
    new[3] = 2
    #expect(reread(old, new).ids == new)
    #expect(reread(old, Array(old.reversed())).isCopied)
  }

  /// All arrays of up to four of three values, one into each other.
  @Test func everyChangeOfFewLeadsToTheNewOnes() {
    func check<ID: Hashable>(_ values: [ID]) {
      var all: [[ID]] = [[]]
      for _ in 0..<4 { all = [[]] + all.flatMap { array in values.map { array + [$0] } } }
      all = Array(Set(all))
      for old in all { for new in all { #expect(reread(old, new).ids == new) } }
    }
    check([1, 2, 3])
    check([UInt8(1), 2, 3])
    check(["a", "b", "an identity of more than fifteen bytes"])
    check([UUID(), UUID(), UUID()])
    check([Padded(small: 1, large: 1), Padded(small: 2, large: 1), Padded(small: 1, large: 2)])
    check([1.5, nil, 2.5])
  }
}
