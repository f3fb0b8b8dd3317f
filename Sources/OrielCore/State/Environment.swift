import Observation

/// Reads a value, or an object, from the view's surroundings.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library      // an @Observable class
/// ```
///
/// The body runs again when the value that it read changes.
@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: GraphProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private let keyPath: AnyKeyPath?
  private var scope: EnvironmentScope?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  /// Reads the object of this type that `environment(_:)` has put there. Having none is an error in the program.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[ObjectKey<Value>.self] else {
        preconditionFailure("no object of type \(objectType) in the environment: put it there with environment(_:)")
      }
      return object
    }
    keyPath = nil
  }

  /// Reads the object of this type that `environment(_:)` has put there, or nil.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[ObjectKey<Object>.self] }
    keyPath = nil
  }

  /// The value.
  public var wrappedValue: Value { read(scope?.values ?? EnvironmentValues()) }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    scope = node.context.environment
  }

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      // Without a key path it is the type that says what is read.
      let first = $0.assumingMemoryBound(to: Self.self).pointee.keyPath
      let second = $1.assumingMemoryBound(to: Self.self).pointee.keyPath
      return first === second || first == second
    }
  }
}

/// Finds an object by its type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
