import CGtk

/// Keeps a file chooser's path bar for a moment after its window has gone.
///
/// The bar asks the disk for the names of folders, one after the other. Where it goes before the answers, GTK's part for
/// an answer that was called off works on what is no longer there. Nobody can see whether an answer is still to come.
@MainActor enum PathBarKeeper {
  private static let seconds: guint = 2

  /// Keeps the path bars in a window that is about to go.
  static func keep(from window: GtkWidgetPointer) {
    for bar in bars(in: window) {
      _ = g_timeout_add_seconds_full(
        G_PRIORITY_DEFAULT, seconds, { _ in gboolean(G_SOURCE_REMOVE) }, g_object_ref(bar.raw), { g_object_unref($0) })
    }
  }

  private static func bars(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    if widget.hasClass("GtkPathBar") { return [widget] }
    return widget.children.flatMap { bars(in: $0) }
  }
}

extension GtkWidgetPointer {
  /// Whether the widget is of a class that GTK keeps to itself.
  func hasClass(_ name: String) -> Bool {
    String(cString: g_type_name_from_instance(raw.assumingMemoryBound(to: GTypeInstance.self))) == name
  }
}
