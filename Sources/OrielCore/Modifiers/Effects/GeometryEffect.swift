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
/// The layout isn't affected, and clicks follow the drawing.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform for a size. Called for each frame in which the data change.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func body(content: Content) -> some View {
    let sized = sizedTransform(of: self)
    return content.modifier(EffectModifier { $0.sized = sized })
  }

  /// Returns the effect itself, since layout ignores all effects.
  public func ignoredByLayout() -> Self { self }
}

/// The transform of an effect of any type.
func sizedTransform(of effect: any GeometryEffect) -> SizedTransform {
  // Unsafe: a copy of the value, which is used on the main thread only.
  nonisolated(unsafe) let effect = effect
  return SizedTransform { effect.effectValue(size: $0.cgSize) }
}

extension View {
  /// Draws the view with its points transformed, possibly in perspective. The layout isn't affected; the view receives
  /// clicks where it is drawn.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier { $0.transform = transform })
  }

  /// Draws the view rotated around an axis in space, in perspective. The layout isn't affected; the view receives clicks
  /// where it is drawn.
  ///
  /// - Parameters:
  ///   - angle: the angle.
  ///   - axis: the direction of the axis: right, down, and towards the user.
  ///   - anchor: the point of the view on the axis.
  ///   - anchorZ: the distance of the axis in front of the view.
  ///   - perspective: the strength of the perspective: the longer side of the view divided by the distance from which it
  ///     is seen. With 0 the view is seen from far away, in parallel projection.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      SpaceRotation(
        angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
        depth: Double(anchorZ), perspective: Double(perspective)))
  }
}

/// A rotation around an axis in space, seen in perspective.
struct SpaceRotation: GeometryEffect {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var depth: Double
  var perspective: Double

  typealias Numbers = AnimatablePair<Double, Double>

  var animatableData: AnimatablePair<AnimatablePair<Numbers, Numbers>, AnimatablePair<Numbers, Numbers>> {
    get {
      AnimatablePair(
        AnimatablePair(Numbers(angle.radians, axis.x), Numbers(axis.y, axis.z)),
        AnimatablePair(Numbers(Double(anchor.x), Double(anchor.y)), Numbers(depth, perspective)))
    }
    set {
      let (turn, view) = (newValue.first, newValue.second)
      angle.radians = turn.first.first
      axis = SIMD3(turn.first.second, turn.second.first, turn.second.second)
      anchor = UnitPoint(x: view.first.first, y: view.first.second)
      (depth, perspective) = (view.second.first, view.second.second)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    // The new coordinates of the unit vectors to the right, down, and towards the user.
    let right = SIMD3(cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    let down = SIMD3(x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    let front = SIMD3(x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    let side = max(Double(size.width), Double(size.height))
    let strength = side > 0 ? perspective / side : 0
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (right.x, right.y, -right.z * strength)
    (result.m21, result.m22, result.m23) = (down.x, down.y, -down.z * strength)
    // The view is behind the axis.
    (result.m31, result.m32, result.m33) = (-depth * front.x, -depth * front.y, 1 + depth * front.z * strength)
    return result.around(anchor, in: Rect(x: 0, y: 0, width: size.width, height: size.height))
  }
}
