import CGtk
import FoundationEssentials
import OrielCore

/// The reason why a picture couldn't be loaded.
struct PictureError: LocalizedError, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// Takes the error of a GLib function, and releases it.
  init(_ error: UnsafeMutablePointer<GError>?) {
    reason = error.map { String(cString: $0.pointee.message) } ?? "the picture can't be loaded"
    if let error { g_error_free(error) }
  }

  var errorDescription: String? { reason }
}

/// Loads the bytes of pictures.
@MainActor enum PictureLoader {
  static func data(from url: URL) async throws -> Data {
    let cancellable = ObjectHandle(adopting: g_cancellable_new())
    return try await withTaskCancellationHandler {
      let scheme = url.scheme?.lowercased()
      if scheme == "http" || scheme == "https" {
        return try await WebRequest.data(from: url.absoluteString, cancellable)
      }
      return try await file(url, cancellable)
    } onCancel: {
      Task { @MainActor in g_cancellable_cancel(cancellable.pointer()) }
    }
  }

  private static func file(_ url: URL, _ cancellable: ObjectHandle) async throws -> Data {
    guard let made = g_file_new_for_uri(url.absoluteString) else { throw PictureError("there is no such file") }
    let file = ObjectHandle(adopting: made)
    let result = await AsyncResult.of { g_file_load_contents_async(file.opaque, cancellable.pointer(), $0, $1) }
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    guard g_file_load_contents_finish(file.opaque, result.opaque, &contents, &length, nil, &error) != 0 else {
      throw PictureError(error)
    }
    defer { g_free(contents) }
    return contents.map { Data(bytes: $0, count: Int(length)) } ?? Data()
  }
}
