import FoundationEssentials
import Glibc

/// The place of a file: an absolute path, or a name in an open folder. The latter can't be redirected by a symbolic
/// link that replaces the folder.
struct FilePlace: Sendable {
  /// The open folder; `AT_FDCWD` for an absolute path.
  let folder: Int32
  private let bytes: [UInt8]

  /// The place at a path.
  init(_ path: DiskPath) {
    folder = AT_FDCWD
    bytes = path.bytes
  }

  /// The place of a name in a folder that must stay open while the value is used.
  init(_ name: [UInt8], in folder: Int32) {
    self.folder = folder
    bytes = name
  }

  /// Calls `body` with the folder and the path as C arguments.
  func withCString<Result>(
    _ body: (_ folder: Int32, _ path: UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The array isn't empty.
      guard let address = buffer.baseAddress else { preconditionFailure("an empty path has no address") }
      return try body(folder, address)
    }
  }
}
