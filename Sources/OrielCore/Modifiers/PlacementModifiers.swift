import FoundationEssentials

extension View {
  /// Moves the view from where it would be, without anything else noticing.
  ///
  /// The view is drawn and clicked at the new place; its room stays the old one.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Moves the view by a distance, without anything else noticing.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(distance: Size(offset))) }

  /// Places the middle of the view at a point of the area that it is offered, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Places the middle of the view at a point of the area that it is offered, all of which it takes.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: Point(position))) }

  /// Draws the view before or behind its siblings: those with higher values are in front. The usual value is 0.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(index: value)) }

  /// Says where a guide of the view is, in the view's coordinates.
  ///
  /// `computeValue` runs during layout, as often as the layout asks; it must return the same for the same dimensions.
  ///
  /// ```swift
  /// Text("Total").alignmentGuide(.leading) { $0[.trailing] + 8 }
  /// ```
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: guide.key, computeValue: computeValue)) }

  /// Says where a guide of the view is, in the view's coordinates.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: guide.key, computeValue: computeValue)) }

  /// Gives the layout around the view a value: a `Layout` reads it from its subviews.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View where K.Value: Sendable {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }

  /// Offers the view a size of this ratio of width to height: the largest that fits, or the smallest that fills.
  ///
  /// Without a ratio, the one of the view's ideal size counts.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(
      AspectRatioModifier(configuration: AspectRatioNode.Configuration(ratio: aspectRatio, contentMode: contentMode)))
  }

  /// Offers the view a size of the ratio that this size has.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit into what it is offered, in the ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill what it is offered, in the ratio of its ideal size. It may be larger: see ``clipped()``.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws nothing of the view outside its area. What is clipped away still takes input.
  public func clipped(antialiased: Bool = false) -> some View { modifier(EffectModifier { $0.isClipped = true }) }
}

private struct OffsetModifier: LayoutModifier {
  let distance: Size
  func makeLayout() -> OffsetNode { OffsetNode(distance) }
  func update(_ layout: OffsetNode) { layout.distance = distance }
}

private struct PositionModifier: LayoutModifier {
  let position: Point
  func makeLayout() -> PositionNode { PositionNode(position) }
  func update(_ layout: PositionNode) { layout.position = position }
}

private struct ZIndexModifier: LayoutModifier {
  let index: Double
  func makeLayout() -> TraitNode { TraitNode(.zIndex(index)) }
  func update(_ layout: TraitNode) {
    if case .zIndex(index) = layout.trait { return }
    layout.update(.zIndex(index))
  }
}

private struct GuideModifier: LayoutModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
  func makeLayout() -> GuideNode { GuideNode(key, computeValue) }
  func update(_ layout: GuideNode) { layout.update(key, computeValue) }
}

private struct LayoutValueModifier<Value: Sendable>: LayoutModifier {
  let key: ObjectIdentifier
  let value: Value
  func makeLayout() -> TraitNode { TraitNode(.value(key, value)) }
  func update(_ layout: TraitNode) { layout.update(.value(key, value)) }
}

private struct AspectRatioModifier: LayoutModifier {
  let configuration: AspectRatioNode.Configuration
  func makeLayout() -> AspectRatioNode { AspectRatioNode(configuration) }
  func update(_ layout: AspectRatioNode) { layout.configuration = configuration }
}
