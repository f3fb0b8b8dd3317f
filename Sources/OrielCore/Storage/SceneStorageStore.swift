/// The store of one window's `@SceneStorage` values.
@MainActor package final class SceneStorageStore {
  /// The values, which are loaded when they are first accessed.
  private(set) lazy var values = makeValues()
  private let makeValues: @MainActor () -> KeyValueStore
  private let prefix: String

  /// Creates the store of a scene with an identifier that must be stable between launches.
  package convenience init(scene id: String) {
    self.init(scene: id, in: KeyValueStore.shared(at: StorageFolder.scenesPath))
  }

  /// Creates a store in memory.
  package convenience init(inMemoryFor id: String) { self.init(scene: id, in: KeyValueStore()) }

  /// Returns the store of another scene in the same file.
  func sibling(scene id: String) -> SceneStorageStore { SceneStorageStore(scene: id, in: self.values) }

  init(scene id: String, in values: @autoclosure @escaping @MainActor () -> KeyValueStore) {
    makeValues = values
    prefix = "\(id)/"
  }

  func key(_ name: String) -> String { prefix + name }

  /// Moves all values to another scene of the same file.
  func move(to other: SceneStorageStore) { values.moveAll(prefix: prefix, to: other.prefix) }

  /// Removes all values, after the window has been closed permanently.
  package func discard() { values.removeAll(prefix: prefix) }
}

private enum SceneStorageKey: EnvironmentKey { static var defaultValue: SceneStorageStore? { nil } }

extension EnvironmentValues {
  /// The store of `@SceneStorage`, which is set at the root of each window.
  package var sceneStorage: SceneStorageStore? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
