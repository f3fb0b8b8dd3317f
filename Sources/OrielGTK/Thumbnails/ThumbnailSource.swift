import CGtk
import FoundationEssentials
import OrielCore

/// A regular file of which a thumbnail is created. Accessed on background threads.
struct ThumbnailSource: Sendable {
  let url: URL
  let path: String
  /// The URL in GIO's form, which determines the name in the cache.
  let uri: String
  let contentType: String
  let modified: Int
  let size: Int

  /// Reads the properties of a file.
  ///
  /// - Returns: nil if it isn't a regular local file.
  init?(_ url: URL) {
    guard url.isFileURL, let file = g_file_new_for_uri(url.absoluteString) else { return nil }
    let handle = SharedObject(adopting: file)
    guard
      let info = g_file_query_info(
        handle.pointer, "standard::type,standard::content-type,standard::size,time::modified", G_FILE_QUERY_INFO_NONE,
        nil, nil)
    else { return nil }
    let found = SharedObject(adopting: info)
    guard g_file_info_get_file_type(found.pointer) == G_FILE_TYPE_REGULAR,
      let type = g_file_info_get_attribute_string(found.pointer, "standard::content-type"),
      let uri = g_file_get_uri(handle.pointer), let path = g_file_get_path(handle.pointer)
    else { return nil }
    defer {
      g_free(uri)
      g_free(path)
    }
    self.url = url
    self.uri = String(cString: uri)
    self.path = String(cString: path)
    contentType = String(cString: type)
    size = Int(g_file_info_get_size(found.pointer))
    modified = Int(clamping: g_file_info_get_attribute_uint64(found.pointer, "time::modified"))
  }
}
