import CGtk

/// Retains the widgets of a file chooser for a moment after its window is destroyed.
///
/// The chooser and its path bar read folders asynchronously. If they are destroyed before an operation ends, GTK's
/// completion handler for the cancelled operation accesses freed memory. Pending operations can't be detected.
///
/// Seen with GTK 4.18. It may go when the operations of the oldest supported GTK retain `GtkFileChooserWidget` and
/// `GtkPathBar` until they end.
@MainActor enum ChooserKeeper {
  private static let seconds: guint = 2

  /// Retains the choosers in a window that is about to be destroyed.
  static func keep(from window: GtkWidgetPointer) {
    for part in parts(in: window) {
      _ = g_timeout_add_seconds_full(
        G_PRIORITY_DEFAULT, seconds, { _ in gboolean(G_SOURCE_REMOVE) }, g_object_ref(part.raw), { g_object_unref($0) })
    }
  }

  private static func parts(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    let inner = widget.children.flatMap { parts(in: $0) }
    return widget.hasClass("GtkPathBar") || widget.hasClass("GtkFileChooserWidget") ? [widget] + inner : inner
  }
}

extension GtkWidgetPointer {
  /// Whether the widget is of a private class of GTK.
  func hasClass(_ name: String) -> Bool {
    String(cString: g_type_name_from_instance(raw.assumingMemoryBound(to: GTypeInstance.self))) == name
  }
}
