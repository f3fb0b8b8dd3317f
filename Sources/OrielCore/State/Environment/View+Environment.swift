import Observation

extension View {
  /// Sets an environment value for the view and its descendants.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Places an observable object in the environment, where `@Environment(Type.self)` reads it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Places an object in the environment, where `@EnvironmentObject` reads it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Modifies an environment value for the view and its descendants, starting from the inherited value.
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
