import CGtk
import OrielCore

/// Clicks in the rows of a list. One in the selected row of a list that is a column of a split view opens the next column;
/// in a list that is being edited, one adds a row to the selection or removes it.
@MainActor final class RowClicks {
  private let signals = SignalConnections()

  init(on view: GtkWidgetPointer, _ model: RowModel, _ bound: BoundRows) {
    guard let click = gtk_gesture_click_new() else { return }
    // Before the row, which then claims the click.
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    signals.add(
      .connect(click.raw, .clickReleased) { [weak model, weak bound] _, _, y in
        guard let model else { return }
        model.isInClick = true
        MainLoop.schedule { [weak model] in model?.isInClick = false }
        let content = model.content
        guard content.mayOpenColumn, let row = bound?.row(at: y) else { return }
        // By then it is selected.
        MainLoop.schedule { [weak content] in content?.openColumn(at: row) }
      })
    gtk_widget_add_controller(view, click)
  }

  func dispose() { signals.disconnectAll() }
}
