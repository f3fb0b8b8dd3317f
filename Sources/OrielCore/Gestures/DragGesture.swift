import FoundationEssentials

/// A press followed by a movement of the pointer.
public struct DragGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The positions and the velocity of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    private var place: Point
    private var start: Point
    private var speed: Size

    init(time: Date, place: Point, start: Point, speed: Size) {
      self.time = time
      self.place = place
      self.start = start
      self.speed = speed
    }

    /// The position of the pointer in the gesture's coordinate space.
    public var location: CGPoint {
      get { place.cgPoint }
      set { place = Point(newValue) }
    }

    /// The position of the press in the gesture's coordinate space.
    public var startLocation: CGPoint {
      get { start.cgPoint }
      set { start = Point(newValue) }
    }

    /// The distance from the start to the current position.
    public var translation: CGSize { CGSize(width: place.x - start.x, height: place.y - start.y) }

    /// The velocity in points per second.
    public var velocity: CGSize { speed.cgSize }

    /// The position a quarter of a second later at the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: place.x + speed.width / 4, y: place.y + speed.height / 4)
    }

    /// The distance from the start to the predicted position.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - start.x, height: end.y - start.y)
    }
  }

  private var threshold: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// How far the pointer has to move before the drag begins, in points.
  public var minimumDistance: CGFloat {
    get { threshold }
    set { threshold = newValue }
  }

  /// Creates a drag that begins when the pointer has moved by a minimum distance in points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    threshold = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag that begins when the pointer has moved by a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  private struct Memory {
    /// In window coordinates.
    let down: Point
    /// In the gesture's coordinate space.
    let start: Point
    var last: (place: Point, time: Double)
    var speed = Size(width: 0, height: 0)
    var isActive = false
  }

  /// Processes an event.
  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let event = input.event
    let place = input.location(in: gesture.coordinateSpace)
    var drag: Memory
    if case .down = event.kind {
      drag = Memory(down: event.location, start: place, last: (event.location, event.time))
    } else if let known = memory.state(nil as Memory?) {
      drag = known
    } else {
      return .possible(nil)
    }
    switch event.kind {
    case .down: break
    case .move, .up:
      let elapsed = event.time - drag.last.time
      if elapsed > 0 {
        drag.speed = Size(
          width: (event.location.x - drag.last.place.x) / elapsed,
          height: (event.location.y - drag.last.place.y) / elapsed)
        drag.last = (event.location, event.time)
      }
    case .time: break
    case .cancel, .pinch, .pinchEnd: return .failed
    }
    if drag.down.distance(to: event.location) >= gesture.minimumDistance { drag.isActive = true }
    memory.set(Optional(drag))
    let value = Value(time: Date(), place: place, start: drag.start, speed: drag.speed)
    if event.kind == .up { return drag.isActive ? .ended(value) : .failed }
    return drag.isActive ? .active(value) : .possible(nil)
  }
}
