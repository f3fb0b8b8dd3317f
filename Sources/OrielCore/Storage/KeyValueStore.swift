import Dispatch
import FoundationEssentials

/// The values of a settings file, with dependencies for each key.
@MainActor package final class KeyValueStore {
  /// The value of a key and the nodes that depend on it.
  final class Entry: DependencySource {
    fileprivate(set) var value: StoredValue?
    /// Incremented with each change of the value.
    fileprivate(set) var revision = 0

    fileprivate init(_ value: StoredValue?) { self.value = value }
  }

  private let backing: (any StorageBacking)?
  private var entries: [String: Entry] = [:]

  /// The stores by path, so that properties with the same file share its values. They are never released.
  private static var stores: [String: KeyValueStore] = [:]

  /// The store of the file at a path.
  package static func shared(at path: String) -> KeyValueStore {
    if let store = stores[path] { return store }
    let store = KeyValueStore(file: StorageFile(path: path))
    stores[path] = store
    return store
  }

  /// The store of foreign values with a name, which isn't a path.
  static func shared(as name: String, _ make: () -> any StorageBacking) -> KeyValueStore {
    if let store = stores[name] { return store }
    let store = KeyValueStore(make())
    stores[name] = store
    return store
  }

  /// Writes pending changes of all stores. Called before the process ends.
  package static func flushNow() { for store in stores.values { store.flushNow() } }

  // The delay combines the writes of a slider's drag, and is short enough to rarely lose changes.
  private nonisolated static let queue = DispatchQueue(label: "oriel.storage", qos: .utility)
  nonisolated static let shortlyOffMain: StorageJournal.Scheduler = { work in
    queue.asyncAfter(deadline: .now() + .milliseconds(200), execute: work)
  }

  init(
    file: StorageFile, scheduler: @escaping StorageJournal.Scheduler = KeyValueStore.shortlyOffMain,
    warn: @escaping @Sendable (String) -> Void = { message in runOnMain { Diagnostics.warn(message) } }
  ) {
    let journal = StorageJournal(file: file, scheduler: scheduler, warn: warn)
    backing = journal
    journal.observeChanges { [weak self] keys in
      runOnMain { self?.reload(keys) }
    }
  }

  /// Creates a store in memory.
  init() { backing = nil }

  init(_ backing: any StorageBacking) { self.backing = backing }

  /// Whether another object holds the values, and has written some of them.
  var isForeign: Bool { backing?.changesSilently == true }

  /// The number of times that the file has been written.
  package var writes: Int { backing?.writes ?? 0 }

  /// Writes pending changes, and returns when they are on disk or writing has failed.
  package func flushNow() { backing?.save() }

  /// The entry of a key, on which nodes can depend.
  func entry(for key: String) -> Entry {
    guard let entry = entries[key] else {
      let entry = Entry(backing?.value(of: key))
      entries[key] = entry
      return entry
    }
    if let backing, backing.changesSilently { change(entry, to: backing.value(of: key)) }
    return entry
  }

  /// Sets or removes the value of a key. Setting an equal value has no effect.
  func set(_ value: StoredValue?, for key: String) {
    let entry = entry(for: key)
    let value = value.map { backing?.stored($0) ?? $0 }
    guard entry.value != value else { return }
    backing?.set(value, of: key)
    change(entry, to: value)
  }

  /// Removes every key that begins with `prefix`.
  func removeAll(prefix: String) {
    for key in keys where key.hasPrefix(prefix) { set(nil, for: key) }
  }

  /// Renames every key that begins with `prefix`, so that it begins with another one.
  func moveAll(prefix: String, to other: String) {
    for key in keys where key.hasPrefix(prefix) {
      set(entry(for: key).value, for: other + key.dropFirst(prefix.count))
      set(nil, for: key)
    }
  }

  private var keys: Set<String> { Set(entries.keys).union(backing?.keys ?? []) }

  /// Updates the values that another instance of the app has written.
  private func reload(_ keys: [String]) {
    for key in keys {
      guard let entry = entries[key] else { continue }
      change(entry, to: backing?.value(of: key))
    }
  }

  private func change(_ entry: Entry, to value: StoredValue?) {
    guard entry.value != value else { return }
    entry.value = value
    entry.revision += 1
    entry.notifyReaders()
  }
}
