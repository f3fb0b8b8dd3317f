import CGtk
import FoundationEssentials
import OrielCore

/// The page for videos and sounds: a `GtkVideo`, which requires a media backend.
@MainActor final class MediaPage {
  let root = ObjectHandle(retaining: gtk_video_new())
  private var watch: SignalConnection?
  /// How long, in milliseconds, the media backend may take until it can play. Of a damaged file, GStreamer sometimes
  /// reports neither content nor an error.
  var limit = QuickLookReader.limit
  /// Called when the file can't be played.
  var didFail: ((QuickLookFailure) -> Void)?

  /// Whether GTK has a media backend. Codecs may still be missing.
  static var isAvailable: Bool {
    guard let point = g_io_extension_point_lookup("gtk-media-file") else { return false }
    var next = g_io_extension_point_get_extensions(point)
    while let entry = next {
      if let data = entry.pointee.data, let name = g_io_extension_get_name(OpaquePointer(data)),
        String(cString: name) != "none", String(cString: name) != "nomedia"
      {
        return true
      }
      next = entry.pointee.next
    }
    return false
  }

  init() { gtk_video_set_autoplay(root.opaque, 1) }

  /// Plays a file.
  func play(_ url: URL) {
    clear()
    guard let file = g_file_new_for_uri(url.absoluteString), let stream = gtk_media_file_new_for_file(file) else {
      return
    }
    g_object_unref(file.raw)
    let media = ObjectHandle(adopting: UnsafeMutableRawPointer(stream))
    // The connection keeps the stream until `clear()`.
    watch = .connect(media.raw, .mediaErrorChanged) { [weak self] in self?.reportError(of: media) }
    gtk_video_set_media_stream(root.opaque, media.pointer())
    // It may have failed at once.
    reportError(of: media)
    MainLoop.post(after: limit) { [weak self, weak media] in
      guard let media, gtk_media_stream_is_prepared(media.pointer()) == 0 else { return }
      self?.fail(media, QuickLookFailure(Word.quickLookTakesTooLong.text))
    }
  }

  private func reportError(of media: ObjectHandle) {
    // A stream with an error also says that it is prepared.
    guard let error = gtk_media_stream_get_error(media.pointer()) else { return }
    fail(media, QuickLookFailure(String(cString: error.pointee.message)))
  }

  private func fail(_ media: ObjectHandle, _ failure: QuickLookFailure) {
    guard watch != nil else { return }
    watch?.disconnect()
    watch = nil
    MainLoop.schedule { [weak self] in
      // Another page may have come in the meantime.
      guard let self, gtk_video_get_media_stream(self.root.opaque) == media.pointer() else { return }
      self.didFail?(failure)
    }
  }

  /// Ends the playback.
  func clear() {
    watch?.disconnect()
    watch = nil
    gtk_video_set_media_stream(root.opaque, nil)
  }
}

extension Signal where Handler == @MainActor () -> Void {
  fileprivate static var mediaErrorChanged: Signal { Signal(notify: "notify::error", of: gtk_media_stream_get_type) }
}
