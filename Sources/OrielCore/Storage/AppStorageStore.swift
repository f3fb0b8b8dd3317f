/// A settings file of `@AppStorage`.
///
/// The app's settings are in `$XDG_CONFIG_HOME/<application id>/settings.json`, by default below `~/.config`. The file
/// is JSON with sorted keys, and is replaced atomically. Changes are written together, shortly after the first one, on
/// a background thread, and when the app ends.
///
/// Several instances of an app can share the file: the last writer of a key wins. A file that can't be parsed is
/// renamed to `settings.json.damaged-1`; if a file can't be written, the values are kept in memory. Both are reported
/// once on standard error.
@MainActor public final class AppStorageStore {
  let values: KeyValueStore

  private static var known: AppStorageStore?

  /// The settings of the app.
  public static var standard: AppStorageStore {
    if let known { return known }
    let store = AppStorageStore(path: StorageFolder.settingsPath)
    known = store
    return store
  }

  static func forgetStandard() { known = nil }

  /// Creates a store of a suite, in `<name>.settings.json` next to the app's settings.
  public convenience init(suiteName: String) { self.init(path: StorageFolder.suitePath(suiteName)) }

  /// Creates a store of a file, which is created with its folder at the first change. Stores of the same path share
  /// their values.
  public init(path: String) { values = KeyValueStore.shared(at: path) }

  /// Creates a store in memory, for tests and previews.
  public convenience init() { self.init(values: KeyValueStore()) }

  /// The values of the objects that are held by their stores.
  private static var foreign: [ObjectIdentifier: (owner: AnyObject, values: KeyValueStore)] = [:]

  /// Creates a store of values that another object holds. Stores of the same suite share their values.
  ///
  /// - Parameter suite: returns the name of the suite; not called for an object whose values are known.
  @usableFromInline
  convenience init(
    of owner: AnyObject, suite: () -> String, read: @escaping (String) -> Any?,
    write: @escaping (Any?, String) -> Void, save: @escaping @Sendable () -> Void
  ) {
    if let known = Self.foreign[ObjectIdentifier(owner)] {
      self.init(values: known.values)
      return
    }
    var isFirst = false
    let values = KeyValueStore.shared(as: suite()) {
      isFirst = true
      return ForeignStorage(read: read, write: write, save: save, scheduler: KeyValueStore.shortlyOffMain)
    }
    // Another object of the suite may be temporary.
    if isFirst { Self.foreign[ObjectIdentifier(owner)] = (owner, values) }
    self.init(values: values)
  }

  init(values: KeyValueStore) { self.values = values }

  /// Writes pending changes, and returns when they are on disk or writing has failed.
  ///
  /// The app does this when it ends.
  public func synchronize() { values.flushNow() }
}

/// Two stores are equal if they share their values.
extension AppStorageStore: Equatable {
  public nonisolated static func == (first: AppStorageStore, second: AppStorageStore) -> Bool {
    first.values === second.values
  }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: AppStorageStore? { nil } }

extension EnvironmentValues {
  /// The default store of `@AppStorage`; nil for the settings of the app.
  package var defaultAppStorage: AppStorageStore? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the default store of `@AppStorage` for the view and its descendants.
  public func defaultAppStorage(_ store: AppStorageStore) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
