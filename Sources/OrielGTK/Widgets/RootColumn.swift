import CGtk
import OrielCore

/// The content of a window: a column that fills the window where its content wants room, and is centred in it otherwise.
///
/// Put `root` into the window, and hand `insert`, `move` and `remove` on to the column.
@MainActor package final class RootColumn: StackWidget {
  private final class NoEvents: WidgetEventSink {
    func handle(_ event: WidgetEvent) {}
  }

  /// Makes an empty column.
  package init() { super.init(StackElement(axis: .vertical), sink: NoEvents()) }

  override func expansionDidChange(_ expansion: Expansion) {
    gtk_widget_set_halign(root, expansion.horizontal ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    gtk_widget_set_valign(root, expansion.vertical ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
  }
}
