extension Gesture {
  /// Runs an action with the final value when the gesture has ended. It doesn't run if another gesture wins, or if the
  /// desktop cancels the press.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Transforms the gesture's value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Lets the gesture begin only while these modifier keys are held down.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action each time the gesture's value has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action that runs when it ends: see ``Gesture/onEnded(_:)``.
public struct _EndedGesture<Base: Gesture>: Gesture, _Primitive {
  public typealias Value = Base.Value
  public typealias Body = Never

  let base: Base
  let action: (Value) -> Void

  public static func _activationRank(_ gesture: Self) -> Int? { Base._activationRank(gesture.base) }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Base._recognize(gesture.base, input, memory.part(0))
    if case .ended(let value) = phase { input.effects.actions.append { gesture.action(value) } }
    return phase
  }
}

/// A gesture with an action that runs for each change: see ``Gesture/onChanged(_:)``.
public struct _ChangedGesture<Base: Gesture>: Gesture, _Primitive where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never

  let base: Base
  let action: (Value) -> Void

  public static func _activationRank(_ gesture: Self) -> Int? { Base._activationRank(gesture.base) }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Base._recognize(gesture.base, input, memory.part(0))
    if let value = phase.value, value != memory.state(nil as Value?) {
      memory.set(Optional(value) as Any)
      input.effects.actions.append { gesture.action(value) }
    }
    return phase
  }
}

/// A gesture with a transformed value: see ``Gesture/map(_:)``.
public struct _MapGesture<Base: Gesture, Value>: Gesture, _Primitive {
  public typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  public static func _activationRank(_ gesture: Self) -> Int? { Base._activationRank(gesture.base) }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    Base._recognize(gesture.base, input, memory.part(0)).map(gesture.transform)
  }
}

/// A gesture that requires modifier keys: see ``Gesture/modifiers(_:)``.
public struct _ModifiersGesture<Base: Gesture>: Gesture, _Primitive {
  public typealias Value = Base.Value
  public typealias Body = Never

  let base: Base
  let modifiers: EventModifiers

  public static func _activationRank(_ gesture: Self) -> Int? { nil }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    if input.event.kind == .down, !input.event.modifiers.isSuperset(of: gesture.modifiers) { return .failed }
    return Base._recognize(gesture.base, input, memory.part(0))
  }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture, _Primitive {
  public typealias Body = Never

  private let recognize: @MainActor (_GestureInput, _GestureMemory) -> _GesturePhase<Value>
  private let rank: @MainActor () -> Int?

  /// Erases the type of a gesture.
  public init<T: Gesture<Value>>(_ gesture: T) {
    recognize = { T._recognize(gesture, $0, $1.part(0)) }
    rank = { T._activationRank(gesture) }
  }

  public static func _activationRank(_ gesture: Self) -> Int? { gesture.rank() }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    gesture.recognize(input, memory)
  }
}
