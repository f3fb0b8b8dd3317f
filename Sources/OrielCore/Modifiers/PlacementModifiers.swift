import FoundationEssentials

nonisolated extension View {
  /// Offsets the view from its position without affecting the layout.
  ///
  /// The view is drawn and receives clicks at its new position; other views are laid out as if it hadn't moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// The variant of `offset(x:y:)` that takes a size.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(distance: Size(offset))) }

  /// Places the center of the view at a point of the proposed area. The modified view fills this area.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Places the center of the view at a point of the proposed area. The modified view fills this area.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: Point(position))) }

  /// Sets the drawing order among siblings: views with higher values are in front. The default is 0.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(index: value)) }

  /// Associates a value with the view that the enclosing `Layout` reads from its subviews.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
  where K.Value: Sendable {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }

  /// Constrains the proposed size to a ratio of width to height: the largest that fits, or the smallest that fills.
  ///
  /// If the ratio is nil, the ratio of the view's ideal size is used.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(
      AspectRatioModifier(configuration: AspectRatioNode.Configuration(ratio: aspectRatio, contentMode: contentMode)))
  }

  /// The variant of `aspectRatio(_:contentMode:)` that takes the ratio from a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Resizes the view to fit the proposed size, with the aspect ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Resizes the view to fill the proposed size, with the aspect ratio of its ideal size.
  ///
  /// The view may be larger than the proposed size. Use `clipped()` to hide what is outside.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Clips the view to its frame. Clipped parts still respond to the pointer.
  public func clipped(antialiased: Bool = false) -> some View { modifier(EffectModifier { $0.isClipped = true }) }
}

private struct OffsetModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let distance: Size
  func makeLayout() -> OffsetNode { OffsetNode(distance) }
  func update(_ layout: OffsetNode) { layout.distance = distance }
}

private struct PositionModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let position: Point
  func makeLayout() -> PositionNode { PositionNode(position) }
  func update(_ layout: PositionNode) { layout.position = position }
}

private struct ZIndexModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let index: Double
  func makeLayout() -> TraitNode { TraitNode(.zIndex(index)) }
  func update(_ layout: TraitNode) {
    if case .zIndex(index) = layout.trait { return }
    layout.update(.zIndex(index))
  }
}

private nonisolated struct LayoutValueModifier<Value: Sendable>: LayoutModifier {
  @MainActor static var isReusable: Bool { true }
  let key: ObjectIdentifier
  let value: Value
  @MainActor func makeLayout() -> TraitNode { TraitNode(.value(key, value)) }
  @MainActor func update(_ layout: TraitNode) { layout.update(.value(key, value)) }
}

private struct AspectRatioModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let configuration: AspectRatioNode.Configuration
  func makeLayout() -> AspectRatioNode { AspectRatioNode(configuration) }
  func update(_ layout: AspectRatioNode) { layout.configuration = configuration }
}
