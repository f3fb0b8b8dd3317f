import FoundationEssentials

/// How far things reach that are aligned by a line, on both sides of it.
struct AlignedExtent {
  private(set) var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before, guide)
    // What has no end reaches infinitely far on both sides.
    after = max(after, length.isFinite ? length - guide : length)
  }

  var length: CGFloat { after == .infinity ? after : before + after }
}
