import FoundationEssentials
import Glibc

/// Limits how far the writer of a large file is ahead of the disk.
///
/// Without it, the page cache would take the whole file at once, and the final `fsync` would block for a long time
/// behind a full progress bar and a Cancel button without effect.
struct WriteOut {
  private let system: FileSystem
  private let file: Int32
  private let subject: FileSubject
  private var written: Int64 = 0
  /// The offset up to which writing has been started.
  private var begun: Int64 = 0
  /// The offset up to which writing has been completed.
  private var finished: Int64 = 0

  init(_ file: Int32, system: FileSystem, for subject: FileSubject) {
    self.file = file
    self.system = system
    self.subject = subject
  }

  /// Records that a number of bytes has been written.
  mutating func advance(_ count: Int) throws {
    written += Int64(count)
    guard written - begun >= system.writeOutStep else { return }
    try call(from: begun, to: written, waits: false)
    if begun > finished {
      try call(from: finished, to: begun, waits: true)
      finished = begun
    }
    begun = written
  }

  private func call(from start: Int64, to end: Int64, waits: Bool) throws {
    guard system.calls.writeOut(file, start, end - start, waits) != 0 else { return }
    switch errno {
    // The error is reported only once, so `fsync` wouldn't return it again.
    case EIO, ENOSPC, EDQUOT: throw subject.error()
    // The call isn't supported: the final `fsync` writes everything.
    default: return
    }
  }
}
