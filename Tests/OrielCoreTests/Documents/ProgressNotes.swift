import Foundation

@testable import OrielCore

/// Notes every report of progress.
// Unchecked: guarded by its lock.
final class ProgressNotes: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [FileProgress] = []

  var all: [FileProgress] { lock.withLock { noted } }
  var note: FileJob.Report { { progress in self.lock.withLock { self.noted.append(progress) } } }
}
