import CGtk
import OrielCore

/// A control with two states: a `GtkSwitch` after its label, or a `GtkCheckButton` or `GtkToggleButton` around it.
///
/// Alone it is as wide as it needs to be; in a wider row the label takes the room. Clicking a switch's label turns it.
@MainActor final class ToggleWidget: LabelledWidget {
  private static let labelDistance: Int32 = 12

  private var element: ToggleElement
  private var control: ToggleControl

  init(_ element: ToggleElement, sink: any WidgetEventSink) {
    self.element = element
    control = ToggleControl(element.kind)
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.labelDistance), sink: sink)
    gtk_widget_set_hexpand(widget, 0)
    install()
  }

  override var focusTarget: GtkWidgetPointer { control.widget }

  override func update(_ element: Element) {
    guard case .toggle(let new) = element else { return }
    let old = self.element
    self.element = new
    if new.kind != old.kind {
      replaceControl()
    } else {
      // The control may have been turned by the person, and the app may have refused that.
      control.setOn(new.isOn)
      if new.isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0) }
      changeTint(from: old.tint)
      if new.isLabelHidden != old.isLabelHidden { moveLabel() }
    }
  }

  // MARK: Control

  private func install() {
    control.setOn(element.isOn)
    gtk_box_append(widget.as(GtkBox.self), control.widget)
    if !element.isEnabled { gtk_widget_set_sensitive(widget, 0) }
    changeTint(from: nil)
    control.onChange { [weak self] in self?.sink?.handle(.toggled($0)) }
    if element.kind == .switch {
      let gesture = gtk_gesture_click_new()
      gtk_widget_add_controller(widget, gesture)
      if let gesture {
        signals.add(.connectClick(gesture.raw, "released") { [weak self] _ in self?.labelClicked(gesture) })
      }
    }
  }

  private func labelClicked(_ gesture: OpaquePointer) {
    guard element.kind == .switch, element.isEnabled else { return }
    // A row that the toggle is in would turn it back.
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    gtk_widget_activate(control.widget)
  }

  private func replaceControl() {
    let label = label
    if let label { detach(label) }
    control.dispose()
    gtk_box_remove(widget.as(GtkBox.self), control.widget)
    control = ToggleControl(element.kind)
    install()
    if let label { attach(label) }
  }

  private func changeTint(from old: Paint?) {
    guard element.tint != old else { return }
    if let name = old.flatMap({ TintClass.name($0) }) { gtk_widget_remove_css_class(control.widget, name) }
    if let name = element.tint.flatMap({ TintClass.name($0) }) { gtk_widget_add_css_class(control.widget, name) }
  }

  override func tearDown() { control.dispose() }

  // MARK: Label

  override func setLabel(_ label: GtkWidgetPointer?) {
    if let shown = shownLabel { detach(shown) }
    if let label { attach(label) }
  }

  private var shownLabel: GtkWidgetPointer?

  private var isLabelInside: Bool { element.kind != .switch && !element.isLabelHidden }

  private func attach(_ label: GtkWidgetPointer) {
    shownLabel = label
    if isLabelInside {
      control.setChild(label)
    } else {
      gtk_box_prepend(widget.as(GtkBox.self), label)
      gtk_widget_set_visible(label, element.isLabelHidden ? 0 : 1)
      gtk_widget_set_hexpand(label, 1)
      gtk_widget_set_halign(label, GTK_ALIGN_START)
    }
  }

  private func detach(_ label: GtkWidgetPointer) {
    shownLabel = nil
    if gtk_widget_get_parent(label) == widget {
      gtk_widget_set_visible(label, 1)
      gtk_widget_set_hexpand_set(label, 0)
      gtk_box_remove(widget.as(GtkBox.self), label)
    } else {
      control.setChild(nil)
    }
  }

  private func moveLabel() {
    guard let label = shownLabel else { return }
    detach(label)
    attach(label)
    updateName()
  }

  override func labelDidChange() { updateName() }

  override func align(_ child: GtkPlatformWidget) {
    guard isLabelInside, element.kind == .button else { return gtk_widget_set_valign(child.root, GTK_ALIGN_CENTER) }
    super.align(child)
  }

  override func updateName() {
    super.updateName()
    // A check button is named by what it contains; the others have to be told.
    let saysItself = attributes.accessibility.label != nil || (isLabelInside && element.kind == .checkbox)
    let labels = saysItself ? [] : label.map { Accessible.labels(in: $0) } ?? []
    Accessible(control.widget).setLabelledBy(labels)
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
