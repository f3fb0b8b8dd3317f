import Dispatch
import FoundationEssentials

/// Decodes loaded pictures off the main thread, which would stop for as long as a large one takes.
@MainActor final class PictureDecoding {
  static let shared = PictureDecoding()

  /// Runs the decoding.
  let queue = DispatchQueue(label: "oriel.pictures", qos: .userInitiated)
  /// The number of pictures that are waiting or being decoded.
  private(set) var count = 0

  /// Returns a picture as a `GdkTexture`; nil if it can't be read.
  func texture(of data: Data) async -> SharedObject? {
    count += 1
    defer { count -= 1 }
    return await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: ImageSource.decode(data).map { SharedObject(adopting: $0) })
      }
    }
  }
}
