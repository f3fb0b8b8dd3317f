import CGtk
import OrielCore

/// Clicks on the selected row of a list that is a column of a split view, which open the next column.
@MainActor final class RowClicks {
  private let signals = SignalConnections()

  init(on view: GtkWidgetPointer, _ content: ListContent, _ bound: BoundRows) {
    guard let click = gtk_gesture_click_new() else { return }
    // Before the row, which then claims the click.
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    signals.add(
      .connect(click.raw, .clickReleased) { [weak content, weak bound] _, _, y in
        guard let content, content.mayOpenColumn, let row = bound?.row(at: y) else { return }
        // By then it is selected.
        MainLoop.schedule { [weak content] in content?.openColumn(at: row) }
      })
    gtk_widget_add_controller(view, click)
  }

  func dispose() { signals.disconnectAll() }
}
