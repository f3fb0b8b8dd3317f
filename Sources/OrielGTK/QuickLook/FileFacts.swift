import CGtk
import FoundationEssentials

/// The properties of a file, from the file system and the desktop. Read on a background thread.
struct FileFacts: Sendable {
  /// Whether and how a file can be read.
  enum Kind: Equatable, Sendable { case file, folder, special }

  var name: String
  var kind: Kind
  /// The MIME type, from the name and the first bytes.
  var contentType: String
  /// The type in the user's language.
  var typeName: String
  /// The size in bytes; for a folder, the number of its visible items.
  var size: Int
  /// The last change, in seconds since 1970.
  var modified: Int
  /// The icon of the type.
  var icon: SharedObject?
  /// The applications that open such files, the user's preferred one first.
  var openers: [FileOpener]

  private static let attributes =
    "standard::display-name,standard::type,standard::content-type,standard::size,standard::icon,time::modified"

  /// Reads the properties of a file.
  ///
  /// - Throws: ``QuickLookFailure`` with GIO's message if the file doesn't exist, or can't be accessed.
  init(of url: URL) throws(QuickLookFailure) {
    guard let file = g_file_new_for_uri(url.absoluteString) else { throw QuickLookFailure("") }
    let handle = SharedObject(adopting: file)
    var error: UnsafeMutablePointer<GError>?
    guard let found = g_file_query_info(file, Self.attributes, G_FILE_QUERY_INFO_NONE, nil, &error) else {
      throw QuickLookFailure(takeMessage(&error) ?? "")
    }
    let info = SharedObject(adopting: found)
    name = g_file_info_get_display_name(info.pointer).map { String(cString: $0) } ?? url.lastPathComponent
    switch g_file_info_get_file_type(info.pointer) {
    case G_FILE_TYPE_REGULAR: kind = .file
    case G_FILE_TYPE_DIRECTORY: kind = .folder
    default: kind = .special
    }
    let type = g_file_info_get_attribute_string(info.pointer, "standard::content-type")
    contentType = type.map { String(cString: $0) } ?? "application/octet-stream"
    typeName = Self.description(of: contentType)
    size = kind == .folder ? Self.count(in: handle) : Int(g_file_info_get_size(info.pointer))
    modified = Int(clamping: g_file_info_get_attribute_uint64(info.pointer, "time::modified"))
    icon = g_file_info_get_icon(info.pointer).map { SharedObject(retaining: $0) }
    openers = FileOpener.all(for: contentType)
  }

  private static func description(of type: String) -> String {
    guard let text = g_content_type_get_description(type) else { return type }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The limit for counting the items of a folder, which may have millions.
  private static let countLimit = 10_000

  private static func count(in folder: SharedObject) -> Int {
    guard
      let children = g_file_enumerate_children(
        folder.pointer, "standard::is-hidden", G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, nil, nil)
    else { return 0 }
    let list = UnsafeMutableRawPointer(children)
    defer { g_object_unref(list) }
    var count = 0
    while count < countLimit, let next = g_file_enumerator_next_file(children, nil, nil) {
      let info = SharedObject(adopting: next)
      if g_file_info_get_attribute_boolean(info.pointer, "standard::is-hidden") == 0 { count += 1 }
    }
    return count
  }

  /// Whether the type is one of images, videos, or the like.
  func isOf(_ family: String) -> Bool { contentType.utf8.starts(with: "\(family)/".utf8) }

  /// Whether the type is text, or based on it, as source code is.
  var isText: Bool { isOf("text") || g_content_type_is_a(contentType, "text/plain") != 0 }
}
