import FoundationEssentials

/// The extent of items that share an alignment guide, before and after the guide.
struct AlignedExtent {
  private(set) var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before, guide)
    // An infinite item extends infinitely in both directions.
    after = max(after, length.isFinite ? length - guide : length)
  }

  var length: CGFloat { after == .infinity ? after : before + after }
}
