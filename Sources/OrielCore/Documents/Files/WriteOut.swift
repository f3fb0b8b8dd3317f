import FoundationEssentials
import Glibc

/// Keeps the disk busy while a large file is being written, and the writer no more than a little ahead of it.
///
/// Otherwise memory takes it all at once, and the user watches a full bar, with a Cancel that does nothing, for as
/// long as the disk then needs.
struct WriteOut {
  private let system: FileSystem
  private let file: Int32
  private let subject: FileSubject
  private var written: Int64 = 0
  /// Up to where the disk was asked to begin.
  private var begun: Int64 = 0
  /// Up to where the disk has been waited for.
  private var finished: Int64 = 0

  init(_ file: Int32, system: FileSystem, for subject: FileSubject) {
    self.file = file
    self.system = system
    self.subject = subject
  }

  /// So many bytes more were written.
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
    // It is told only once, so it can't be left to `fsync`.
    case EIO, ENOSPC, EDQUOT: throw subject.error()
    // The rest means that there is no such call: `fsync` does it all at the end.
    default: return
    }
  }
}
