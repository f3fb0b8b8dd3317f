import Foundation
import OrielCore

extension Screen {
  /// The URLs from which images are being loaded, the oldest request first.
  ///
  /// Files are read immediately. Other requests wait for ``answerImage(_:with:)``; a test doesn't connect to servers.
  public var requestedImages: [URL] {
    settleNow()
    return platform.pictureRequests.map(\.url)
  }

  /// Answers the oldest request for an image.
  ///
  /// - Parameters:
  ///   - url: the URL of the image.
  ///   - result: the bytes of the image, or the reason why it can't be loaded.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/notFound`` if there is no such request.
  public func answerImage(_ url: URL, with result: Result<Data, any Error>) throws {
    settleNow()
    guard let index = platform.pictureRequests.firstIndex(where: { $0.url == url }) else {
      throw error(.notFound, "no image is requested from \(url)")
    }
    platform.pictureRequests.remove(at: index).continuation.resume(with: result.map { LoadedPicture($0) })
  }
}
