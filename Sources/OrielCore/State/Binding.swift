import Dispatch
import FoundationEssentials

/// Reads and writes a value that somebody else owns.
///
/// ```swift
/// struct Volume: View {
///   @Binding var isMuted: Bool
///   var body: some View { Toggle("Mute", isOn: $isMuted) }
/// }
/// ```
///
/// Reading the value in a body makes the body depend on it, wherever it lives.
///
/// Bindings can be made anywhere. The value is read and written on the main thread: elsewhere, a read waits for the
/// main thread, and a write is done there as soon as it is free, in the order of the writes.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: Location<Value>

  package init(location: Location<Value>) { self.location = location }

  /// Creates a binding that calls closures. They run on the main thread, `get` at every read.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ComputedLocation(get: get, set: set)
  }

  /// Creates a copy of a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always has this value; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      let location = location
      return MainThread.run { location.get() }
    }
    nonmutating set {
      let location = location
      // Used here, which is the main thread, or handed over to it.
      nonisolated(unsafe) let value = newValue
      if MainThread.isCurrent { return MainThread.assumeIsolated { location.set(value) } }
      DispatchQueue.main.async { MainThread.assumeIsolated { location.set(value) } }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to one property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(location, keyPath))
  }
}

// Apart from the type, which would be bound to the main actor otherwise.
extension Binding: GraphProperty {
  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {}

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      let first = $0.assumingMemoryBound(to: Self.self).pointee.location
      let second = $1.assumingMemoryBound(to: Self.self).pointee.location
      return first.isSame(as: second)
    }
  }
}

// Unchecked: the closures that a binding may be made of run on the main thread only.
extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: Conversions

extension Binding {
  /// Creates a binding to an optional that is never nil. Writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to an optional's content, or nil if it is nil now.
  ///
  /// When the optional becomes nil later, the binding keeps reading the last value, and writes are dropped.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: {
        guard base.wrappedValue != nil else { return }
        base.wrappedValue = $0
      })
  }

  /// Creates a binding that sees the value as `AnyHashable`. Writing a value of another type does nothing.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }
}

private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
