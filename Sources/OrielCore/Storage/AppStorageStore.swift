/// A file of settings, which `@AppStorage` reads and writes.
///
/// The app's own settings are in `$XDG_CONFIG_HOME/<application id>/settings.json`, where `~/.config` is the usual
/// folder. The file is JSON with sorted keys. It is replaced as a whole, so that nobody ever finds half of it; changes
/// are written together, a moment later, off the main thread, and at the latest when the app ends.
///
/// Several instances of an app may share the file: for each key the last writer wins. A file that can't be understood
/// is kept beside the new one as `settings.json.damaged-1`; one that can't be written leaves the values in memory.
/// Both are reported on standard error, once.
@MainActor public final class AppStorageStore {
  let values: KeyValueStore

  private static var known: AppStorageStore?

  /// The app's own settings.
  public static var standard: AppStorageStore {
    if let known { return known }
    let store = AppStorageStore(path: StorageFolder.settingsPath)
    known = store
    return store
  }

  static func forgetStandard() { known = nil }

  /// The settings of a suite: `<name>.settings.json` beside the app's own.
  public convenience init(suiteName: String) { self.init(path: StorageFolder.suitePath(suiteName)) }

  /// The settings in a file of your own. It is made, with its folder, by the first change. Two stores of one path
  /// share their values.
  public init(path: String) { values = KeyValueStore.shared(at: path) }

  /// Settings that are in memory only, for tests and previews.
  public convenience init() { self.init(values: KeyValueStore()) }

  init(values: KeyValueStore) { self.values = values }

  /// Writes at once what waits, and returns when it is on the disk or can't be written.
  ///
  /// There is no need to call it: the app does when it ends.
  public func synchronize() { values.flushNow() }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: AppStorageStore? { nil } }

extension EnvironmentValues {
  /// Where `@AppStorage` keeps its values if it names no store; nil for the app's own settings.
  package var defaultAppStorage: AppStorageStore? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets where `@AppStorage` keeps its values, for this view and what it contains.
  public func defaultAppStorage(_ store: AppStorageStore) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
