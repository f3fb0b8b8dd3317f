import CGtk
import OrielCore

/// A control with two states: a `GtkSwitch` in a box after its label, or a `GtkCheckButton` or `GtkToggleButton` around
/// it.
///
/// It is as wide as its content; in a wider row the label expands. Clicking the label of a switch toggles it.
@MainActor final class ToggleWidget: LabelledWidget<ToggleElement>, RowControl {
  private var element: ToggleElement
  private var control: ToggleControl
  /// Nil where the control contains its label.
  private var row: LabeledRow?

  init(_ element: ToggleElement, sink: any WidgetEventSink) {
    self.element = element
    control = ToggleControl(element.kind)
    row = control.kind == .switch ? LabeledRow(control.widget) : nil
    super.init(row?.widget ?? control.widget, sink: sink)
    install()
  }

  /// Whether the toggle fills the width of its row.
  private var fillsRow: Bool { element.kind != .button }

  override var rowAttributes: RowAttributes { RowAttributes(control: self) }
  var rowTreatment: RowTreatment { fillsRow ? .activation : .none }

  /// In a list row of its own, the label is at the leading edge and the control is at the trailing edge.
  override var fills: Axis.Set {
    fillsRow && leaf?.isWholeRow == true ? .horizontal : []
  }

  override var takesPresses: Bool { true }

  override var focusTarget: GtkWidgetPointer { control.widget }

  override func update(_ new: ToggleElement) {
    let old = self.element
    self.element = new
    if new.kind != old.kind {
      replaceControl()
    } else {
      // The user may have changed the control, and the binding may have rejected the value.
      control.setOn(new.isOn)
      control.setMixed(new.isMixed)
      if new.isEnabled != old.isEnabled { setSensitive() }
      changeTint(from: old.tint)
      if new.isLabelHidden != old.isLabelHidden { showLabel() }
    }
  }

  // MARK: Control

  private func install() {
    control.setOn(element.isOn)
    control.setMixed(element.isMixed)
    if !element.isEnabled { setSensitive() }
    changeTint(from: nil)
    control.onChange { [weak self] in self?.send(.toggled($0)) }
    if control.kind == .switch {
      let gesture = gtk_gesture_click_new()
      gtk_widget_add_controller(widget, gesture)
      if let gesture {
        signals.add(.connect(gesture.raw, .clickReleased) { [weak self] _, _, _ in self?.labelClicked(gesture) })
      }
    }
  }

  // The control as well, because assistive technology reads its state only.
  private func setSensitive() {
    for part in [widget, control.widget] { gtk_widget_set_sensitive(part, element.isEnabled ? 1 : 0) }
  }

  private func labelClicked(_ gesture: OpaquePointer) {
    guard element.isEnabled else { return }
    // Otherwise the list row would toggle it again.
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    gtk_widget_activate(control.widget)
  }

  private func replaceControl() {
    moveLabel {
      control.dispose()
      control = ToggleControl(element.kind)
      row = control.kind == .switch ? LabeledRow(control.widget) : nil
      replaceWidget(with: row?.widget ?? control.widget)
      install()
    }
    updateName()
  }

  private func changeTint(from old: Paint?) {
    guard element.tint != old else { return }
    control.widget.changeClass(from: old.flatMap { TintClass.of($0) }, to: element.tint.flatMap { TintClass.of($0) })
  }

  override func tearDown() {
    super.tearDown()
    control.dispose()
  }

  // MARK: Label

  override func setLabel(_ label: GtkWidgetPointer?) {
    if let shown = shownLabel { detach(shown) }
    if let label { attach(label) }
  }

  private var shownLabel: GtkWidgetPointer?

  private func attach(_ label: GtkWidgetPointer) {
    shownLabel = label
    if let row { row.setLabel(label) } else { control.setChild(label) }
    gtk_widget_set_visible(label, element.isLabelHidden ? 0 : 1)
  }

  private func detach(_ label: GtkWidgetPointer) {
    shownLabel = nil
    gtk_widget_set_visible(label, 1)
    if let row { row.setLabel(nil) } else { control.setChild(nil) }
  }

  /// Runs `action` while the label has no parent.
  private func moveLabel(_ action: () -> Void) {
    guard let label = shownLabel else { return action() }
    g_object_ref(label)
    detach(label)
    action()
    attach(label)
    g_object_unref(label)
  }

  private func showLabel() {
    guard let label = shownLabel else { return }
    gtk_widget_set_visible(label, element.isLabelHidden ? 0 : 1)
    updateName()
  }

  override func labelDidChange() {
    updateName()
    guard element.isToolbarItem || element.isBorderless, element.kind == .button else { return }
    control.widget.setClass(.flat, element.isBorderless || hasIconOnly)
    control.widget.setClass(.imageButton, hasIconOnly)
    control.widget.setClass(.textButton, !hasIconOnly)
    updateHelp()
  }

  override var impliedHelp: String? {
    element.isToolbarItem ? iconName.map { attributes.accessibility.label ?? $0 } : nil
  }

  override func updateName() {
    super.updateName()
    // GTK derives the name of a check button from its content, but not that of the other controls.
    setLabel(element.kind == .checkbox && !element.isLabelHidden ? nil : label, of: control.widget)
    if let name = attributes.accessibility.label ?? iconName {
      Accessible(control.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }
  }
}

extension ToggleElement {
  fileprivate var kind: ToggleControl.Kind {
    switch style {
    case .automatic, .switch: .switch
    case .checkbox: .checkbox
    case .button: .button
    }
  }
}

extension ToggleElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ToggleWidget(self, sink: sink) }
}
