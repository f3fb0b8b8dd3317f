import CGtk

@testable import OrielCore
@testable import OrielGTK

/// Tracks whether objects are alive, without retaining them.
@MainActor final class ObjectWatch {
  private final class Entry {
    let type: String
    var isAlive = true

    init(_ object: UnsafeMutableRawPointer) {
      type = String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
    }
  }

  private var entries: [Entry] = []

  /// Watches a widget, and everything in it.
  func watch(_ widget: GtkWidgetPointer) {
    // GTK's own, where the pointer happens to be over the widget.
    if widget.raw.isInstance(of: g_type_from_name("GtkTooltipWindow")) { return }
    watch(object: widget.raw)
    for child in widget.children { watch(child) }
  }

  /// Watches a single object.
  func watch(object: UnsafeMutableRawPointer) {
    let entry = Entry(object)
    entries.append(entry)
    g_object_weak_ref(
      object.assumingMemoryBound(to: GObject.self),
      { data, _ in
        guard let data else { return }
        Unmanaged<Entry>.fromOpaque(data).takeRetainedValue().isAlive = false
      }, Unmanaged.passRetained(entry).toOpaque())
  }

  /// The number of tracked objects.
  var count: Int { entries.count }
  /// The number of objects that are alive.
  var aliveCount: Int { entries.count { $0.isAlive } }
  /// The classes of the objects that are alive.
  var alive: Set<String> { Set(entries.filter(\.isAlive).map(\.type)) }
}

/// Counts how often properties of an object are written.
@MainActor final class NotifyCounter {
  private(set) var names: [String] = []

  init(_ widget: GtkWidgetPointer) {
    SignalConnection.connect(widget.raw, .anyPropertyChanged) { [weak self] property in
      guard let property else { return }
      self?.names.append(String(cString: property.assumingMemoryBound(to: GParamSpec.self).pointee.name))
    }
  }

  func clear() { names = [] }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?) -> Void {
  /// The closure gets the `GParamSpec` of the property.
  fileprivate static var anyPropertyChanged: Signal { Signal("notify", of: gtk_widget_get_type) }
}
