/// What one window remembers from one run of the app to the next, for `@SceneStorage`.
@MainActor package final class SceneStorageStore {
  /// Made when it is first needed: most windows never read their file.
  private(set) lazy var values = makeValues()
  private let makeValues: @MainActor () -> KeyValueStore
  private let prefix: String

  /// The store of the scene with this identifier: the same one must come back for the same window in the next run.
  package convenience init(scene id: String) {
    self.init(scene: id, in: KeyValueStore.shared(at: StorageFolder.scenesPath))
  }

  /// A store without a file.
  package convenience init(inMemoryFor id: String) { self.init(scene: id, in: KeyValueStore()) }

  /// The store of another scene in the same place.
  func sibling(scene id: String) -> SceneStorageStore { SceneStorageStore(scene: id, in: self.values) }

  init(scene id: String, in values: @autoclosure @escaping @MainActor () -> KeyValueStore) {
    makeValues = values
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
