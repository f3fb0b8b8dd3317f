import FoundationEssentials

/// A press followed by a movement of the pointer.
public struct DragGesture: Gesture, _Primitive {
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

    /// The velocity in points per second: that of the last tenth of a second. Zero if the pointer hasn't moved since.
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
    var motion: DragMotion
    var isActive = false
  }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let event = input.event
    let place = input.location(in: gesture.coordinateSpace)
    var drag: Memory
    if case .down = event.kind {
      drag = Memory(down: event.location, start: place, motion: DragMotion(at: event.location, event.time))
    } else if let known = memory.state(nil as Memory?) {
      drag = known
    } else {
      return .possible(nil)
    }
    switch event.kind {
    case .move, .up: drag.motion.move(to: event.location, event.time)
    case .down, .time: break
    case .cancel, .pinch, .pinchEnd: return .failed
    }
    if drag.down.distance(to: event.location) >= gesture.minimumDistance { drag.isActive = true }
    memory.set(Optional(drag))
    let speed = drag.motion.speed(at: event.time) { input.convert($0, to: gesture.coordinateSpace) }
    let value = Value(time: Date(), place: place, start: drag.start, speed: speed)
    if event.kind == .up { return drag.isActive ? .ended(value) : .failed }
    return drag.isActive ? .active(value) : .possible(nil)
  }
}

/// The last positions of the pointer, from which the velocity is computed.
struct DragMotion {
  /// The duration that counts, in seconds.
  private static let window = 0.1

  private struct Sample {
    var place: Point
    let time: Double
  }

  /// Those of the last tenth of a second and the one before, without those at which the pointer had not moved.
  private var samples: [Sample]

  init(at place: Point, _ time: Double) { samples = [Sample(place: place, time: time)] }

  /// The pointer is at a point. A release is reported at the point of the last motion, and has none of its own.
  mutating func move(to place: Point, _ time: Double) {
    guard let last = samples.last, place != last.place else { return }
    if time > last.time {
      samples.append(Sample(place: place, time: time))
    } else {
      samples[samples.count - 1].place = place
    }
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// The mean velocity of the last tenth of a second, in points per second. A longer pause ends the motion.
  ///
  /// - Parameter convert: converts positions to the coordinate space of the velocity.
  func speed(at time: Double, _ convert: (Point) -> Point) -> Size {
    let start = time - Self.window
    guard let last = samples.last, last.time >= start else { return Size(width: 0, height: 0) }
    // A single motion began at the position before.
    let recent = samples.firstIndex { $0.time >= start } ?? 0
    let first = samples[recent < samples.count - 1 ? recent : max(0, recent - 1)]
    let elapsed = last.time - first.time
    guard elapsed > 0 else { return Size(width: 0, height: 0) }
    let (from, to) = (convert(first.place), convert(last.place))
    return Size(width: (to.x - from.x) / elapsed, height: (to.y - from.y) / elapsed)
  }
}
