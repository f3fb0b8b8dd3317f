/// A sequence of keyframes of one property.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable = Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes of which the content consists.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a track.
  func _resolve(into track: inout _KeyframeTrackPath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into track: inout _KeyframeTrackPath<Value>) { body._resolve(into: &track) }
}

/// The keyframes of one property.
public struct _KeyframeTrackPath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  var keyframes: [ResolvedKeyframe<Data>] = []

  /// The segments between the keyframes, beginning with an initial value.
  func segments(from initial: Data) -> [KeyframeSegment<Data>] {
    var segments: [KeyframeSegment<Data>] = []
    var (place, velocity) = (initial, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      var (startVelocity, endVelocity) = (velocity, Data.zero)
      switch keyframe.course {
      case .linear, .move: break
      case .spring(_, let start): startVelocity = start ?? velocity
      case .cubic(let start, let end):
        startVelocity = start ?? velocity
        endVelocity = end ?? self.velocity(after: index, from: place)
      }
      let segment = KeyframeSegment(
        start: place, startVelocity: startVelocity, endVelocity: endVelocity, keyframe: keyframe)
      segments.append(segment)
      place = segment.value(at: keyframe.duration)
      velocity = segment.finalVelocity
    }
    return segments
  }

  /// The velocity between a cubic keyframe and the next one, with which the curve is smooth.
  private func velocity(after index: Int, from start: Data) -> Data {
    guard index + 1 < keyframes.count, keyframes[index + 1].isCubic else { return .zero }
    let next = keyframes[index + 1]
    if case .cubic(let velocity?, _) = next.course { return velocity }
    let duration = keyframes[index].duration + next.duration
    return duration > 0 ? (next.target - start).scaled(by: 1 / duration) : .zero
  }
}

/// The keyframes that a builder has collected.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  private var parts: [(inout _KeyframeTrackPath<Value>) -> Void] = []

  init() {}

  init(_ contents: [any KeyframeTrackContent<Value>]) { for content in contents { append(content) } }

  private mutating func append(_ content: some KeyframeTrackContent<Value>) {
    parts.append { content._resolve(into: &$0) }
  }

  public var body: _KeyframeSequence<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackPath<Value>) { for part in parts { part(&track) } }
}

/// A result builder for the keyframes of a track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>() }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { _KeyframeSequence([accumulated, next]) }
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence([first])
  }
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence([second])
  }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(components)
  }
}
