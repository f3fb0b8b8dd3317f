import Foundation
import Testing

@testable import OrielCore

/// A folder of a test's own, which goes with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/oriel-storage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var settings: String { "\(path)/settings.json" }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func text(of name: String = "settings.json") throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func put(_ text: String, in name: String = "settings.json") throws {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }
}

/// Keeps what it is given to do until a test says when, and what it is told.
// Unchecked: guarded by its lock.
final class StorageRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var work: [@Sendable () -> Void] = []
  private var said: [String] = []

  var scheduled: Int { lock.withLock { work.count } }
  var warnings: [String] { lock.withLock { said } }

  func runScheduled() {
    let work = lock.withLock {
      defer { self.work = [] }
      return self.work
    }
    for item in work { item() }
  }

  @MainActor func store(at path: String) -> KeyValueStore { store(StorageFile(path: path)) }

  @MainActor func store(_ file: StorageFile) -> KeyValueStore {
    KeyValueStore(
      file: file, scheduler: { work in self.lock.withLock { self.work.append(work) } },
      warn: { self.note($0) })
  }

  func note(_ message: String) { lock.withLock { said.append(message) } }
}

extension KeyValueStore {
  subscript(key: String) -> StoredValue? {
    get { entry(for: key).value }
    set { set(newValue, for: key) }
  }
}
