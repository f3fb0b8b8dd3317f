/// The visible part of the domain of a scrollable axis.
struct VisibleDomain {
  /// The domain of all data.
  let whole: ClosedRange<Double>
  /// The length of the visible part.
  let length: Double
  /// Whether the first value is at the end: of numbers along the y axis, which are scrolled from the top.
  let isReversed: Bool

  /// Nil if the axis has nothing to scroll.
  init?(of scale: PlotScale, length: Double?, isVertical: Bool) {
    guard let length, length > 0, length < scale.domain.upperBound - scale.domain.lowerBound else { return nil }
    whole = scale.domain
    self.length = length
    isReversed = scale.isReversed != (isVertical && !scale.isCategorical)
  }

  /// How many times the domain is as long as the visible part.
  var ratio: Double { (whole.upperBound - whole.lowerBound) / length }

  /// The visible part, when a share of what there is to scroll has been scrolled.
  func range(scrolled share: Double) -> ClosedRange<Double> {
    let share = min(max(0, isReversed ? 1 - share : share), 1)
    let start = whole.lowerBound + share * (whole.upperBound - whole.lowerBound - length)
    return start...start + length
  }

  /// The share that has to be scrolled for the visible part to begin with a value.
  func share(for start: Double) -> Double {
    let share = min(max(0, (start - whole.lowerBound) / (whole.upperBound - whole.lowerBound - length)), 1)
    return isReversed ? 1 - share : share
  }
}
