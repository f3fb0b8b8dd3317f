import FoundationEssentials

/// The lengths of the lines of a lazy stack. Unknown lengths are estimated by the first known one.
///
/// A Fenwick tree of the differences from the estimate finds a position, or changes a length, in logarithmic time.
struct LineLengths {
  private(set) var estimate: CGFloat
  private var isEstimated = true
  /// Negative for unknown lengths.
  private var known: [CGFloat]
  private var sums: [CGFloat]?

  init(count: Int, estimate: CGFloat) {
    self.estimate = estimate
    known = [CGFloat](repeating: -1, count: count)
  }

  var count: Int { known.count }

  subscript(line: Int) -> CGFloat { known[line] < 0 ? estimate : known[line] }

  /// Whether a line has a length that isn't estimated.
  func isKnown(_ line: Int) -> Bool { known[line] >= 0 }

  /// Sets the length of unknown lines, if none was known so far.
  mutating func estimate(by length: CGFloat) {
    guard isEstimated else { return }
    isEstimated = false
    estimate = length
    sums = nil
  }

  /// Sets the length of a line. Returns the difference from the previous or estimated length.
  @discardableResult mutating func set(_ length: CGFloat, at line: Int) -> CGFloat {
    let change = length - self[line]
    known[line] = length
    guard change != 0, sums != nil else { return change }
    var node = line + 1
    while node <= count {
      sums?[node] += change
      node += node & -node
    }
    return change
  }

  /// Replaces lines by unknown ones.
  mutating func replace(_ lines: Range<Int>, with added: Int) {
    known.replaceSubrange(lines, with: repeatElement(-1, count: added))
    sums = nil
  }

  private mutating func tree() -> [CGFloat] {
    if let sums { return sums }
    var made = [CGFloat](repeating: 0, count: count + 1)
    for line in 0..<count where known[line] >= 0 { made[line + 1] = known[line] - estimate }
    for node in 1..<count + 1 {
      let next = node + (node & -node)
      if next <= count { made[next] += made[node] }
    }
    sums = made
    return made
  }

  /// The start of a line. For the number of lines, the length of all lines.
  mutating func start(of line: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    let sums = tree()
    var sum = CGFloat(line) * estimate
    var node = line
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// The line at a distance from the start of the first.
  mutating func line(at distance: CGFloat) -> Int {
    guard distance > 0, count > 0 else { return 0 }
    let sums = tree()
    var node = 0
    var rest = distance
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next <= count, CGFloat(step) * estimate + sums[next] <= rest {
        node = next
        rest -= CGFloat(step) * estimate + sums[next]
      }
      step >>= 1
    }
    return min(node, count - 1)
  }
}
