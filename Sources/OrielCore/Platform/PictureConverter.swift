import FoundationEssentials

/// Converts pictures to JPEG. Set by the platform.
package protocol PictureConverter: Sendable {
  /// Returns the picture in a file as a JPEG; nil if it can't be read. Called on any thread.
  func jpeg(of url: URL) -> Data?
}

/// The converter of the platform.
// Unchecked because the lock guards the state: one thread at a time accesses it.
package final class PictureConversion: @unchecked Sendable {
  package static let shared = PictureConversion()

  private let lock = Lock()
  private var current: (any PictureConverter)?

  package var converter: (any PictureConverter)? {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
