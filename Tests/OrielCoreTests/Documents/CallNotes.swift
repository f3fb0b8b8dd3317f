import Foundation

@testable import OrielCore

/// What was called, and whether on the main thread.
// Unchecked: guarded by its lock.
final class CallNotes: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [String] = []

  var all: [String] { lock.withLock { noted } }

  func note(_ name: String) {
    let place = MainThread.isCurrent ? "on" : "off"
    lock.withLock { noted.append("\(name) \(place) the main thread") }
  }
}
