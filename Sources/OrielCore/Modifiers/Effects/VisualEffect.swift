import FoundationEssentials

/// Changes to how a view is drawn, which don't affect the layout. See ``View/visualEffect(_:)``.
@MainActor @preconcurrency public protocol VisualEffect {
  /// The number of changes.
  static var _count: Int { get }
  /// The changes, the innermost first.
  var _changes: _VisualChanges { get }
}

/// The changes of a visual effect.
public struct _VisualChanges {
  let effects: [LayoutEffect]
  /// The animation of a change of them; nil for none.
  var animation: Animation?
}

/// A visual effect that changes nothing, to which others are applied.
public struct EmptyVisualEffect: VisualEffect {
  public nonisolated init() {}
  public static var _count: Int { 0 }
  public var _changes: _VisualChanges { _VisualChanges(effects: []) }
}

/// A visual effect after another one.
public struct _ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: LayoutEffect

  public static var _count: Int { Base._count + 1 }
  public var _changes: _VisualChanges { _VisualChanges(effects: base._changes.effects + [change]) }
}

extension VisualEffect {
  private func changed(_ edit: (inout LayoutEffect) -> Void) -> _ChangedVisualEffect<Self> {
    var change = LayoutEffect()
    edit(&change)
    return _ChangedVisualEffect(base: self, change: change)
  }

  /// Multiplies the opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity = min(max(opacity, 0), 1) } }

  /// Draws the view at an offset, in application pixels.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed { $0.offset = Size(width: x, height: y) }
  }

  /// Draws the view at an offset, in application pixels.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view scaled by a horizontal and a vertical factor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.scale = Size(width: x, height: y)
      $0.anchor = anchor
    }
  }

  /// Draws the view scaled by a factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view scaled by a horizontal and a vertical factor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view rotated clockwise around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.rotation = angle
      $0.anchor = anchor
    }
  }

  /// Draws the view rotated around an axis in space. See
  /// ``View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)``.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = SpaceRotation(
      angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor, depth: Double(anchorZ),
      perspective: Double(perspective))
    return changed { $0.sized = sizedTransform(of: rotation) }
  }

  /// Draws the view with an affine transform relative to its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    changed { $0.transform = ProjectionTransform(transform) }
  }

  /// Draws the view with its points transformed, possibly in perspective.
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    changed { $0.transform = transform }
  }

  /// Applies a Gaussian blur with a radius in application pixels. See ``View/blur(radius:opaque:)``.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed { $0.picture = .blur(radius: max(0, radius), isOpaque: opaque) }
  }

  /// Adds an amount to the red, green and blue components.
  public func brightness(_ amount: Double) -> some VisualEffect {
    changed { $0.picture = .colors(.brightness(amount)) }
  }

  /// Multiplies the contrast of the colors.
  public func contrast(_ amount: Double) -> some VisualEffect { changed { $0.picture = .colors(.contrast(amount)) } }

  /// Multiplies the saturation of the colors.
  public func saturation(_ amount: Double) -> some VisualEffect {
    changed { $0.picture = .colors(.saturation(amount)) }
  }

  /// Reduces the saturation of the colors: 0 has no effect, 1 results in shades of gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    changed { $0.picture = .colors(.saturation(1 - min(max(amount, 0), 1))) }
  }

  /// Rotates the hue of all colors by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    changed { $0.picture = .colors(.hueRotation(angle)) }
  }
}
