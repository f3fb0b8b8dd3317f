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
    // Depending on its version, GTK selects the row when it is pressed or when it is released.
    signals.add(.connect(click.raw, .clickPressed) { [weak model] _, _, _ in model.map { Self.takeClick($0) } })
    signals.add(
      .connect(click.raw, .clickReleased) { [weak model, weak bound] _, _, y in
        guard let model else { return }
        Self.takeClick(model)
        let content = model.content
        // With these, a click adds rows to the selection.
        let adding = GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue
        guard gtk_event_controller_get_current_event_state(click).rawValue & adding == 0 else { return }
        guard content.mayOpenColumn, let row = bound?.row(at: y) else { return }
        // By then it is selected.
        MainLoop.schedule { [weak content] in content?.openColumn(at: row) }
      })
    gtk_widget_add_controller(view, click)
  }

  /// Tells the model that the selection which GTK requests next is that of a click.
  private static func takeClick(_ model: RowModel) {
    model.isInClick = true
    MainLoop.schedule { [weak model] in model?.isInClick = false }
  }

  func dispose() { signals.disconnectAll() }
}
