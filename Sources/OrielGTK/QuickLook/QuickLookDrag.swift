import CGtk
import FoundationEssentials

/// Files that are dragged out of a preview.
enum QuickLookDrag {
  /// A content provider with a file, which the caller owns.
  static func content(_ url: URL) -> OpaquePointer? {
    guard let file = g_file_new_for_uri(url.absoluteString) else { return nil }
    defer { g_object_unref(file.raw) }
    var files: [OpaquePointer?] = [file]
    var value = GValue()
    g_value_init(&value, gdk_file_list_get_type())
    g_value_take_boxed(&value, UnsafeRawPointer(gdk_file_list_new_from_array(&files, 1)))
    defer { g_value_unset(&value) }
    return OpaquePointer(gdk_content_provider_new_for_value(&value))
  }
}
