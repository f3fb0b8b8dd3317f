import CGtk
import Dispatch

/// An animated GIF or WebP, whose frames are decoded one by one when they are due.
// Unchecked because the iterator is used on the queue only, which runs on one thread at a time.
final class AnimatedPicture: @unchecked Sendable {
  /// A decoded frame.
  struct Frame: Sendable {
    let texture: SharedObject
    /// The duration in milliseconds; nil for the last frame.
    let duration: Int?
  }

  private let iterator: SharedObject
  private let queue = DispatchQueue(label: "oriel.preview.animation")
  /// The time of the current frame since the start of the animation, in milliseconds.
  private var time = 0

  /// Opens an animation.
  ///
  /// - Returns: nil if the file has only one frame, or its format never has more.
  init?(_ path: String, type: String) throws(QuickLookFailure) {
    guard type == "image/gif" || type == "image/webp" else { return nil }
    var width: Int32 = 0
    var height: Int32 = 0
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil,
      max(width, height) <= PictureDecoder.largestSide
    else { return nil }
    var error: UnsafeMutablePointer<GError>?
    guard let animation = gdk_pixbuf_animation_new_from_file(path, &error) else {
      throw QuickLookFailure(takeMessage(&error) ?? "")
    }
    let handle = SharedObject(adopting: animation)
    guard gdk_pixbuf_animation_is_static_image(animation) == 0 else { return nil }
    guard let iterator = oriel_animation_start(handle.pointer) else { return nil }
    self.iterator = SharedObject(adopting: iterator)
  }

  /// The minimum duration of a frame, in milliseconds. Shorter ones are displayed at this rate by all common viewers.
  private static let shortestDuration = 20

  /// Decodes the next frame, and delivers it on the main actor.
  func next(_ deliver: @escaping @MainActor @Sendable (Frame) -> Void) {
    queue.async { [self] in
      guard let frame = decode() else { return }
      MainLoop.post { deliver(frame) }
    }
  }

  private func decode() -> Frame? {
    guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator.pointer), let copy = gdk_pixbuf_copy(pixbuf)
    else { return nil }
    let own = SharedObject(adopting: copy)
    guard let texture = PixbufTexture.make(of: own) else { return nil }
    let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator.pointer))
    guard delay >= 0 else { return Frame(texture: texture, duration: nil) }
    let duration = max(delay, Self.shortestDuration)
    time += duration
    oriel_animation_advance(iterator.pointer, gint64(time))
    return Frame(texture: texture, duration: duration)
  }
}
