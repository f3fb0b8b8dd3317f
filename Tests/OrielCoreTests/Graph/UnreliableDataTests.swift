import OrielTesting
import Testing

@testable import OrielCore

/// Incorrect collections and identities of apps: their elements are shown, without a crash.
@MainActor struct UnreliableDataTests {
  /// A collection with a wrong count, which may grow while it is iterated.
  private struct Liar: RandomAccessCollection {
    final class Elements {
      var values: [Int]
      var growsTo = 0
      init(_ values: [Int]) { self.values = values }
    }

    let elements: Elements
    let claimedCount: Int

    var startIndex: Int { 0 }
    var endIndex: Int { elements.values.count }
    var count: Int { claimedCount }
    var underestimatedCount: Int { claimedCount }

    subscript(position: Int) -> Int {
      if elements.values.count < elements.growsTo { elements.values.append(elements.values.count) }
      return elements.values[position]
    }
  }

  private struct Lying: View {
    let elements: Liar.Elements
    let claimedCount: (Int) -> Int
    @State private var turn = 0
    var body: some View {
      Button("Again") { turn += 1 }
      let _ = turn
      ForEach(Liar(elements: elements, claimedCount: claimedCount(elements.values.count)), id: \.self) { number in
        Text("row \(number)")
      }
    }
  }

  private func rows(_ screen: Screen) -> [String] { Array(screen.texts.dropFirst()) }

  @Test(arguments: [-1, 0, 1, 7, 1_000, .max]) func `A count that is wrong means nothing`(count: Int) throws {
    let elements = Liar.Elements([1, 2, 3])
    let screen = Screen { Lying(elements: elements, claimedCount: { _ in count }) }
    for values in [[1, 2, 3], Array(0..<200), [5], [], Array(3..<90), Array((3..<90).reversed())] {
      elements.values = values
      try screen.button("Again").tap()
      #expect(rows(screen) == values.map { "row \($0)" })
    }
  }

  @Test func `A collection that grows while it is gone through is shown as far as it goes`() throws {
    let elements = Liar.Elements([0, 1])
    elements.growsTo = 100
    let screen = Screen { Lying(elements: elements, claimedCount: { $0 }) }
    #expect(rows(screen) == (0..<100).map { "row \($0)" })
    for size in [1_000, 1_001, 3_000] {
      elements.growsTo = size
      try screen.button("Again").tap()
      #expect(rows(screen) == (0..<size).map { "row \($0)" })
    }
  }

  /// A collection whose iterator ends before its count.
  private struct Short: RandomAccessCollection {
    let values: [Int]
    let length: Int
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    subscript(position: Int) -> Int { values[position] }
    func makeIterator() -> Array<Int>.SubSequence.Iterator { values.prefix(length).makeIterator() }
  }

  private struct Ending: View {
    let values: [Int]
    @State private var length = 5
    var body: some View {
      Button("Shorter") { length -= 2 }
      ForEach(Short(values: values, length: length), id: \.self) { Text("row \($0)") }
    }
  }

  @Test func `A collection that ends early is shown as far as it goes`() throws {
    let screen = Screen { Ending(values: Array(0..<10)) }
    #expect(rows(screen) == (0..<5).map { "row \($0)" })
    try screen.button("Shorter").tap()
    #expect(rows(screen) == (0..<3).map { "row \($0)" })
  }

  // MARK: Identities

  private struct Identified<ID: Hashable>: View {
    let lists: [[Int]]
    let id: KeyPath<Int, ID>
    @State private var current = 0
    var body: some View {
      Button("Next") { current += 1 }
      ForEach(lists[current], id: id) { Text("row \($0)") }
    }
  }

  private func check<ID: Hashable>(_ id: KeyPath<Int, ID>, _ lists: [[Int]]) throws {
    let screen = Screen { Identified(lists: lists, id: id) }
    for (position, list) in lists.enumerated() {
      if position > 0 { try screen.button("Next").tap() }
      #expect(rows(screen) == list.map { "row \($0)" })
    }
    screen.window.close()
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }

  private static let lists = [
    Array(0..<20), (0..<20).reversed(), Array(5..<30), [], Array(0..<40), Array(10..<20) + Array(0..<10), [3],
  ]

  @Test func `Identities whose hash changes, or is the same for all, lose nothing but their state`() throws {
    try check(\.randomlyHashed, Self.lists)
    try check(\.equallyHashed, Self.lists)
  }

  @Test func `Identities that equal all others, or not even themselves, lose nothing but their state`() throws {
    let warnings = try Screen.warnings {
      try check(\.same, Self.lists)
      try check(\.notANumber, Self.lists)
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("ForEach: several elements have the id ") == true, "\(warnings)")
  }

  @Test(arguments: 1...5) func `Elements that share identities are all shown, in order`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let lists = (0..<40).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...20, using: &random) }
    }
    _ = try Screen.warnings { try check(\.third, lists) }
  }
}

/// An identity whose hash is never the same, or the same for all.
private struct UnreliableIdentity: Hashable {
  let number: Int
  let isRandom: Bool
  static func == (first: UnreliableIdentity, second: UnreliableIdentity) -> Bool { first.number == second.number }
  func hash(into hasher: inout Hasher) { hasher.combine(isRandom ? Int.random(in: .min ... .max) : 0) }
}

extension Int {
  fileprivate var randomlyHashed: UnreliableIdentity { UnreliableIdentity(number: self, isRandom: true) }
  fileprivate var equallyHashed: UnreliableIdentity { UnreliableIdentity(number: self, isRandom: false) }
  fileprivate var same: Int { 0 }
  fileprivate var notANumber: Double { .nan }
  fileprivate var third: Int { self / 3 }
}
