import FoundationEssentials

extension LayoutEffect {
  /// Interpolates between this effect and another. What can't be interpolated is that of the other one.
  func mixed(with other: LayoutEffect, by share: Double) -> LayoutEffect {
    var result = other
    result.vector = vector + (other.vector - vector) * share
    result.transform = transform.mixed(with: other.transform, by: share)
    result.anchor.x = anchor.x + (other.anchor.x - anchor.x) * share
    result.anchor.y = anchor.y + (other.anchor.y - anchor.y) * share
    if let sized, let end = other.sized {
      result.sized = SizedTransform { sized.transform(for: $0).mixed(with: end.transform(for: $0), by: share) }
    }
    if let (first, second) = PictureEffect.both(picture, other.picture) {
      result.picture = first.mixed(with: second, by: share) ?? second
    }
    return result
  }
}

extension ProjectionTransform {
  func mixed(with other: ProjectionTransform, by share: CGFloat) -> ProjectionTransform {
    if self == other { return self }
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * share }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (mix(m11, other.m11), mix(m12, other.m12), mix(m13, other.m13))
    (result.m21, result.m22, result.m23) = (mix(m21, other.m21), mix(m22, other.m22), mix(m23, other.m23))
    (result.m31, result.m32, result.m33) = (mix(m31, other.m31), mix(m32, other.m32), mix(m33, other.m33))
    return result
  }
}

extension PictureEffect {
  static func both(
    _ first: PictureEffect?, _ second: PictureEffect?
  ) -> (PictureEffect, PictureEffect)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// Interpolates between this effect and another; nil if that isn't possible.
  func mixed(with other: PictureEffect, by share: CGFloat) -> PictureEffect? {
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * share }
    switch (self, other) {
    case (.blur(let first, let isOpaque), .blur(let second, let other)) where isOpaque == other:
      return .blur(radius: max(0, mix(first, second)), isOpaque: isOpaque)
    case (.shadow(let first), .shadow(var shadow)):
      shadow.radius = max(0, mix(first.radius, shadow.radius))
      shadow.x = mix(first.x, shadow.x)
      shadow.y = mix(first.y, shadow.y)
      if first.color.base == shadow.color.base {
        let alpha = min(max(mix(first.color.alpha, shadow.color.alpha), 0), 1)
        shadow.color = shadow.color.replacingAlpha(alpha)
      }
      return .shadow(shadow)
    case (.colors(let first), .colors(let second)): return .colors(first.mixed(with: second, by: Double(share)))
    case (.clip(let first), .clip(var shape)) where first.style == shape.style:
      guard first.outline.animatableData.isLike(shape.outline.animatableData) else { return nil }
      shape.outline = shape.outline.with(
        first.outline.animatableData.interpolated(towards: shape.outline.animatableData, amount: Double(share)))
      return .clip(shape)
    default: return nil
    }
  }
}
