import CGtk
import FoundationEssentials

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?, Int32) -> Void {
  /// The closure gets an array of `GFile` and its count.
  fileprivate static var open: Signal { Signal("open", of: g_application_get_type) }
}

/// Receives the files and URLs that the user opens with the application.
@MainActor enum FileOpening {
  /// Runs `action` with the URLs to open, for the lifetime of the application.
  static func connect(_ application: UnsafeMutableRawPointer, _ action: @escaping @MainActor ([URL]) -> Void) {
    SignalConnection.connect(application, .open) { files, count in
      let files = files?.assumingMemoryBound(to: OpaquePointer?.self)
      action((0..<Int(count)).compactMap { index in url(of: files?[index]) })
    }
  }

  private static func url(of file: OpaquePointer?) -> URL? {
    guard let uri = g_file_get_uri(file) else { return nil }
    defer { g_free(uri) }
    return URL(string: String(cString: uri))
  }
}
