import FoundationEssentials

/// A pinch with two fingers on a touchpad or touchscreen, which changes a scale.
public struct MagnifyGesture: Gesture, _Primitive {
  public typealias Body = Never

  /// The scale and the position of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    private var scale: Double
    private var speed: Double
    private var start: Point
    /// The start position relative to the view's size.
    public var startAnchor: UnitPoint

    init(time: Date, scale: Double, speed: Double, start: PinchStart) {
      self.time = time
      self.scale = scale
      self.speed = speed
      self.start = start.place
      startAnchor = start.anchor
    }

    /// The distance of the fingers, relative to that at the start.
    public var magnification: CGFloat {
      get { scale }
      set { scale = newValue }
    }

    /// The change of the magnification per second.
    public var velocity: CGFloat {
      get { speed }
      set { speed = newValue }
    }

    /// The start position in the view's coordinates.
    public var startLocation: CGPoint {
      get { start.cgPoint }
      set { start = Point(newValue) }
    }
  }

  /// The change of scale with which the gesture begins.
  public var minimumScaleDelta: CGFloat {
    get { threshold }
    set { threshold = newValue }
  }
  private var threshold: CGFloat

  /// Creates a gesture that begins with a minimum change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { threshold = minimumScaleDelta }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    PinchMemory.step(input, memory, from: 1, threshold: gesture.minimumScaleDelta) { scale, _ in
      scale
    }
    .map { Value(time: Date(), scale: $0.amount, speed: $0.speed, start: $0.start) }
  }
}

/// A pinch whose value is the scale. See ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
  /// The distance of the fingers, relative to that at the start.
  public typealias Value = CGFloat

  private let magnify: MagnifyGesture

  /// Creates a gesture that begins with a minimum change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { magnify = MagnifyGesture(minimumScaleDelta: minimumScaleDelta) }

  /// The gesture in terms of ``MagnifyGesture``.
  public var body: some Gesture<CGFloat> { magnify.map(\.magnification) }
}

/// A rotation with two fingers on a touchpad or touchscreen.
public struct RotateGesture: Gesture, _Primitive {
  public typealias Body = Never

  /// The angle and the position of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The angle since the start.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    private var start: Point
    /// The start position relative to the view's size.
    public var startAnchor: UnitPoint

    init(time: Date, radians: Double, speed: Double, start: PinchStart) {
      self.time = time
      rotation = .radians(radians)
      velocity = .radians(speed)
      self.start = start.place
      startAnchor = start.anchor
    }

    /// The start position in the view's coordinates.
    public var startLocation: CGPoint {
      get { start.cgPoint }
      set { start = Point(newValue) }
    }
  }

  /// The change of angle with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins with a minimum change of angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    PinchMemory.step(input, memory, from: 0, threshold: gesture.minimumAngleDelta.radians) { _, rotation in
      rotation
    }
    .map { Value(time: Date(), radians: $0.amount, speed: $0.speed, start: $0.start) }
  }
}

/// A rotation whose value is the angle. See ``RotateGesture``.
public struct RotationGesture: Gesture {
  /// The angle since the start.
  public typealias Value = Angle

  private let rotate: RotateGesture

  /// Creates a gesture that begins with a minimum change of angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { rotate = RotateGesture(minimumAngleDelta: minimumAngleDelta) }

  /// The gesture in terms of ``RotateGesture``.
  public var body: some Gesture<Angle> { rotate.map(\.rotation) }
}

/// The start of a gesture with two fingers.
struct PinchStart {
  let place: Point
  let anchor: UnitPoint

  @MainActor init(_ input: _GestureInput) {
    place = input.location(in: .local)
    let size = input.node.size
    anchor = UnitPoint(
      x: size.width > 0 ? place.x / size.width : 0, y: size.height > 0 ? place.y / size.height : 0)
  }
}

/// The pinch so far.
private struct PinchMemory {
  struct Found {
    let amount: Double
    let speed: Double
    let start: PinchStart
  }

  let start: PinchStart
  var last: (amount: Double, time: Double)
  var speed = 0.0
  var isActive = false

  /// - Parameters:
  ///   - rest: the amount at the beginning.
  ///   - amount: the part of scale and rotation that the gesture uses.
  @MainActor static func step(
    _ input: _GestureInput, _ memory: _GestureMemory, from rest: Double, threshold: Double,
    amount: (Double, Double) -> Double
  ) -> _GesturePhase<Found> {
    var known = memory.state(nil as PinchMemory?)
    switch input.event.kind {
    case .pinch(let scale, let rotation):
      var pinch = known ?? PinchMemory(start: PinchStart(input), last: (rest, input.event.time))
      let new = amount(scale, rotation)
      let elapsed = input.event.time - pinch.last.time
      if elapsed > 0 {
        pinch.speed = (new - pinch.last.amount) / elapsed
      }
      pinch.last = (new, input.event.time)
      if abs(new - rest) >= threshold { pinch.isActive = true }
      known = pinch
      memory.set(known as Any)
    case .pinchEnd:
      guard let known, known.isActive else { return .failed }
      return .ended(Found(amount: known.last.amount, speed: known.speed, start: known.start))
    case .time: break
    case .down, .move, .up, .cancel: return .failed
    }
    guard let known, known.isActive else { return .possible(nil) }
    return .active(Found(amount: known.last.amount, speed: known.speed, start: known.start))
  }
}
