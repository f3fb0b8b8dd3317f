import Observation

/// A property wrapper that reads a value or an object from the view's environment.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library      // an @Observable class
/// ```
///
/// The view's body runs again when the value changes, but not when other environment values do.
@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: GraphProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private let keyPath: AnyKeyPath?
  private var scope: EnvironmentScope?

  /// Reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  /// Reads the object of a type that `environment(_:)` has set. If there is none, accessing the property ends the
  /// program.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[ObjectKey<Value>.self] else {
        Diagnostics.fail(
          "no object of type \(objectType) in the environment", at: Graph.reader,
          advice: "set it with environment(_:) on a view around this one, for each window on the content of its scene")
      }
      return object
    }
    keyPath = nil
  }

  /// Reads the object of a type that `environment(_:)` has set, or nil if there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[ObjectKey<Object>.self] }
    keyPath = nil
  }

  /// The value.
  public var wrappedValue: Value { read(scope?.values ?? EnvironmentValues()) }

  /// Whether the property reads a value by a key path, rather than an object by its type.
  var isValue: Bool { keyPath != nil }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    scope = node.context.environment
  }

  package static var isStateless: Bool { true }

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      // Without a key path, the type determines which object is read.
      let first = $0.assumingMemoryBound(to: Self.self).pointee.keyPath
      let second = $1.assumingMemoryBound(to: Self.self).pointee.keyPath
      return first === second || first == second
    }
  }
}

/// The environment key of an object, which is identified by its type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
