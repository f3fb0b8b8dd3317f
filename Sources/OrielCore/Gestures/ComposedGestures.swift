/// Two gestures that can be recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, _Primitive {
  public typealias Body = Never

  /// The values of the two gestures; nil for one that isn't recognized.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture that is active as soon as one of the two is.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct Memory {
    var first: _GesturePhase<First.Value> = .possible(nil)
    var second: _GesturePhase<Second.Value> = .possible(nil)
  }

  public static func _activationRank(_ gesture: Self) -> Int? {
    [First._activationRank(gesture.first), Second._activationRank(gesture.second)].compactMap(\.self).min()
  }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    var both = memory.state(Memory())
    if !both.first.isFinal { both.first = First._recognize(gesture.first, input, memory.part(0)) }
    if !both.second.isFinal { both.second = Second._recognize(gesture.second, input, memory.part(1)) }
    memory.set(both)
    let value = Value(first: both.first.value, second: both.second.value)
    switch (both.first, both.second) {
    case (.failed, .failed): return .failed
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(value.first == nil && value.second == nil ? nil : value)
    default: return both.first.isFinal && both.second.isFinal ? .ended(value) : .active(value)
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, _Primitive {
  public typealias Body = Never

  /// The gesture in progress.
  @frozen public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended. The second value is nil until the second gesture begins.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture that ends when first the one and then the other has ended.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    guard let first = memory.state(nil as First.Value?) else {
      switch First._recognize(gesture.first, input, memory.part(0)) {
      case .possible(let value): return .possible(value.map { .first($0) })
      case .active(let value): return .active(.first(value))
      case .failed: return .failed
      case .ended(let value):
        memory.set(Optional(value) as Any)
        // Where the pointer is still down, the second gesture begins here.
        let isDown = input.event.kind != .up && input.event.kind != .pinchEnd
        guard isDown else { return .active(.second(value, nil)) }
        return follow(value, Second._recognize(gesture.second, input.replaced(by: .down), memory.part(1)))
      }
    }
    return follow(first, Second._recognize(gesture.second, input, memory.part(1)))
  }

  private static func follow(_ first: First.Value, _ phase: _GesturePhase<Second.Value>) -> _GesturePhase<Value> {
    switch phase {
    case .possible(let value): .active(.second(first, value))
    case .active(let value): .active(.second(first, value))
    case .ended(let value): .ended(.second(first, value))
    case .failed: .failed
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which only one is recognized, with preference for the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, _Primitive {
  public typealias Body = Never

  /// The value of the recognized gesture.
  @frozen public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The gesture that is recognized if the first one fails.
  public var second: Second

  /// Creates a gesture that recognizes the second one only if the first one fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct Memory {
    var first: _GesturePhase<First.Value> = .possible(nil)
    var second: _GesturePhase<Second.Value> = .possible(nil)
    /// The actions of the second gesture, which run if the first one fails.
    let effects: GestureEffects
  }

  public static func _activationRank(_ gesture: Self) -> Int? {
    [First._activationRank(gesture.first), Second._activationRank(gesture.second)].compactMap(\.self).min()
  }

  public static func _recognize(
    _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    var both = memory.state(Memory(effects: GestureEffects()))
    if !both.first.isFinal { both.first = First._recognize(gesture.first, input, memory.part(0)) }
    switch both.first {
    case .active(let value):
      memory.set(both)
      return .active(.first(value))
    case .ended(let value):
      memory.set(both)
      return .ended(.first(value))
    case .possible, .failed: break
    }
    if !both.second.isFinal {
      both.effects.deadline = nil
      both.second = Second._recognize(gesture.second, input.collecting(both.effects), memory.part(1))
      if let deadline = both.effects.deadline { input.wake(at: deadline) }
    }
    memory.set(both)
    // A press that has lasted long enough is not a tap any more, though the pointer is still down.
    let wins = both.second.isFinal && input.event.kind == .time
    if case .possible(let value) = both.first, !wins || !both.second.isRecognized {
      return .possible(value.map { .first($0) })
    }
    input.effects.actions += both.effects.actions
    both.effects.actions = []
    return both.second.map { .second($0) }
  }
}

extension _GesturePhase {
  /// Whether the gesture is active or has ended.
  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines the gesture with another one that can be recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another one that follows it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another one that is recognized if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
