import Observation

extension Scene {
  /// Sets an environment value for the views of the scene's windows.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    ModifiedScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Places an observable object in the environment of the scene's windows.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { $0[ObjectKey<Object>.self] = object }
  }

  /// Places an object in the environment of the scene's windows, where `@EnvironmentObject` reads it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(content: self) { $0[ObjectKey<Object>.self] = object }
  }

  /// Modifies an environment value for the views of the scene's windows, starting from the inherited value.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { values in
      var value = values[keyPath: keyPath]
      transform(&value)
      values[keyPath: keyPath] = value
    }
  }

  /// Sets the store that `@AppStorage` uses by default in the scene's windows.
  public func defaultAppStorage(_ store: AppStorageStore) -> some Scene { environment(\.defaultAppStorage, store) }
}
