import Foundation

extension Scene {
  /// Sets the user defaults that `@AppStorage` uses by default in the scene's windows.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    defaultAppStorage(AppStorageStore(store))
  }
}
