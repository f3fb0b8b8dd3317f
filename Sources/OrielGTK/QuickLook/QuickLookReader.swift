import Dispatch
import FoundationEssentials

/// Reads files for previews off the main thread.
@MainActor enum QuickLookReader {
  /// The delay before progress is displayed, in milliseconds.
  private static let patience = 250
  /// The maximum time for reading a file, in milliseconds. A loader may never return.
  static let limit = 20_000

  private static let queue = DispatchQueue(
    label: "oriel.preview", qos: .userInitiated, attributes: .concurrent)

  /// The state of one reading.
  @MainActor private final class Reading {
    var isDone = false
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - side: the longest side of a picture, in pixels.
  ///   - completion: called once, later.
  ///   - whenSlow: called at most once, before it.
  static func read(
    _ url: URL, pictureSide side: Int32,
    _ completion: @escaping @MainActor @Sendable (LoadedQuickLook) -> Void,
    whenSlow: @escaping @MainActor @Sendable () -> Void
  ) {
    let reading = Reading()
    queue.async {
      let loaded = LoadedQuickLook(url, pictureSide: side)
      MainLoop.post { finish(reading, loaded, completion) }
    }
    MainLoop.post(after: patience) { if !reading.isDone { whenSlow() } }
    MainLoop.post(after: limit) { finish(reading, LoadedQuickLook(tooSlow: url), completion) }
  }

  /// Reads a picture again, with more pixels.
  ///
  /// - Parameter completion: called once, later; with nil if the picture can't be read any more.
  static func detail(
    of url: URL, pictureSide side: Int32, _ completion: @escaping @MainActor @Sendable (QuickLookPicture?) -> Void
  ) {
    queue.async {
      let picture = try? PictureDecoder.preview(url.path(percentEncoded: false), within: side)
      MainLoop.post { completion(picture) }
    }
  }

  private static func finish(
    _ reading: Reading, _ loaded: LoadedQuickLook, _ completion: @MainActor (LoadedQuickLook) -> Void
  ) {
    guard !reading.isDone else { return }
    reading.isDone = true
    completion(loaded)
  }
}
