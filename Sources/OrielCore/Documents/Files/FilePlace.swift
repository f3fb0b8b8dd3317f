import FoundationEssentials
import Glibc

/// Where a file is: a whole path, or a name in a folder that is open. Nobody can lead the latter astray by a link that
/// is put in the place of the folder in the meantime.
struct FilePlace: Sendable {
  /// The open folder; `AT_FDCWD` for a whole path.
  let folder: Int32
  private let bytes: [UInt8]

  /// The place at a path.
  init(_ path: DiskPath) {
    folder = AT_FDCWD
    bytes = path.bytes
  }

  /// The place of a name in a folder that stays open for as long as this is used.
  init(_ name: [UInt8], in folder: Int32) {
    self.folder = folder
    bytes = name
  }

  /// Calls `body` with the folder and the path as C wants them.
  func withCString<Result>(
    _ body: (_ folder: Int32, _ path: UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // An array that is never empty has an address.
      guard let address = buffer.baseAddress else { preconditionFailure("a place without bytes") }
      return try body(folder, address)
    }
  }
}
