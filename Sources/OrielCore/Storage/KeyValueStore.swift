import Dispatch
import FoundationEssentials

/// The values of one settings file, as views see them: each key has its own readers.
@MainActor package final class KeyValueStore {
  /// One key's value, and who read it.
  final class Entry: DependencySource {
    fileprivate(set) var value: StoredValue?
    /// Grows with each change of the value.
    fileprivate(set) var revision = 0

    fileprivate init(_ value: StoredValue?) { self.value = value }
  }

  private let journal: StorageJournal?
  private var entries: [String: Entry] = [:]

  /// The stores in use, so that whoever names the same file shares its values. They live as long as the process:
  /// an app has a handful of them.
  private static var stores: [String: KeyValueStore] = [:]

  /// The store of the file at `path`.
  package static func shared(at path: String) -> KeyValueStore {
    if let store = stores[path] { return store }
    let store = KeyValueStore(file: StorageFile(path: path))
    stores[path] = store
    return store
  }

  /// Writes at once what waits in any store. The app layer calls it before the process ends.
  package static func flushNow() { for store in stores.values { store.flushNow() } }

  // Long enough for a slider's drag to become few writes, short enough for nobody to pull the plug in between.
  private nonisolated static let queue = DispatchQueue(label: "oriel.storage", qos: .utility)
  nonisolated static let shortlyOffMain: StorageJournal.Scheduler = { work in
    queue.asyncAfter(deadline: .now() + .milliseconds(200), execute: work)
  }

  init(
    file: StorageFile, scheduler: @escaping StorageJournal.Scheduler = KeyValueStore.shortlyOffMain,
    warn: @escaping @Sendable (String) -> Void = { message in runOnMain { Diagnostics.warn(message) } }
  ) {
    let journal = StorageJournal(file: file, scheduler: scheduler, warn: warn)
    self.journal = journal
    journal.observeChanges { [weak self] keys in
      runOnMain { self?.reload(keys) }
    }
  }

  /// A store without a file.
  init() { journal = nil }

  /// How often the file has been written.
  package var writes: Int { journal?.writes ?? 0 }

  /// Writes at once what waits. Returns when the file is safe, or when it has turned out that it can't be written.
  package func flushNow() { journal?.save() }

  /// The value of a key, for whoever wants to depend on it.
  func entry(for key: String) -> Entry {
    if let entry = entries[key] { return entry }
    let entry = Entry(journal?.value(of: key))
    entries[key] = entry
    return entry
  }

  /// Sets a key's value, or removes it. An equal value does nothing.
  func set(_ value: StoredValue?, for key: String) {
    let entry = entry(for: key)
    guard entry.value != value else { return }
    journal?.set(value, of: key)
    change(entry, to: value)
  }

  /// Removes every key that begins with `prefix`.
  func removeAll(prefix: String) {
    let keys = Set(entries.keys).union(journal?.keys ?? [])
    for key in keys where key.hasPrefix(prefix) { set(nil, for: key) }
  }

  /// Takes over what another instance of the app has written.
  private func reload(_ keys: [String]) {
    for key in keys {
      guard let entry = entries[key] else { continue }
      let value = journal?.value(of: key)
      if entry.value != value { change(entry, to: value) }
    }
  }

  private func change(_ entry: Entry, to value: StoredValue?) {
    entry.value = value
    entry.revision += 1
    entry.notifyReaders()
  }
}
