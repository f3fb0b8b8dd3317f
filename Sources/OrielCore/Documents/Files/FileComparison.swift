import FoundationEssentials
import Glibc

/// Sees whether a copy is the same as its original, and if it isn't, why.
struct FileComparison {
  let system: FileSystem
  let job: FileJob
  /// What an error tells of: the original.
  let subject: FileSubject

  /// Reads both files and throws unless they are the same.
  ///
  /// - Parameters:
  ///   - copy: where the copy is.
  ///   - identity: which file it is.
  ///   - source: where the original is.
  ///   - status: what it was like when it was copied.
  ///   - digest: what was in it.
  func require(
    _ copy: FilePlace, _ identity: FileStatus.Identity, sameAs source: FilePlace, _ status: FileStatus,
    _ digest: FileDigest
  ) throws {
    let areSame = try system.reading(source, as: status.identity, for: subject) { original, _ in
      try system.reading(copy, as: identity, for: subject) { copy, _ in
        // What is compared should be what the disk has, not what memory still has.
        _ = system.calls.forget(copy)
        return try isSame(original, copy)
      }
    }
    if areSame { return }
    // The copy isn't to blame if the original no longer reads as it did.
    try requireUnchanged(source, status, digest: digest.value)
    throw subject.error(.copyDiffers)
  }

  /// Throws unless the file is what it was when it was copied.
  ///
  /// - Parameter digest: what was in it; nil where the times of change are enough to tell.
  func requireUnchanged(_ source: FilePlace, _ status: FileStatus, digest: Int?) throws {
    try system.reading(source, as: status.identity, for: subject) { file, _ in
      // First, so that nobody writes to it after the look.
      try system.requireNoWriter(file, for: subject)
      guard status.isUnchanged(in: try system.statusOfOpen(file, for: subject)) else {
        throw subject.error(.changedMeanwhile)
      }
      if let digest, try self.digest(of: file).value != digest { throw subject.error(.changedMeanwhile) }
    }
  }

  private func digest(of file: Int32) throws -> FileDigest {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: FileSystem.blockSize, alignment: 16)
    defer { buffer.deallocate() }
    var digest = FileDigest()
    while true {
      try job.checkCancellation()
      let count = try system.read(file, into: buffer, for: subject)
      if count == 0 { return digest }
      digest.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  private func isSame(_ first: Int32, _ second: Int32) throws -> Bool {
    let size = FileSystem.blockSize
    let one = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    let other = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer {
      one.deallocate()
      other.deallocate()
    }
    while true {
      try job.checkCancellation()
      let count = try system.read(first, into: one, for: subject)
      guard try system.read(second, into: other, for: subject) == count else { return false }
      if count == 0 { return true }
      guard let start = one.baseAddress, let otherStart = other.baseAddress, memcmp(start, otherStart, count) == 0
      else {
        return false
      }
      job.advance(count)
    }
  }
}
