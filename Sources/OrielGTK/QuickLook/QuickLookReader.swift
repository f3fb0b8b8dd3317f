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
  ///   - completion: called once, later.
  ///   - whenSlow: called at most once, before it.
  static func read(
    _ url: URL, _ completion: @escaping @MainActor @Sendable (LoadedQuickLook) -> Void,
    whenSlow: @escaping @MainActor @Sendable () -> Void
  ) {
    let reading = Reading()
    queue.async {
      let loaded = LoadedQuickLook(url)
      MainLoop.post { finish(reading, loaded, completion) }
    }
    MainLoop.post(after: patience) { if !reading.isDone { whenSlow() } }
    MainLoop.post(after: limit) { finish(reading, LoadedQuickLook(tooSlow: url), completion) }
  }

  /// Reads a picture with all of its pixels.
  ///
  /// - Parameter completion: called once, later; with nil if the picture can't be read any more.
  static func detail(of url: URL, _ completion: @escaping @MainActor @Sendable (SharedObject?) -> Void) {
    queue.async {
      let texture = try? PictureDecoder.decode(url.path(percentEncoded: false), within: PictureDecoder.largestSide)
      MainLoop.post { completion(texture) }
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
