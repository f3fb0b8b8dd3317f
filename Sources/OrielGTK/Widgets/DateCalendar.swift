import CGtk
import OrielCore

/// A calendar in which the user chooses a day: a `GtkCalendar`.
@MainActor final class DateCalendar {
  private let handle = ObjectHandle(retaining: gtk_calendar_new())
  private let signals = SignalConnections()
  private var isWriting = false
  private var day: CivilTime?
  /// Called when the user has chosen a day, rather than looked through the months.
  var didFinish: (() -> Void)?

  /// - Parameter choose: called with the day that the user has chosen.
  init(_ choose: @escaping (CivilTime) -> Void) {
    // GTK's arrows have no names.
    let arrows: [Word] = [.calendarPreviousMonth, .calendarNextMonth, .calendarPreviousYear, .calendarNextYear]
    for (arrow, name) in zip(Self.buttons(in: widget), arrows) {
      Accessible(arrow).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name.text)
    }
    signals.add(
      .connect(handle.raw, .daySelected) { [weak self] in
        guard let self, !self.isWriting, let chosen = self.chosen else { return }
        choose(chosen)
      })
    watchClicks()
  }

  var widget: GtkWidgetPointer { handle.widget }

  private static func buttons(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    widget.raw.isInstance(of: gtk_button_get_type()) ? [widget] : widget.children.flatMap { buttons(in: $0) }
  }

  /// The day that the calendar displays as chosen, which is in the displayed month.
  var chosen: CivilTime? {
    guard let date = gtk_calendar_get_date(handle.opaque) else { return nil }
    defer { g_date_time_unref(date) }
    return CivilTime(
      year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
      day: Int(g_date_time_get_day_of_month(date)))
  }

  /// Displays a day.
  func show(_ new: CivilTime) {
    let new = CivilTime(year: new.year, month: new.month, day: new.day)
    guard new != chosen, new.isValid,
      let date = g_date_time_new_utc(gint(new.year), gint(new.month), gint(new.day), 0, 0, 0)
    else { return }
    defer { g_date_time_unref(date) }
    isWriting = true
    gtk_calendar_select_day(handle.opaque, date)
    isWriting = false
  }

  /// Marks the days that are in the displayed month, and no others.
  func mark(_ days: [CivilTime]) {
    gtk_calendar_clear_marks(handle.opaque)
    guard let chosen else { return }
    for day in days where day.year == chosen.year && day.month == chosen.month {
      gtk_calendar_mark_day(handle.opaque, guint(day.day))
    }
  }

  // The arrows select a day as well.
  private func watchClicks() {
    if let gesture = gtk_gesture_click_new() {
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(widget, gesture)
      signals.add(
        .connect(gesture.raw, .clickReleased) { [weak self] _, x, y in
          guard let self, let day = gtk_widget_pick(self.widget, x, y, GTK_PICK_DEFAULT), day.hasClass(.dayNumber)
          else {
            return
          }
          MainLoop.schedule { [weak self] in self?.didFinish?() }
        })
    }
    if let keys = gtk_event_controller_key_new() {
      gtk_widget_add_controller(widget, keys)
      signals.add(
        .connect(keys.raw, .keyReleased) { [weak self] press in
          if [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(Int32(press.key)) { self?.didFinish?() }
        })
    }
  }

  func dispose() { signals.disconnectAll() }
}
