import FoundationEssentials

/// A keyframe with linear interpolation, or with a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: ResolvedKeyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: the duration in seconds.
  ///   - timingCurve: the timing curve.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframe = ResolvedKeyframe(to.animatableData, duration, .linear(timingCurve))
  }

  public var body: LinearKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackPath<Value>) { track.keyframes.append(keyframe) }
}

/// A keyframe with cubic interpolation. The velocity is continuous between cubic keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: ResolvedKeyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: the duration in seconds.
  ///   - startVelocity: the velocity at the start, per second; nil for the velocity at the end of the previous
  ///     keyframe.
  ///   - endVelocity: the velocity at the end; nil to continue smoothly with the next cubic keyframe, or 0 without one.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = ResolvedKeyframe(
      to.animatableData, duration, .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }

  public var body: CubicKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackPath<Value>) { track.keyframes.append(keyframe) }
}

/// A keyframe with the interpolation of a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: ResolvedKeyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: the target of the spring.
  ///   - duration: the duration in seconds; nil for the settling duration of the spring. The next keyframe starts at
  ///     the value that the spring has then.
  ///   - spring: the spring.
  ///   - startVelocity: the velocity at the start, per second; nil for the velocity at the end of the previous
  ///     keyframe.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframe = ResolvedKeyframe(
      to.animatableData, duration ?? spring.settlingDuration, .spring(spring, start: startVelocity?.animatableData))
  }

  public var body: SpringKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackPath<Value>) { track.keyframes.append(keyframe) }
}

/// A keyframe that sets a value without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: ResolvedKeyframe<Value.AnimatableData>

  /// Creates a keyframe with its value.
  public init(_ to: Value) { keyframe = ResolvedKeyframe(to.animatableData, 0, .move) }

  public var body: MoveKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackPath<Value>) { track.keyframes.append(keyframe) }
}

/// A keyframe of any type.
struct ResolvedKeyframe<Data: VectorArithmetic> {
  enum Course {
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
    case move
  }

  let target: Data
  let duration: Double
  let course: Course

  init(_ target: Data, _ duration: Double, _ course: Course) {
    self.target = target
    self.duration = max(0, duration)
    self.course = course
  }

  var isCubic: Bool { if case .cubic = course { true } else { false } }
}

/// The interpolation between two keyframes.
struct KeyframeSegment<Data: VectorArithmetic> {
  let start: Data
  let startVelocity: Data
  let endVelocity: Data
  let keyframe: ResolvedKeyframe<Data>

  private var distance: Data { keyframe.target - start }

  func value(at time: Double) -> Data {
    guard keyframe.duration > 0 else { return keyframe.target }
    let share = min(max(time / keyframe.duration, 0), 1)
    switch keyframe.course {
    case .move: return keyframe.target
    case .linear(let curve): return start + distance.scaled(by: curve.value(at: share))
    case .spring(let spring, _):
      return start + spring.value(target: distance, initialVelocity: startVelocity, time: time)
    case .cubic:
      // A cubic Hermite curve.
      let (square, cube) = (share * share, share * share * share)
      return start + distance.scaled(by: 3 * square - 2 * cube)
        + startVelocity.scaled(by: keyframe.duration * (cube - 2 * square + share))
        + endVelocity.scaled(by: keyframe.duration * (cube - square))
    }
  }

  /// The velocity at the end.
  var finalVelocity: Data {
    guard keyframe.duration > 0 else { return .zero }
    switch keyframe.course {
    case .move: return .zero
    case .linear(let curve): return distance.scaled(by: curve.velocity(at: 1) / keyframe.duration)
    case .spring(let spring, _):
      return spring.velocity(target: distance, initialVelocity: startVelocity, time: keyframe.duration)
    case .cubic: return endVelocity
    }
  }
}
