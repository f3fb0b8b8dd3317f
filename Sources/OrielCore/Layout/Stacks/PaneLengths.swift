import FoundationEssentials

/// The lengths of the panes of a split view, within their limits.
struct PaneLengths {
  /// The limits of a pane's length.
  struct Limits: Equatable {
    var minimum: CGFloat
    var maximum: CGFloat

    func clamp(_ length: CGFloat) -> CGFloat { max(minimum, min(length, maximum)) }
  }

  let limits: [Limits]

  /// Divides a length as a stack does: the least flexible pane is offered an equal share of the remaining length first. The
  /// minimum lengths of the others are kept.
  func share(_ total: CGFloat) -> [CGFloat] {
    let order = limits.indices.sorted { first, second in
      let (one, other) = (limits[first], limits[second])
      let (flexibility, otherFlexibility) = (one.maximum - one.minimum, other.maximum - other.minimum)
      if flexibility != otherFlexibility { return flexibility < otherFlexibility }
      return one.minimum == other.minimum ? first < second : one.minimum > other.minimum
    }
    var lengths = limits.map(\.minimum)
    var left = total
    var needed = lengths.reduce(0, +)
    for (position, index) in order.enumerated() {
      needed -= limits[index].minimum
      lengths[index] = limits[index].clamp(min(left / CGFloat(order.count - position), left - needed))
      left -= lengths[index]
    }
    return lengths
  }

  /// Scales lengths in proportion, so that their sum is `total` if the limits allow it.
  func scale(_ lengths: [CGFloat], to total: CGFloat) -> [CGFloat] {
    var result = lengths.indices.map { limits[$0].clamp(lengths[$0]) }
    var free = Array(result.indices)
    while !free.isEmpty {
      let left = total - result.indices.filter { !free.contains($0) }.reduce(0) { $0 + result[$1] }
      let sum = free.reduce(0) { $0 + max(lengths[$1], 1) }
      let wanted = free.map { (index: $0, length: left * max(lengths[$0], 1) / sum) }
      let clamped = wanted.map { limits[$0.index].clamp($0.length) }
      let excess = zip(clamped, wanted).reduce(0) { $0 + $1.0 - $1.1.length }
      for (pane, length) in zip(wanted, clamped) { result[pane.index] = length }
      // The panes that have reached the limit in which there is most to distribute are done.
      let done = zip(wanted, clamped).filter { excess > 0 ? $0.1 > $0.0.length : $0.1 < $0.0.length }.map(\.0.index)
      if excess == 0 || done.isEmpty { break }
      free.removeAll { done.contains($0) }
    }
    return result
  }

  /// The limits of a pane's length while the panes after the next one keep theirs.
  func bounds(ofPane index: Int, in lengths: [CGFloat]) -> ClosedRange<CGFloat> {
    let both = lengths[index] + lengths[index + 1]
    let least = max(limits[index].minimum, both - limits[index + 1].maximum)
    return least...max(least, min(limits[index].maximum, both - limits[index + 1].minimum))
  }
}
