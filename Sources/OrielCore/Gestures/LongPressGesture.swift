import FoundationEssentials

/// A press of a minimum duration.
public struct LongPressGesture: Gesture, _Primitive {
  /// True from the start of the press.
  public typealias Value = Bool
  public typealias Body = Never

  /// The minimum duration of the press in seconds.
  public var minimumDuration: Double
  private var slop: CGFloat

  /// How far the pointer may move during the press, in points.
  public var maximumDistance: CGFloat {
    get { slop }
    set { slop = newValue }
  }

  /// Creates a long press with a minimum duration in seconds and a maximum movement in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    slop = maximumDistance
  }

  public static func _activationRank(_ gesture: Self) -> Int? { 100 }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let event = input.event
    guard case .down = event.kind else {
      guard let (place, time) = memory.state(nil as (Point, Double)?) else { return .possible(nil) }
      switch event.kind {
      case .move where place.distance(to: event.location) > gesture.maximumDistance: return .failed
      case .time where event.time >= time + gesture.minimumDuration: return .ended(true)
      case .down, .move, .time:
        input.wake(at: time + gesture.minimumDuration)
        return .possible(true)
      case .up, .cancel, .pinch, .pinchEnd: return .failed
      }
    }
    memory.set(Optional((event.location, event.time)))
    if gesture.minimumDuration <= 0 { return .ended(true) }
    input.wake(at: event.time + gesture.minimumDuration)
    return .possible(true)
  }
}
