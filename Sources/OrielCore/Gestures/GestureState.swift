/// A state that a gesture updates, and that has its initial value again when the gesture is over.
///
/// ```swift
/// @GestureState private var distance = CGSize.zero
/// Card().offset(distance)
///   .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation })
/// ```
///
/// Only ``Gesture/updating(_:body:)`` writes it. It is reset when the gesture ends, fails or is cancelled by the desktop.
@MainActor @preconcurrency @propertyWrapper public struct GestureState<Value>: GraphProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state with its initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  /// Creates a state with its initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that is reset in a certain transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates a state that is reset in a certain transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state. `reset` is called with the last value and the transaction of the reset, which it may change.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a state. `reset` is called with the last value and the transaction of the reset, which it may change.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let storage {
      location = unsafeDowncast(storage, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initial)
      storage = made
      location = made
    }
  }

  /// The value now, without a dependency on it.
  fileprivate var current: Value { location?.current ?? initial }

  fileprivate func write(_ value: Value) { location?.set(value) }

  fileprivate func end() {
    var transaction = Transaction()
    reset(current, &transaction)
    withTransaction(transaction) { write(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }

  /// Creates a state whose initial value is nil and that is reset in a certain transaction.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

  /// Creates a state whose initial value is nil.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

/// A gesture that updates a state: see ``Gesture/updating(_:body:)``.
public struct GestureStateGesture<Base: Gesture, State>: Gesture, _Primitive {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state that it updates.
  public var state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  public static func _activationRank(_ gesture: Self) -> Int? { Base._activationRank(gesture.base) }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Base._recognize(gesture.base, input, memory.part(0))
    if !phase.isFinal, let value = phase.value {
      input.effects.actions.append {
        var state = gesture.state.current
        var transaction = Transaction()
        gesture.update(value, &state, &transaction)
        withTransaction(transaction) { gesture.state.write(state) }
      }
      if memory.cleanups.isEmpty { memory.cleanups = [{ gesture.state.end() }] }
    }
    return phase
  }
}

extension Gesture {
  /// Updates a state while the gesture is active. Afterwards the state is reset.
  ///
  /// - Parameters:
  ///   - state: the state, as `$state`.
  ///   - body: runs for each event with the gesture's value, the state to change, and the transaction of the change.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
