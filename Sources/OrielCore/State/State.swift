/// A property wrapper that stores a value owned by a view.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Stepper("Count: \(count)", value: $count)
///   }
/// }
/// ```
///
/// The value is kept as long as the view keeps its identity. A write updates the views that have read the value, once
/// for all writes before the next event; writing an equal value has no effect. Before the view has appeared, the
/// property returns its initial value, and writes are ignored with a warning. See <doc:StateAndUpdates>.
@MainActor @propertyWrapper public struct State<Value>: GraphProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state with an initial value.
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
          "a State<\(Value.self)> was written before its view appeared; the write is ignored",
          once: "state.unmounted.\(Value.self)")
        return
      }
      location.set(newValue)
    }
  }

  /// A binding to the value: `$count`.
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
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}
