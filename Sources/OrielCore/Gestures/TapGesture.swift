import FoundationEssentials

/// One or more taps: the pointer is pressed and released in about the same position.
public struct TapGesture: Gesture, _Primitive {
  /// A tap has no value.
  public typealias Value = ()
  public typealias Body = Never

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of one or more taps, at most 0.4 seconds apart.
  public init(count: Int = 1) { self.count = count }

  public static func _activationRank(_ gesture: Self) -> Int? { gesture.count }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    TapMemory.step(gesture.count, input, memory).map { _ in () }
  }
}

/// One or more taps, with their position.
public struct SpatialTapGesture: Gesture, _Primitive {
  public typealias Body = Never

  /// The position of the last tap.
  public struct Value: Equatable, Sendable {
    private var place: Point

    init(_ place: Point) { self.place = place }

    /// The position of the last tap in the gesture's coordinate space.
    public var location: CGPoint {
      get { place.cgPoint }
      set { place = Point(newValue) }
    }
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of one or more taps, at most 0.4 seconds apart.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of one or more taps, at most 0.4 seconds apart.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _activationRank(_ gesture: Self) -> Int? { gesture.count }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let space = gesture.coordinateSpace
    return TapMemory.step(gesture.count, input, memory).map { Value(input.node.convert($0, to: space)) }
  }
}

/// The taps so far.
private struct TapMemory {
  /// The maximum movement of a tap, and the maximum distance between taps.
  static let slop = 10.0
  /// The maximum time between taps.
  static let interval = 0.4

  var taps = 0
  var down: Point?
  var last: (place: Point, time: Double)?

  /// Processes an event. The value is the position of the last tap in window coordinates.
  @MainActor static func step(_ count: Int, _ input: _GestureInput, _ memory: _GestureMemory) -> _GesturePhase<Point> {
    var taps = memory.state(TapMemory())
    let phase = taps.phase(after: input, count)
    memory.set(taps)
    return phase
  }

  @MainActor private mutating func phase(after input: _GestureInput, _ count: Int) -> _GesturePhase<Point> {
    let event = input.event
    switch event.kind {
    case .down:
      if let last, last.place.distance(to: event.location) > Self.slop { return .failed }
      down = event.location
    case .move:
      if let down, down.distance(to: event.location) > Self.slop { return .failed }
    case .up:
      guard down != nil else { break }
      taps += 1
      down = nil
      if taps >= count { return .ended(event.location) }
      last = (event.location, event.time)
      input.wake(at: event.time + Self.interval)
    case .time:
      guard down == nil, let last else { break }
      if event.time >= last.time + Self.interval { return .failed }
      input.wake(at: last.time + Self.interval)
    case .cancel, .pinch, .pinchEnd: return .failed
    }
    return .possible(nil)
  }
}
