/// The median height of the first rows that were laid out, which rows without content have.
struct TypicalHeight {
  /// The height before any row was laid out.
  static let initial: Int32 = 24

  private(set) var value = initial
  private var heights: [Int32] = []

  /// Whether no row was laid out yet.
  var isUnknown: Bool { heights.isEmpty }

  /// Adds the height of a row, unless there are enough. Returns whether the median has changed.
  mutating func add(_ height: Int32) -> Bool {
    guard heights.count < 15 else { return false }
    heights.append(height)
    let median = heights.sorted()[heights.count / 2]
    defer { value = median }
    return median != value
  }
}
