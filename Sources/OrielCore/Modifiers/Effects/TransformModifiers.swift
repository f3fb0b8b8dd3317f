import FoundationEssentials

nonisolated extension View {
  /// Draws the view rotated clockwise around a point. The layout isn't affected; the view receives clicks where it is
  /// drawn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier {
        $0.rotation = angle
        $0.anchor = anchor
      })
  }

  /// Draws the view scaled around a point. The layout isn't affected; the view receives clicks where it is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view scaled by a factor. See ``View/scaleEffect(_:anchor:)-(CGSize,_)``.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view scaled by a horizontal and a vertical factor. See ``View/scaleEffect(_:anchor:)-(CGSize,_)``.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier {
        $0.scale = Size(width: x, height: y)
        $0.anchor = anchor
      })
  }

  /// Draws the view with an affine transform relative to its top left corner. The layout isn't affected; the view
  /// receives clicks where it is drawn.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier { $0.transform = ProjectionTransform(transform) })
  }
}
