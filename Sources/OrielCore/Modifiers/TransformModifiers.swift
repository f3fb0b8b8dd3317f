import FoundationEssentials

extension View {
  /// Draws the view turned around a point of it, clockwise. Its room stays the same; it is clicked where it is drawn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier {
        $0.rotation = angle
        $0.anchor = anchor
      })
  }

  /// Draws the view larger or smaller, from a point of it. Its room stays the same; it is clicked where it is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller by one factor. See ``View/scaleEffect(_:anchor:)-(CGSize,_)``.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller by factors across and down. See ``View/scaleEffect(_:anchor:)-(CGSize,_)``.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier {
        $0.scale = Size(width: x, height: y)
        $0.anchor = anchor
      })
  }

  /// Draws the view with its points transformed, counted from its top left corner. Its room stays the same; it is clicked
  /// where it is drawn.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier { $0.transform = transform })
  }
}
