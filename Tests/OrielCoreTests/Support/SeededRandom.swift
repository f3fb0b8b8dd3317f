import Foundation

/// Random numbers that are the same for the same seed, on each machine: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func isTrue(oneIn count: Int = 2) -> Bool { below(count) == 0 }
  mutating func length(_ most: Int) -> CGFloat { CGFloat(below(most + 1)) }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

extension SeededRandom {
  /// Numbers of another seed in each run, which is printed. With `ORIEL_SEED`, they are those of that seed.
  init(_ test: String = #function) {
    let seed = ProcessInfo.processInfo.environment["ORIEL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...0xFFFF_FFFF)
    print("\(test): ORIEL_SEED=\(seed)")
    self.init(seed: seed)
  }
}
