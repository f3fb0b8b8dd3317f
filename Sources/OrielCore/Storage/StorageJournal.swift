import FoundationEssentials

/// Collects changes to a settings file and writes them together on its scheduler.
///
/// Other instances of the app may write to the same file: only the changed keys are replaced, and the last writer of a
/// key wins.
// Unchecked: every variable is guarded by `state`, and writing by `writing`.
final class StorageJournal: StorageBacking, @unchecked Sendable {
  /// Runs a closure later, on any thread.
  typealias Scheduler = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  private enum Change: Equatable {
    case set(StoredValue)
    case removed
  }

  private let file: StorageFile
  private let scheduler: Scheduler
  private let warn: @Sendable (String) -> Void

  private let state = Lock()
  private let writing = Lock()
  /// The contents of the file when it was last read or written.
  private var saved: [String: StoredValue] = [:]
  private var version: StorageFile.Version?
  /// The changes that are being written.
  private var leaving: [String: Change] = [:]
  /// The changes to write next.
  private var waiting: [String: Change] = [:]
  private var isScheduled = false
  private var given: Set<String> = []
  private var writeCount = 0
  private var changeObserver: @Sendable ([String]) -> Void = { _ in }

  init(file: StorageFile, scheduler: @escaping Scheduler, warn: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.scheduler = scheduler
    self.warn = warn
    do {
      if let (values, version) = try load() { (saved, self.version) = (values, version) }
    } catch {
      warnOnce("defaults are used for settings: \(error)", key: "read")
    }
  }

  var writes: Int { state.withLock { writeCount } }

  /// Calls `observer` on the writing thread with the keys that other instances have changed.
  func observeChanges(_ observer: @escaping @Sendable ([String]) -> Void) {
    state.withLock { changeObserver = observer }
  }

  /// Other instances of the app are noticed when the file is written.
  var changesSilently: Bool { false }

  func stored(_ value: StoredValue) -> StoredValue { value.inJSON }

  func value(of key: String) -> StoredValue? {
    state.withLock {
      switch waiting[key] ?? leaving[key] {
      case .set(let value): value
      case .removed: nil
      case nil: saved[key]
      }
    }
  }

  var keys: [String] {
    let all = state.withLock { Set(saved.keys).union(leaving.keys).union(waiting.keys) }
    return all.filter { value(of: $0) != nil }
  }

  /// Records a change and schedules a write, without accessing the disk.
  func set(_ value: StoredValue?, of key: String) {
    let mustSchedule = state.withLock {
      waiting[key] = value.map(Change.set) ?? .removed
      defer { isScheduled = true }
      return !isScheduled
    }
    if mustSchedule { scheduler { self.save() } }
  }

  /// Writes pending changes on the current thread. If this fails, they are written with the next change.
  func save() {
    writing.withLock {
      let changes = state.withLock {
        isScheduled = false
        leaving = waiting
        waiting = [:]
        return leaving
      }
      guard !changes.isEmpty else { return }
      var foreign: [String] = []
      do {
        foreign = try file.exclusively { try write(changes) }
      } catch {
        state.withLock {
          waiting.merge(leaving) { newer, _ in newer }
          leaving = [:]
        }
        warnOnce("settings are kept in memory only: \(error)", key: "write")
      }
      let observer = state.withLock { changeObserver }
      if !foreign.isEmpty { observer(foreign) }
    }
  }

  /// Merges the changes into the file, and returns the keys that other instances have changed.
  private func write(_ changes: [String: Change]) throws -> [String] {
    let (known, knownVersion) = state.withLock { (saved, version) }
    var base = known
    if file.version != knownVersion {
      // A damaged file has been renamed: the known values replace it.
      base = try load(replacement: known)?.values ?? [:]
    }
    var new = base
    for (key, change) in changes {
      switch change {
      case .set(let value): new[key] = value
      case .removed: new[key] = nil
      }
    }
    var written = file.version
    if new != base || written == nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      written = try file.replace(with: try encoder.encode(new) + Data("\n".utf8))
      state.withLock { writeCount += 1 }
    }
    state.withLock {
      saved = new
      version = written
      leaving = [:]
    }
    let touched = Set(known.keys).union(base.keys).filter { changes[$0] == nil && known[$0] != base[$0] }
    return touched.sorted()
  }

  /// Reads the file; nil if there is none. A damaged file is renamed.
  private func load(
    replacement: [String: StoredValue] = [:]
  ) throws -> (values: [String: StoredValue], version: StorageFile.Version?)? {
    guard let (contents, version) = try file.read() else { return nil }
    // A crash of the file system can leave an empty file, which needs no backup.
    if contents.isEmpty { return (replacement, version) }
    if let values = try? JSONDecoder().decode([String: StoredValue].self, from: contents) { return (values, version) }
    let kept = try file.keepAside()
    warnOnce("\(file.path) is damaged; it is kept as \(kept)", key: "damaged")
    return (replacement, nil)
  }

  private func warnOnce(_ message: String, key: String) {
    if state.withLock({ given.insert(key).inserted }) { warn(message) }
  }
}
