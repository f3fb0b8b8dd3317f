import Dispatch
import FoundationEssentials

/// A reference to a value that is stored elsewhere, for example in a state of another view.
///
/// ```swift
/// struct Volume: View {
///   @Binding var isMuted: Bool
///   var body: some View { Toggle("Mute", isOn: $isMuted) }
/// }
/// ```
///
/// A body that reads the value is updated when the value changes, wherever it is stored. A binding to a collection is a
/// collection of bindings to its elements; see <doc:StateAndUpdates>.
///
/// Bindings can be created on any thread. Their values are read and written on the main thread: on other threads, a
/// read waits for the main thread, and writes are performed there later, in their order.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: Location<Value>

  package init(location: Location<Value>) { self.location = location }

  /// Creates a binding from closures. They are called on the main thread, `get` at each read.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ComputedLocation(get: get, set: set)
  }

  /// Creates a copy of a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding with a constant value, which ignores writes.
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
      // Unsafe: used on the main thread only: the current one, or the one that it is passed to.
      nonisolated(unsafe) let value = newValue
      if MainThread.isCurrent { return MainThread.assumeIsolated { location.set(value) } }
      DispatchQueue.main.async { MainThread.assumeIsolated { location.set(value) } }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(location, keyPath))
  }
}

// In an extension, since the conformance would isolate the type itself to the main actor.
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

// Unchecked: the closures that a binding can contain run on the main thread only.
extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: Conversions

extension Binding {
  /// Creates a binding to an optional value from a binding to a nonoptional one. Writing nil has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the wrapped value of an optional, or returns nil if the optional is nil.
  ///
  /// If the optional becomes nil later, the binding returns its last value and ignores writes.
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

  /// Creates a binding to the value as an `AnyHashable`. Writing a value of another type has no effect.
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
