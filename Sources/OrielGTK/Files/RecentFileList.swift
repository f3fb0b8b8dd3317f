import CGtk
import FoundationEssentials
import Glibc
import OrielCore

extension Signal where Handler == @MainActor () -> Void {
  fileprivate static var recentFilesChanged: Signal { Signal("changed", of: gtk_recent_manager_get_type) }
}

/// The app's files in the desktop's list of recent ones: a `GtkRecentManager`, which keeps the list in
/// `recently-used.xbel` and follows the file.
@MainActor final class RecentFileList {
  /// Invalidates its readers when the files may have changed.
  let changes = DependencySource.make()
  private let manager: UnsafeMutablePointer<GtkRecentManager>
  private let signals = SignalConnections()

  /// - Parameter manager: the manager of the list.
  init(_ manager: UnsafeMutablePointer<GtkRecentManager> = gtk_recent_manager_get_default()) {
    self.manager = manager
    signals.add(.connect(manager, .recentFilesChanged) { [changes] in changes.notifyReaders() })
  }

  /// The name under which the list knows the app.
  private var name: String { StorageFolder.applicationID }

  /// The app's files, the newest first.
  var files: [RecentFile] {
    items { infos in
      infos.sorted { Self.microseconds(of: $0) > Self.microseconds(of: $1) }.compactMap { info in
        guard let url = Self.url(of: info) else { return nil }
        let type = gtk_recent_info_get_mime_type(info).flatMap { UTType(mimeType: String(cString: $0)) }
        return RecentFile(url, type ?? .data)
      }
    }
  }

  func add(_ url: URL, _ contentType: UTType) {
    let mimeType = strdup(contentType.preferredMIMEType ?? "application/octet-stream")
    // What other programs would run to open the file.
    let (name, command) = (strdup(name), strdup("\(name) %u"))
    defer { for text in [mimeType, name, command] { free(text) } }
    var data = GtkRecentData()
    (data.mime_type, data.app_name, data.app_exec) = (mimeType, name, command)
    _ = gtk_recent_manager_add_full(manager, url.absoluteString, &data)
    writeNow()
  }

  func remove(_ url: URL) {
    _ = gtk_recent_manager_remove_item(manager, url.absoluteString, nil)
    writeNow()
  }

  /// GTK writes the list a moment after a change, and no more if the app has ended by then: before the signal, the manager
  /// writes what isn't in the file.
  private func writeNow() {
    Signal<@MainActor () -> Void>.recentFilesChanged.emit(by: UnsafeMutableRawPointer(manager))
  }

  func clear() { for file in files { remove(file.url) } }

  /// Passes the app's entries, which are valid during the call.
  private func items<Result>(_ body: ([OpaquePointer]) -> Result) -> Result {
    let list = gtk_recent_manager_get_items(manager)
    var infos: [OpaquePointer] = []
    var next = list
    while let item = next?.pointee {
      if let info = item.data.map({ OpaquePointer($0) }) { infos.append(info) }
      next = item.next
    }
    defer {
      for info in infos { gtk_recent_info_unref(info) }
      g_list_free(list)
    }
    return body(infos.filter { gtk_recent_info_has_application($0, name) != 0 })
  }

  private static func url(of info: OpaquePointer) -> URL? {
    gtk_recent_info_get_uri(info).flatMap { URL(string: String(cString: $0)) }
  }

  /// When the entry was last changed, since 1970.
  private static func microseconds(of info: OpaquePointer) -> Int {
    guard let time = gtk_recent_info_get_modified(info) else { return 0 }
    return Int(g_date_time_to_unix(time)) * 1_000_000 + Int(g_date_time_get_microsecond(time))
  }
}
