import CGtk
import FoundationEssentials
import Glibc

/// The desktop's cache of thumbnails, by the freedesktop specification. Used on any thread.
struct ThumbnailCache: Sendable {
  /// The folder `thumbnails` in the user's folder for caches.
  let folder: String

  init(folder: String = String(cString: g_get_user_cache_dir()) + "/thumbnails") { self.folder = folder }

  /// The cache of the desktop's other programs. In Flatpak, where apps have caches of their own, it can be read if the app
  /// has access to `xdg-cache/thumbnails`.
  static var ofDesktop: ThumbnailCache {
    let host = getenv("HOST_XDG_CACHE_HOME").map { String(cString: $0) }
    return ThumbnailCache(folder: (host ?? "\(String(cString: g_get_home_dir()))/.cache") + "/thumbnails")
  }

  /// The subfolder for files of which Oriel couldn't create a thumbnail.
  private static let failures = "fail/oriel"

  private static func name(for uri: String) -> String {
    guard let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1) else { return "" }
    defer { g_free(sum) }
    return String(cString: sum) + ".png"
  }

  /// The result of a lookup in the cache.
  enum Entry {
    case thumbnail(SharedObject)
    /// An attempt has failed since the last change of the file.
    case failure
    case missing
  }

  /// Looks up a thumbnail, including larger ones.
  func entry(for source: ThumbnailSource, _ size: ThumbnailSize) -> Entry {
    for candidate in ThumbnailSize.allCases where candidate.rawValue >= size.rawValue {
      let path = "\(folder)/\(candidate.folder)/\(Self.name(for: source.uri))"
      if let thumbnail = Self.valid(path, source) { return .thumbnail(thumbnail) }
    }
    for failures in [Self.failures, "fail/gnome-thumbnail-factory"] {
      if Self.valid("\(folder)/\(failures)/\(Self.name(for: source.uri))", source) != nil { return .failure }
    }
    return .missing
  }

  /// The picture in the cache, if it was created from the current version of the file.
  private static func valid(_ path: String, _ source: ThumbnailSource) -> SharedObject? {
    guard access(path, R_OK) == 0, let pixbuf = gdk_pixbuf_new_from_file(path, nil) else { return nil }
    let picture = SharedObject(adopting: pixbuf)
    func text(_ key: String) -> String? { gdk_pixbuf_get_option(pixbuf, key).map { String(cString: $0) } }
    guard text("tEXt::Thumb::URI") == source.uri, text("tEXt::Thumb::MTime") == "\(source.modified)" else { return nil }
    return picture
  }

  /// Writes a thumbnail atomically.
  func save(_ pixbuf: SharedObject, of source: ThumbnailSource, _ size: ThumbnailSize) {
    write(pixbuf, of: source, to: size.folder)
  }

  /// Records that no thumbnail can be created.
  func saveFailure(of source: ThumbnailSource) {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 1, 1) else { return }
    let empty = SharedObject(adopting: pixbuf)
    gdk_pixbuf_fill(pixbuf, 0)
    write(empty, of: source, to: Self.failures)
  }

  private func write(_ pixbuf: SharedObject, of source: ThumbnailSource, to subfolder: String) {
    let folder = "\(folder)/\(subfolder)"
    // No thumbnails are created of pictures in the cache.
    guard !source.path.utf8.starts(with: self.folder.utf8), g_mkdir_with_parents(folder, 0o700) == 0 else { return }
    var png: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    let isEncoded = Self.withOptions(
      ["tEXt::Thumb::URI", "tEXt::Thumb::MTime", "tEXt::Software"], [source.uri, "\(source.modified)", "Oriel"]
    ) { keys, values in gdk_pixbuf_save_to_bufferv(pixbuf.pointer, &png, &count, "png", keys, values, nil) != 0 }
    guard isEncoded, let png else { return }
    defer { g_free(png) }
    // A thumbnail that is lost can be made again, so it isn't synchronized to the disk, as documents are.
    g_file_set_contents_full(
      "\(folder)/\(Self.name(for: source.uri))", png, gssize(count), G_FILE_SET_CONTENTS_CONSISTENT, 0o600, nil)
  }

  private static func withOptions(
    _ keys: [String], _ values: [String],
    _ body: (
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Bool
  ) -> Bool {
    var keys = keys.map { strdup($0) } + [nil]
    var values = values.map { strdup($0) } + [nil]
    defer { for text in keys + values { free(text) } }
    return keys.withUnsafeMutableBufferPointer { keys in
      values.withUnsafeMutableBufferPointer { values in
        guard let keys = keys.baseAddress, let values = values.baseAddress else { return false }
        return body(keys, values)
      }
    }
  }
}
