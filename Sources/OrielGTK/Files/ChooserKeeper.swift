import CGtk

/// Keeps the widgets of a file chooser for a moment after its window has gone.
///
/// The chooser asks the disk for the content of its folder, and its path bar for the names of folders. Where they go
/// before the answers, GTK's part for an answer that was called off works on what is no longer there. It can't be seen
/// whether an answer is still to come.
@MainActor enum ChooserKeeper {
  private static let seconds: guint = 2

  /// Keeps the choosers in a window that is about to go.
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
  /// Whether the widget is of a class that GTK keeps to itself.
  func hasClass(_ name: String) -> Bool {
    String(cString: g_type_name_from_instance(raw.assumingMemoryBound(to: GTypeInstance.self))) == name
  }
}
