import CGtk
import OrielCore

/// A stepper: two linked `GtkButton`s, as those of a `GtkSpinButton`, in a box after the label.
///
/// For assistive technology it is a spin button with the label's name, and contains the two buttons.
@MainActor final class StepperWidget: LabelledWidget<StepperElement> {
  private var element: StepperElement
  private let control: ObjectHandle
  private let row: LabeledRow
  private var buttons: [StepperDirection: StepperButton] = [:]
  private let keys = gtk_event_controller_key_new()
  /// The text of the value; nil if it has never been displayed.
  private var valueLabel: GtkWidgetPointer?

  init(_ element: StepperElement, sink: any WidgetEventSink) {
    self.element = element
    control = WidgetInstance.make(gtk_box_get_type(), role: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
    row = LabeledRow(control.widget)
    super.init(row.widget, sink: sink)
    control.widget.addClass(.linked)
    for direction in StepperDirection.allCases {
      let button = StepperButton(direction) { [weak self] in self?.send($0) }
      buttons[direction] = button
      gtk_box_append(control.pointer(), button.widget)
    }
    showAbilities()
    showValue()
    listenToKeys()
  }

  override var takesPresses: Bool { true }

  override var focusTarget: GtkWidgetPointer { control.widget }

  /// In a list row of its own, the label is at the leading edge and the buttons are at the trailing edge.
  override var fills: Axis.Set { leaf?.isWholeRow == true ? .horizontal : [] }

  override func update(_ new: StepperElement) {
    let old = element
    element = new
    showAbilities()
    if new.valueText != old.valueText { showValue() }
    if new.isLabelHidden != old.isLabelHidden { row.showLabel(!new.isLabelHidden) }
  }

  private func showAbilities() {
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    gtk_widget_set_sensitive(control.widget, element.isEnabled ? 1 : 0)
    // The keys stay in the stepper at its limit, where the focused button loses the focus.
    if let focused = buttons.first(where: { $0.value.hasFocus })?.key, !element.can(focused), element.isEnabled {
      gtk_widget_set_focusable(control.widget, 1)
      gtk_widget_grab_focus(control.widget)
    }
    for (direction, button) in buttons { button.setSensitive(element.can(direction)) }
  }

  private func showValue() {
    guard let text = element.valueText else { return }
    if let valueLabel { return gtk_label_set_text(valueLabel.opaque, text.forGTK) }
    let label: GtkWidgetPointer = gtk_label_new(text.forGTK)
    valueLabel = label
    row.insert(label)
  }

  // MARK: Keys

  private func listenToKeys() {
    guard let keys else { return }
    signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false })
    gtk_widget_add_controller(control.widget, keys)
    guard let focus = gtk_event_controller_focus_new() else { return }
    // Its buttons are what Tab reaches.
    signals.add(
      .connect(focus.raw, .focusLeft) { [weak self] in
        if let self { gtk_widget_set_focusable(self.control.widget, 0) }
      })
    gtk_widget_add_controller(control.widget, focus)
  }

  private func press(_ press: PressedKey) -> Bool {
    guard press.isPlain else { return false }
    switch Int32(bitPattern: press.key) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: buttons[.up]?.step()
    case GDK_KEY_Down, GDK_KEY_KP_Down: buttons[.down]?.step()
    default: return false
    }
    return true
  }

  // MARK: Label

  override func setLabel(_ label: GtkWidgetPointer?) {
    row.setLabel(label)
    row.showLabel(!element.isLabelHidden)
  }

  override func labelDidChange() { updateName() }

  override func updateName() {
    super.updateName()
    setLabel(label, of: control.widget)
  }

  override func tearDown() {
    super.tearDown()
    for button in buttons.values { button.dispose() }
  }
}

/// One of the buttons of a stepper: it steps when it is pressed, and repeats while it is held.
@MainActor private final class StepperButton {
  /// The delay before the first repetition and the interval between repetitions, in milliseconds: those of GTK's spin
  /// buttons.
  private static let delay: guint = 200
  private static let interval: guint = 50

  var widget: GtkWidgetPointer { handle.widget }
  private let direction: StepperDirection
  private let send: (StepperEvent) -> Void
  private let handle = ObjectHandle(retaining: ButtonClass.makeButton())
  private let signals = SignalConnections()
  private var timer: guint = 0
  private var isPressed = false

  init(_ direction: StepperDirection, _ send: @escaping (StepperEvent) -> Void) {
    self.direction = direction
    self.send = send
    let icon = direction == .up ? "list-add-symbolic" : "list-remove-symbolic"
    gtk_button_set_icon_name(handle.pointer(), icon)
    let name = direction == .up ? Word.stepperIncrease : .stepperDecrease
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name.text)
    signals.add(.connect(handle.raw, .clicked) { [weak self] in self?.click() })
    PressWatch.add(to: widget, only: GDK_BUTTON_PRIMARY, signals) { [weak self] isPressed in
      if isPressed { self?.press() } else { self?.release() }
    }
  }

  var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }

  func setSensitive(_ isSensitive: Bool) {
    guard isSensitive != (gtk_widget_get_sensitive(widget) != 0) else { return }
    gtk_widget_set_sensitive(widget, isSensitive ? 1 : 0)
    // Insensitive widgets receive no release events.
    if !isSensitive { MainLoop.schedule { [weak self] in self?.release() } }
  }

  /// Steps once, for keys and assistive technology.
  func step() {
    guard gtk_widget_is_sensitive(widget) != 0 else { return }
    send(.editingChanged(true))
    send(.stepped(direction))
    send(.editingChanged(false))
  }

  // The press has already caused the step.
  private func click() { if !isPressed { step() } }

  private func press() {
    guard !isPressed else { return }
    isPressed = true
    send(.editingChanged(true))
    send(.stepped(direction))
    repeatSteps(after: Self.delay)
  }

  private func repeatSteps(after time: guint) {
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, time,
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        let button = Unmanaged<StepperButton>.fromOpaque(data)
        MainActor.assumeIsolated { button.takeUnretainedValue().repeatStep() }
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<StepperButton>.fromOpaque(data).release()
      })
  }

  private func repeatStep() {
    timer = 0
    guard isPressed else { return }
    send(.stepped(direction))
    repeatSteps(after: Self.interval)
  }

  private func release() {
    guard isPressed else { return }
    isPressed = false
    stopTimer()
    send(.editingChanged(false))
  }

  private func stopTimer() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }

  func dispose() {
    isPressed = false
    stopTimer()
    signals.disconnectAll()
  }
}

extension StepperElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { StepperWidget(self, sink: sink) }
}
