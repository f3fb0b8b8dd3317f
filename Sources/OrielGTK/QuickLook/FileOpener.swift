import CGtk
import FoundationEssentials

/// An application that opens files of a type: a `GAppInfo`.
struct FileOpener: Equatable, Sendable {
  /// The name of the desktop file.
  let id: String
  let name: String
  /// The icon; nil if there is none.
  let icon: SharedObject?
  private let info: SharedObject

  /// The maximum number of applications in the menu.
  private static let limit = 12

  private init?(_ info: SharedObject) {
    guard let id = g_app_info_get_id(info.pointer), let name = g_app_info_get_display_name(info.pointer) else {
      return nil
    }
    self.id = String(cString: id)
    self.name = String(cString: name)
    icon = g_app_info_get_icon(info.pointer).map { SharedObject(retaining: $0) }
    self.info = info
  }

  static func == (first: FileOpener, second: FileOpener) -> Bool { first.id == second.id }

  /// The applications for a MIME type, the user's preferred one first. In a sandbox there are none: only the desktop knows
  /// them.
  static func all(for type: String) -> [FileOpener] {
    var found: [FileOpener] = []
    func add(_ info: OpaquePointer) {
      guard let opener = FileOpener(SharedObject(adopting: info)), !found.contains(opener) else { return }
      found.append(opener)
    }
    if let preferred = g_app_info_get_default_for_type(type, 0) { add(preferred) }
    let list = g_app_info_get_all_for_type(type)
    var next = list
    while let item = next {
      if let data = item.pointee.data { add(OpaquePointer(data)) }
      next = item.pointee.next
    }
    g_list_free(list)
    return Array(found.prefix(limit))
  }

  /// Opens a file with the application.
  @MainActor func open(_ url: URL) {
    guard let file = g_file_new_for_uri(url.absoluteString) else { return }
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    let files = g_list_append(nil, file.raw)
    g_app_info_launch(info.pointer, files, context.map { UnsafeMutablePointer<GAppLaunchContext>($0) }, nil)
    g_list_free(files)
    context.map { g_object_unref($0.raw) }
    g_object_unref(file.raw)
  }
}
