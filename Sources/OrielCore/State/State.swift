/// A value that a view owns.
///
/// ```swift
/// @State private var isPresented = false
/// ```
///
/// The value lives as long as the view keeps its identity. Writing it runs the bodies that read it again, once for
/// all writes in a turn of the main loop; writing an equal value does nothing. Outside a view that is on screen the
/// state holds its initial value, and writes are ignored with a warning.
@MainActor @propertyWrapper public struct State<Value>: GraphProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with its initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state with its initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set {
      guard let location else {
        Diagnostics.warn(
          "a State<\(Value.self)> was written before its view was on screen; the write is ignored",
          once: "state.unmounted.\(Value.self)")
        return
      }
      location.set(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let storage {
      location = unsafeDowncast(storage, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initial)
      storage = made
      location = made
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}
