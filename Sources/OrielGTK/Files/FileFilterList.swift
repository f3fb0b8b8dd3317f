import CGtk
import OrielCore

/// The filters of a file dialog as `GtkFileFilter` objects.
@MainActor struct FileFilterList {
  /// In the order of the request.
  let filters: [ObjectHandle]

  /// - Parameter make: creates a filter without rules.
  init(_ request: FileDialogRequest, make: () -> ObjectHandle = { ObjectHandle(adopting: gtk_file_filter_new()) }) {
    filters = request.filters.map { filter in
      let handle = make()
      gtk_file_filter_set_name(handle.opaque, filter.name.forGTK)
      if filter.matchesEverything {
        gtk_file_filter_add_pattern(handle.opaque, "*")
      } else {
        for type in filter.mimeTypes { gtk_file_filter_add_mime_type(handle.opaque, type) }
        for suffix in filter.suffixes { gtk_file_filter_add_suffix(handle.opaque, suffix) }
      }
      return handle
    }
  }

  /// The index of a filter; nil if it isn't in the list.
  func index(of filter: OpaquePointer?) -> Int? {
    filter.flatMap { filter in filters.firstIndex { $0.opaque == filter } }
  }

  /// The filters as a `GListModel`; nil if there are none.
  var model: ObjectHandle? {
    guard !filters.isEmpty, let store = g_list_store_new(gtk_file_filter_get_type()) else { return nil }
    for filter in filters { g_list_store_append(store, filter.raw) }
    return ObjectHandle(adopting: store)
  }
}
