import Foundation

/// The same numbers for the same seed.
struct RowRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RowRandom {
  /// Numbers of another seed in each run, which is printed. With `ORIEL_SEED`, they are those of that seed.
  init(_ test: String = #function) {
    let seed = ProcessInfo.processInfo.environment["ORIEL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...0xFFFF_FFFF)
    print("\(test): ORIEL_SEED=\(seed)")
    self.init(seed: seed)
  }
}
