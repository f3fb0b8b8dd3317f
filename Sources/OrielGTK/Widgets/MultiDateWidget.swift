import CGtk
import FoundationEssentials
import OrielCore

/// A calendar in which any number of days is chosen, after its label: a `GtkCalendar` that marks them.
@MainActor final class MultiDateWidget: LabelledWidget<MultiDateElement> {
  private var element: MultiDateElement
  private let scroller = ObjectHandle(retaining: gtk_scrolled_window_new())
  private let row: LabeledRow
  private var calendar: DateCalendar?

  init(_ element: MultiDateElement, sink: any WidgetEventSink) {
    self.element = element
    row = LabeledRow(scroller.widget)
    super.init(row.widget, sink: sink)
    // With large text in a narrow window it is scrolled sideways.
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    let calendar = DateCalendar { [weak self] _ in self?.showMarks() }
    calendar.didFinish = { [weak self] in self?.toggle() }
    self.calendar = calendar
    gtk_scrolled_window_set_child(scroller.opaque, calendar.widget)
    if let first = element.days.first { calendar.show(first) }
    show()
  }

  override var focusTarget: GtkWidgetPointer { calendar?.widget ?? widget }
  override var fills: Axis.Set { leaf?.isWholeRow == true ? .horizontal : [] }
  override var takesPresses: Bool { true }

  override func update(_ new: MultiDateElement) {
    guard new != element else { return }
    element = new
    show()
  }

  private func show() {
    for part in [widget, scroller.widget] { gtk_widget_set_sensitive(part, element.isEnabled ? 1 : 0) }
    row.showLabel(!element.isLabelHidden)
    showMarks()
  }

  /// Marks the chosen days of the displayed month.
  private func showMarks() { calendar?.mark(element.days) }

  private func toggle() {
    if let day = calendar?.chosen { send(.toggled(day)) }
  }

  override func tearDown() {
    calendar?.dispose()
    super.tearDown()
  }

  // MARK: Label

  override func setLabel(_ label: GtkWidgetPointer?) {
    row.setLabel(label)
    row.showLabel(!element.isLabelHidden)
  }

  override func labelDidChange() { updateName() }

  override func updateName() {
    super.updateName()
    if let calendar { setLabel(label, of: calendar.widget) }
  }
}

extension MultiDateElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { MultiDateWidget(self, sink: sink) }
}
