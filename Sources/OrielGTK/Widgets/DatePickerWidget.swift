import CGtk
import FoundationEssentials
import OrielCore

/// A date picker: a field with the date, and what belongs to its style, after its label.
@MainActor final class DatePickerWidget: LabelledWidget<DatePickerElement> {
  private var element: DatePickerElement
  private let box = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private let row: LabeledRow
  private let editor = EntryEditor()
  /// The widgets beside the field, which depend on the style.
  private var extras: [GtkWidgetPointer] = []
  private var calendar: DateCalendar?
  private let keys = gtk_event_controller_key_new()
  /// The index of the component that is being stepped. It is selected when the new date is displayed.
  private var steppedPart: Int?

  init(_ element: DatePickerElement, sink: any WidgetEventSink) {
    self.element = element
    row = LabeledRow(box.widget)
    super.init(row.widget, sink: sink)
    box.widget.addClass(.datePicker)
    arrange()
    show()
    listen()
  }

  private var entry: GtkWidgetPointer { editor.widget }

  override var focusTarget: GtkWidgetPointer {
    if element.look == .graphical, let calendar { return calendar.widget }
    return entry
  }

  override var fills: Axis.Set { leaf?.isWholeRow == true ? .horizontal : [] }
  override var takesPresses: Bool { true }

  // MARK: Parts

  /// Arranges the parts of the style.
  private func arrange() {
    let isGraphical = element.look == .graphical
    let orientation = isGraphical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    gtk_orientable_set_orientation(box.opaque, orientation)
    gtk_box_set_spacing(box.pointer(), isGraphical ? 6 : 0)
    box.widget.setClass(.linked, !isGraphical)
    gtk_box_append(box.pointer(), entry)
    switch element.look {
    case .field: break
    case .compact: if element.hasDate { addButton() }
    case .stepperField: for direction in [-1, 1] { addStepper(direction) }
    case .graphical:
      guard element.hasDate else { return }
      let calendar = makeCalendar { [weak self] in self?.choose($0) }
      // With large text in a narrow window it is scrolled sideways.
      let scroller: GtkWidgetPointer = gtk_scrolled_window_new()
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
      gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
      gtk_scrolled_window_set_child(scroller.opaque, calendar.widget)
      gtk_box_prepend(box.pointer(), scroller)
      extras.append(scroller)
    }
  }

  private func makeCalendar(_ choose: @escaping (CivilTime) -> Void) -> DateCalendar {
    let made = DateCalendar(choose)
    calendar = made
    made.show(element.day)
    return made
  }

  private func addButton() {
    let button: GtkWidgetPointer = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(button.opaque, "x-office-calendar-symbolic")
    Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, Word.calendarOpen.text)
    gtk_widget_set_tooltip_text(button, Word.calendarOpen.text.forGTK)
    let popover: GtkWidgetPointer = gtk_popover_new()
    let calendar = makeCalendar { [weak self] in self?.choose($0) }
    calendar.didFinish = { gtk_menu_button_popdown(button.opaque) }
    gtk_popover_set_child(popover.as(GtkPopover.self), calendar.widget)
    gtk_menu_button_set_popover(button.opaque, popover)
    append(button)
  }

  private func addStepper(_ direction: Int) {
    let button: GtkWidgetPointer = gtk_button_new_from_icon_name(
      direction > 0 ? "list-add-symbolic" : "list-remove-symbolic")
    let name = direction > 0 ? Word.stepperIncrease : .stepperDecrease
    Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name.text)
    // The caret stays in the field.
    gtk_widget_set_focus_on_click(button, 0)
    SignalConnection.connect(button.raw, .clicked) { [weak self] in self?.step(by: direction) }
    append(button)
  }

  private func append(_ widget: GtkWidgetPointer) {
    gtk_box_append(box.pointer(), widget)
    extras.append(widget)
  }

  /// Removes the parts of the style.
  private func takeApart() {
    for extra in extras { gtk_box_remove(box.pointer(), extra) }
    extras = []
    gtk_box_remove(box.pointer(), entry)
    calendar?.dispose()
    calendar = nil
  }

  private func listen() {
    editor.listen(
      onChange: { [weak self] in self?.send(.typed($0)) }, onSubmit: { [weak self] in self?.send(.submitted) })
    guard let keys else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(entry, keys)
    signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false })
  }

  override func tearDown() {
    takeApart()
    editor.dispose()
    super.tearDown()
  }

  // MARK: Display

  override func update(_ new: DatePickerElement) {
    let old = element
    if new.look != old.look || new.hasDate != old.hasDate {
      let current = attributes
      apply(WidgetAttributes())
      takeApart()
      element = new
      arrange()
      apply(current)
      updateName()
      setNeedsLayout()
    }
    element = new
    show()
    if new.isLabelHidden != old.isLabelHidden { row.showLabel(!new.isLabelHidden) }
  }

  private func show() {
    // The controls as well, because assistive technology reads their state only.
    for part in [widget, entry] + extras { gtk_widget_set_sensitive(part, element.isEnabled ? 1 : 0) }
    gtk_widget_set_visible(entry, element.hasText ? 1 : 0)
    // A field that is too narrow for all of the text is scrolled.
    gtk_editable_set_width_chars(entry.opaque, Int32(min(element.length, 8)))
    gtk_editable_set_max_width_chars(entry.opaque, Int32(element.length))
    if element.text.forGTK != editor.text { editor.set(element.text) }
    calendar?.show(element.day)
    guard let index = steppedPart else { return }
    steppedPart = nil
    guard element.parts.indices.contains(index) else { return }
    let range = element.parts[index].range
    gtk_editable_select_region(entry.opaque, Int32(range.lowerBound), Int32(range.upperBound))
  }

  // MARK: Changes

  private func press(_ key: PressedKey) -> Bool {
    guard key.isPlain else { return false }
    switch Int32(key.key) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: step(by: 1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: step(by: -1)
    default: return false
    }
    return true
  }

  /// Steps the component at the caret; the usual one if the whole text is selected.
  private func step(by count: Int) {
    var (start, end): (Int32, Int32) = (0, 0)
    let hasSelection = gtk_editable_get_selection_bounds(entry.opaque, &start, &end) != 0
    let isWhole = hasSelection && start == 0 && Int(end) == element.text.unicodeScalars.count
    let caret = isWhole || !containsFocus ? nil : Int(start)
    if let caret { steppedPart = element.parts.lastIndex { $0.range.lowerBound <= caret } ?? 0 }
    send(.stepped(count, caret: caret))
  }

  private func choose(_ day: CivilTime) { send(.dayChosen(year: day.year, month: day.month, day: day.day)) }

  // MARK: Label

  override func setLabel(_ label: GtkWidgetPointer?) {
    row.setLabel(label)
    row.showLabel(!element.isLabelHidden)
  }

  override func labelDidChange() { updateName() }

  override func updateName() {
    super.updateName()
    setLabel(label, of: entry)
    if let calendar { setLabel(label, of: calendar.widget) }
  }
}

extension DatePickerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { DatePickerWidget(self, sink: sink) }
}
