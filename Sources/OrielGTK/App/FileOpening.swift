import CGtk
import FoundationEssentials

/// Receives the files and URLs that the user opens with the application.
@MainActor enum FileOpening {
  private final class Handler {
    let open: @MainActor ([URL]) -> Void
    init(_ open: @escaping @MainActor ([URL]) -> Void) { self.open = open }
  }

  /// Runs `action` with the URLs to open, for the lifetime of the application.
  static func connect(_ application: UnsafeMutableRawPointer, _ action: @escaping @MainActor ([URL]) -> Void) {
    typealias Files = UnsafeMutablePointer<OpaquePointer?>
    let call:
      @convention(c) (
        UnsafeMutableRawPointer?, Files?, gint, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> Void = { _, files, count, _, data in
        guard let data else { return }
        let urls = (0..<Int(count)).compactMap { index -> URL? in
          guard let uri = g_file_get_uri(files?[index]) else { return nil }
          defer { g_free(uri) }
          return URL(string: String(cString: uri))
        }
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        // GTK emits signals on the main thread only.
        nonisolated(unsafe) let found = handler
        MainActor.assumeIsolated { found.open(urls) }
      }
    g_signal_connect_data(
      application, "open", unsafeBitCast(call, to: GCallback.self),
      Unmanaged.passRetained(Handler(action)).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Handler>.fromOpaque(data).release()
      }, GConnectFlags(rawValue: 0))
  }
}
