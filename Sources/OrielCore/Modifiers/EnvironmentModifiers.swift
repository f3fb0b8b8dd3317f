import Observation

extension View {
  /// Sets an environment value for this view and what it contains.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment, where `@Environment(Type.self)` finds it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Puts an object into the environment, where `@EnvironmentObject` finds it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Changes an environment value, starting from the one that is set above.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        var value = values[keyPath: keyPath]
        transform(&value)
        values[keyPath: keyPath] = value
      })
  }
}
