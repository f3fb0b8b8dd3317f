import CGtk
import FoundationEssentials
import OrielCore

/// A date picker: a button with a calendar, and two fields for the time, after its label.
@MainActor final class DatePickerWidget: LabelledWidget<DatePickerElement> {
  private var element: DatePickerElement
  private let box: ObjectHandle
  private let row: LabeledRow
  private let calendar = ObjectHandle(retaining: gtk_calendar_new())
  private let button: ObjectHandle?
  private let hour = ObjectHandle(retaining: gtk_spin_button_new_with_range(0, 23, 1))
  private let minute = ObjectHandle(retaining: gtk_spin_button_new_with_range(0, 59, 1))
  private var isWriting = false

  init(_ element: DatePickerElement, sink: any WidgetEventSink) {
    self.element = element
    box = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    row = LabeledRow(box.widget)
    button = element.isGraphical ? nil : ObjectHandle(retaining: gtk_menu_button_new())
    super.init(row.widget, sink: sink)
    arrange()
    show()
    listen()
  }

  private func arrange() {
    if let button {
      let popover = gtk_popover_new()
      gtk_popover_set_child(popover?.as(GtkPopover.self), calendar.widget)
      gtk_menu_button_set_popover(button.opaque, popover)
      gtk_box_append(box.pointer(), button.widget)
    } else {
      gtk_box_append(box.pointer(), calendar.widget)
    }
    for field in [hour, minute] {
      gtk_orientable_set_orientation(field.opaque, GTK_ORIENTATION_HORIZONTAL)
      gtk_spin_button_set_wrap(field.opaque, 1)
      gtk_editable_set_width_chars(field.opaque, 2)
      gtk_editable_set_max_width_chars(field.opaque, 2)
      gtk_box_append(box.pointer(), field.widget)
    }
    let names = [(hour, "Hour"), (minute, "Minute")]
    for (field, name) in names { Accessible(field.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name) }
    // GTK's arrows have no names.
    let arrows = ["Previous Month", "Next Month", "Previous Year", "Next Year"]
    for (arrow, name) in zip(Self.buttons(in: calendar.widget), arrows) {
      Accessible(arrow).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }
  }

  private static func buttons(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    widget.raw.isInstance(of: gtk_button_get_type()) ? [widget] : widget.children.flatMap { buttons(in: $0) }
  }

  private func listen() {
    signals.add(.connect(calendar.raw, .daySelected) { [weak self] in self?.dayDidChange() })
    for field in [hour, minute] {
      signals.add(.connect(field.raw, .spinValueChanged) { [weak self] in self?.report() })
    }
  }

  override var focusTarget: GtkWidgetPointer { button?.widget ?? calendar.widget }
  override var fills: Axis.Set { leaf?.isWholeRow == true ? .horizontal : [] }

  override func update(_ new: DatePickerElement) {
    let old = element
    element = new
    show()
    if new.isLabelHidden != old.isLabelHidden { row.showLabel(!new.isLabelHidden) }
  }

  private func show() {
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    gtk_widget_set_sensitive(focusTarget, element.isEnabled ? 1 : 0)
    gtk_widget_set_visible(focusTarget, element.hasDate ? 1 : 0)
    for field in [hour, minute] { gtk_widget_set_visible(field.widget, element.hasTime ? 1 : 0) }
    guard let date = shownDate else { return }
    defer { g_date_time_unref(date) }
    isWriting = true
    gtk_calendar_select_day(calendar.opaque, date)
    gtk_spin_button_set_value(hour.opaque, Double(g_date_time_get_hour(date)))
    gtk_spin_button_set_value(minute.opaque, Double(g_date_time_get_minute(date)))
    isWriting = false
    guard let button, let text = g_date_time_format(date, "%x") else { return }
    gtk_menu_button_set_label(button.opaque, text)
    g_free(text)
  }

  /// The clock of the time zone.
  private var clock: WallClock { element.timeZone.map { WallClock(in: $0) } ?? WallClock(offset: Self.localOffset) }

  private static func localOffset(at seconds: Double) -> Double {
    guard let date = g_date_time_new_from_unix_local(gint64(seconds.rounded(.down))) else { return 0 }
    defer { g_date_time_unref(date) }
    return Double(g_date_time_get_utc_offset(date)) / 1_000_000
  }

  /// The displayed date, as a date in UTC; the caller owns it.
  private var shownDate: OpaquePointer? {
    g_date_time_new_from_unix_utc(gint64(clock.time(at: element.seconds).rounded(.down)))
  }

  private func dayDidChange() {
    guard !isWriting else { return }
    if let button { gtk_menu_button_popdown(button.opaque) }
    report()
  }

  /// Reports the displayed date. The seconds within the minute remain.
  private func report() {
    guard !isWriting, let day = gtk_calendar_get_date(calendar.opaque) else { return }
    defer { g_date_time_unref(day) }
    let seconds = element.seconds - (element.seconds / 60).rounded(.down) * 60
    let date = g_date_time_new_utc(
      g_date_time_get_year(day), g_date_time_get_month(day), g_date_time_get_day_of_month(day),
      gtk_spin_button_get_value_as_int(hour.opaque), gtk_spin_button_get_value_as_int(minute.opaque), seconds)
    guard let date else { return }
    defer { g_date_time_unref(date) }
    let time = Double(g_date_time_to_unix(date)) + seconds - seconds.rounded(.down)
    send(.changed(clock.date(at: time, from: element.seconds)))
  }

  override func setLabel(_ label: GtkWidgetPointer?) {
    row.setLabel(label)
    row.showLabel(!element.isLabelHidden)
  }

  override func labelDidChange() { updateName() }

  override func updateName() {
    super.updateName()
    setLabel(label, of: focusTarget)
  }
}

extension DatePickerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { DatePickerWidget(self, sink: sink) }
}
