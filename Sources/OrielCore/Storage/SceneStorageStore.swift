/// What one window remembers from one run of the app to the next, for `@SceneStorage`.
@MainActor package final class SceneStorageStore {
  let values: KeyValueStore
  private let prefix: String

  /// The store of the scene with this identifier: the same one must come back for the same window in the next run.
  package convenience init(scene id: String) {
    self.init(scene: id, in: KeyValueStore.shared(at: StorageFolder.scenesPath))
  }

  init(scene id: String, in values: KeyValueStore) {
    self.values = values
    prefix = "\(id)/"
  }

  func key(_ name: String) -> String { prefix + name }

  /// Forgets all of it: the window was closed for good.
  package func discard() { values.removeAll(prefix: prefix) }
}

private enum SceneStorageKey: EnvironmentKey { static var defaultValue: SceneStorageStore? { nil } }

extension EnvironmentValues {
  /// Where `@SceneStorage` keeps its values. The scene layer sets it at the root of each window.
  package var sceneStorage: SceneStorageStore? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
