import FoundationEssentials

/// `alignmentGuide`: sets the position of a guide of the child.
package final class GuideNode: SingleChildNode {
  package private(set) var key: AlignmentKey
  private var computeValue: (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
  }

  /// Sets another guide, or another value. The layout is invalidated only if the value changes.
  package func update(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
    setNeedsLayout()
  }

  override package func findTraits() -> LayoutTraits {
    var traits = super.findTraits()
    traits.hasGuides = true
    return traits
  }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key, let content else { return super.guide(key, in: size, proposal) }
    return computeValue(content.dimensions(in: proposal))
  }
}
