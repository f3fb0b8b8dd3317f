import FoundationEssentials

extension View {
  /// Sets the position of a horizontal alignment guide of the view, in the view's coordinates.
  ///
  /// `computeValue` runs during layout, possibly several times; it must return the same value for the same dimensions.
  ///
  /// ```swift
  /// Text("Total").alignmentGuide(.leading) { $0[.trailing] + 8 }
  /// ```
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: guide.key, computeValue: computeValue)) }

  /// The variant of `alignmentGuide(_:computeValue:)` for a vertical guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: guide.key, computeValue: computeValue)) }
}

private struct GuideModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
  func makeLayout() -> GuideNode { GuideNode(key, computeValue) }
  func update(_ layout: GuideNode) { layout.update(key, computeValue) }
}
