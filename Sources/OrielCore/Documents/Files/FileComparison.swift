import FoundationEssentials
import Glibc

/// Compares a copy with its original, and determines why they differ.
struct FileComparison {
  let system: FileSystem
  let job: FileJob
  /// The subject of errors, which is the original.
  let subject: FileSubject

  /// Reads both files and throws an error if they differ.
  ///
  /// - Parameters:
  ///   - copy: the place of the copy.
  ///   - identity: the identity of the copy.
  ///   - source: the place of the original.
  ///   - status: the status of the original when it was copied.
  ///   - digest: the digest of the original when it was copied.
  func require(
    _ copy: FilePlace, _ identity: FileStatus.Identity, sameAs source: FilePlace, _ status: FileStatus,
    _ digest: FileDigest
  ) throws {
    let areSame = try system.reading(source, as: status.identity, for: subject) { original, _ in
      try system.reading(copy, as: identity, for: subject) { copy, _ in
        // Compares with the disk rather than with the page cache.
        _ = system.calls.forget(copy)
        return try isSame(original, copy)
      }
    }
    if areSame { return }
    // If the original has changed in the meantime, this is the cause.
    try requireUnchanged(source, status, digest: digest.value)
    throw subject.error(.copyDiffers)
  }

  /// Throws an error if the file has changed since it was copied.
  ///
  /// - Parameter digest: the digest when it was copied; nil if modification times suffice.
  func requireUnchanged(_ source: FilePlace, _ status: FileStatus, digest: Int?) throws {
    try system.reading(source, as: status.identity, for: subject) { file, _ in
      // First, so that no process writes to it after the comparison.
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
