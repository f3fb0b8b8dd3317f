import FoundationEssentials
import Glibc

/// A modifier that transforms how a view is drawn, depending on its size.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: Double
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * 3 * .pi), y: 0))
///   }
/// }
/// TextField("Password", text: $password).modifier(Shake(animatableData: Double(attempts)))
/// ```
///
/// The layout isn't affected, and clicks follow the drawing. GTK draws transforms without perspective.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform for a size. Called for each frame in which the data change.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The transformed view.
  @MainActor public func body(content: Content) -> some View {
    let sized = sizedTransform(of: self)
    return content.modifier(EffectModifier { $0.sized = sized })
  }

  /// Returns the effect itself, since layout ignores all effects.
  public func ignoredByLayout() -> Self { self }
}

/// The transform of an effect of any type.
private func sizedTransform(of effect: any GeometryEffect) -> SizedTransform {
  // Unsafe: a copy of the value, which is used on the main thread only.
  nonisolated(unsafe) let effect = effect
  return SizedTransform { effect.effectValue(size: $0.cgSize).affine }
}

extension View {
  /// Draws the view with its points transformed. GTK draws transforms without perspective.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }

  /// Draws the view rotated around an axis in space, in parallel projection, because GTK draws no perspective. The
  /// layout isn't affected; the view receives clicks where it is drawn.
  ///
  /// - Parameters:
  ///   - angle: the angle.
  ///   - axis: the direction of the axis: right, down, and towards the user.
  ///   - anchor: the point of the view on the axis.
  ///   - anchorZ: the distance of the axis in front of the view.
  ///   - perspective: has no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      SpaceRotation(
        angle: angle, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z), anchor: anchor, depth: Double(anchorZ)))
  }
}

/// A rotation around an axis in space, without perspective.
private struct SpaceRotation: GeometryEffect {
  var angle: Angle
  let x, y, z: Double
  let anchor: UnitPoint
  let depth: Double

  var animatableData: Double {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    let transform = CGAffineTransform(
      a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest,
      tx: -depth * (x * z * rest + y * sine), ty: -depth * (y * z * rest - x * sine))
    let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return ProjectionTransform(transform.around(anchor, in: area))
  }
}
