/// A sequence of pointer events that a view recognizes: a tap, a drag, a pinch.
///
/// An app composes gestures from existing ones:
///
/// ```swift
/// struct LongDrag: Gesture {
///   var body: some Gesture { LongPressGesture().sequenced(before: DragGesture()) }
/// }
/// ```
///
/// ``View/gesture(_:including:)`` attaches a gesture to a view. In GTK, the event controllers belong to the outermost
/// layout widget of the window, and Oriel finds the view at the pointer's position.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of gesture that `body` returns.
  associatedtype Body: Gesture

  /// The gestures that this one consists of.
  var body: Body { get }

  /// Processes an event. Implemented by Oriel's gestures; for an app's gestures, `body` does it.
  static func _recognize(_ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory) -> _GesturePhase<Value>
  /// The number of taps that the keyboard and assistive technology simulate; nil if they can't perform the gesture.
  static func _activationRank(_ gesture: Self) -> Int?
}

extension Gesture where Value == Body.Value {
  /// Passes the event to `body`.
  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    Body._recognize(gesture.body, input, memory)
  }

  /// The number of taps of `body`.
  public static func _activationRank(_ gesture: Self) -> Int? { Body._activationRank(gesture.body) }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _activationRank(_ gesture: Never) -> Int? {}
}

extension Gesture where Self: _Primitive {
  public var body: Never { preconditionFailure("\(Self.self) is a gesture of Oriel's own; it has no body to ask for") }
}

extension Gesture where Body == Never {
  /// Nil: the gesture needs a pointer.
  public static func _activationRank(_ gesture: Self) -> Int? { nil }
}

/// The state of a gesture after an event.
public enum _GesturePhase<Value> {
  /// Not recognized yet. The value, if any, is that of the part recognized so far.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed
}

extension _GesturePhase {
  var isFinal: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// The current value.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<Other>(_ body: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(body))
    case .active(let value): .active(body(value))
    case .ended(let value): .ended(body(value))
    case .failed: .failed
    }
  }
}

/// An event for a gesture, and the effects that the gesture requests.
@MainActor public struct _GestureInput {
  let event: PointerEvent
  /// The layout node that the gesture is attached to.
  let node: InputNode
  let effects: GestureEffects

  /// The position of the pointer in a coordinate space.
  func location(in space: CoordinateSpace) -> Point { convert(event.location, to: space) }

  /// Converts a point from window coordinates to another space.
  func convert(_ point: Point, to space: CoordinateSpace) -> Point { node.convert(point, to: space) }

  /// Requests an event of kind `time` at this time.
  func wake(at time: Double) { effects.deadline = min(effects.deadline ?? time, time) }

  /// The same event, whose effects are collected separately.
  func collecting(_ effects: GestureEffects) -> _GestureInput {
    _GestureInput(event: event, node: node, effects: effects)
  }

  /// Another kind of event at the same position and time.
  func replaced(by kind: PointerEvent.Kind) -> _GestureInput {
    var event = event
    event.kind = kind
    return _GestureInput(event: event, node: node, effects: effects)
  }
}

/// The actions of a gesture, which run only if the gesture wins over those that it competes with.
@MainActor final class GestureEffects {
  var actions: [() -> Void] = []
  var deadline: Double?

  /// Runs the pending actions of a gesture.
  func run(for node: GestureInputNode) {
    guard !actions.isEmpty else { return }
    node.willAct()
    let due = actions
    actions = []
    for action in due { action() }
  }
}

/// The state that a gesture keeps from one event to the next. Each part of a composed gesture has its own.
@MainActor public final class _GestureMemory {
  private var state: Any?
  private var parts: [_GestureMemory] = []
  /// Run when the gesture has ended, failed or was cancelled.
  var cleanups: [() -> Void] = []

  /// The state; `initial` before the first `set(_:)`.
  func state<State>(_ initial: @autoclosure () -> State) -> State { state as? State ?? initial() }
  func set(_ state: some Any) { self.state = state }

  /// The memory of a part of a composed gesture.
  func part(_ index: Int) -> _GestureMemory {
    while parts.count <= index { parts.append(_GestureMemory()) }
    return parts[index]
  }

  /// Runs the cleanups and discards the state.
  func reset() {
    let due = cleanups
    cleanups = []
    for cleanup in due { cleanup() }
    for part in parts { part.reset() }
    parts = []
    state = nil
  }
}

extension InputNode {
  /// Converts a point from window coordinates to another space. In a view with effects, such as a scale, the result is
  /// the point of the view that is displayed there.
  @MainActor func convert(_ point: Point, to space: CoordinateSpace) -> Point {
    switch space {
    case .global: point
    case .local: self.point(shownAt: point)
    case .named(let name): spaceAround(named: name)?.point(shownAt: point) ?? point
    }
  }
}
