import CGtk
import FoundationEssentials
import OrielCore

/// A `GtkFileFilter` that accepts the files that match the app's predicate, and all folders, so that the user can open
/// them.
@MainActor enum PredicateFilter {
  /// Creates the filter.
  static func make(_ predicate: FilePredicate) -> ObjectHandle {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject couldn't create an instance of OrielPredicateFilter")
    }
    g_object_set_data_full(object, key, Unmanaged.passRetained(Box(predicate)).toOpaque()) { data in
      data.map { Unmanaged<Box>.fromOpaque($0).release() }
    }
    return ObjectHandle(adopting: UnsafeMutableRawPointer(object))
  }

  private final class Box: Sendable {
    let predicate: FilePredicate
    init(_ predicate: FilePredicate) { self.predicate = predicate }
  }

  private nonisolated static let key = "oriel-predicate"

  // The structures are private in GTK, but their sizes can be queried.
  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_file_filter_get_type(), &parent)
    return g_type_register_static_simple(
      parent.type, "OrielPredicateFilter", parent.class_size,
      { classPointer, _ in
        guard let filterClass = classPointer?.assumingMemoryBound(to: GtkFilterClass.self) else { return }
        filterClass.pointee.match = { filter, item in PredicateFilter.matches(filter, item) ? 1 : 0 }
        filterClass.pointee.get_strictness = { _ in GTK_FILTER_MATCH_SOME }
      }, parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private nonisolated static func matches(
    _ filter: UnsafeMutablePointer<GtkFilter>?, _ item: UnsafeMutableRawPointer?
  ) -> Bool {
    guard let filter, let item, item.isInstance(of: g_file_info_get_type()) else { return true }
    let info = OpaquePointer(item)
    if g_file_info_get_file_type(info) == G_FILE_TYPE_DIRECTORY { return true }
    let parent = g_type_class_peek(gtk_file_filter_get_type())?.assumingMemoryBound(to: GtkFilterClass.self)
    guard let parent, parent.pointee.match(filter, item) != 0 else { return false }
    let object = UnsafeMutableRawPointer(filter).assumingMemoryBound(to: GObject.self)
    guard let data = g_object_get_data(object, key) else { return true }
    guard let file = g_file_info_get_attribute_object(info, "standard::file") else { return true }
    guard let url = URL(OpaquePointer(file)) else { return false }
    return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().predicate.accepts(url)
  }
}
