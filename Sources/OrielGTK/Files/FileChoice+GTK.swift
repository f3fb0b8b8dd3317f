import CGtk
import FoundationEssentials
import OrielCore

extension FileChoice {
  /// The chosen files; nil if there are none with a URL.
  @MainActor init?(_ files: [ObjectHandle], areFolders: Bool, filter: Int?) {
    let urls = files.compactMap { file in withExtendedLifetime(file) { URL($0.opaque, isFolder: areFolders) } }
    if urls.isEmpty { return nil }
    self.init(urls: urls, filter: filter)
  }

  /// The files in a `GListModel`, in its order.
  @MainActor static func files(in list: ObjectHandle) -> [ObjectHandle] {
    (0..<g_list_model_get_n_items(list.opaque)).compactMap { position in
      g_list_model_get_item(list.opaque, position).map { ObjectHandle(adopting: $0) }
    }
  }
}

extension URL {
  /// The URL of a `GFile`. File names that aren't UTF-8 are preserved.
  init?(_ file: OpaquePointer, isFolder: Bool = false) {
    if let path = g_file_get_path(file) {
      defer { g_free(path) }
      let bytes = UnsafeBufferPointer(start: path, count: strlen(path)).map { UInt8(bitPattern: $0) }
      self = DiskPath(bytes: bytes).url(isFolder: isFolder)
    } else {
      guard let text = g_file_get_uri(file) else { return nil }
      defer { g_free(text) }
      self.init(string: String(cString: text))
    }
  }
}
