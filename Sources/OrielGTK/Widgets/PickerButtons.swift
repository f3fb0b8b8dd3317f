import CGtk
import OrielCore

/// A button for each option, one of which is pressed.
@MainActor final class PickerButtons: PickerControlWidget {
  enum Kind {
    case segments, icons, radios
    /// The tabs of a tab view: the icon before the title, or above it.
    case tabs, narrowTabs
  }

  var didSelect: (Int) -> Void = { _ in }
  var widget: GtkWidgetPointer { handle.widget }
  var shrinks: Bool { kind == .segments }

  private let kind: Kind
  private let handle: ObjectHandle
  private var buttons: [GtkWidgetPointer] = []
  private var options: [PickerOption] = []
  private var signals = SignalConnections()
  /// Whether the buttons are being updated, so that their signals aren't caused by the user.
  private var isUpdating = false

  init(_ kind: Kind) {
    self.kind = kind
    let isTabs = kind == .tabs || kind == .narrowTabs
    let role = isTabs ? GTK_ACCESSIBLE_ROLE_TAB_LIST : GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    handle = WidgetInstance.make(gtk_box_get_type(), role: role)
    switch kind {
    case .segments, .icons: handle.widget.addClass(.linked)
    case .tabs: gtk_box_set_spacing(handle.pointer(), 6)
    case .narrowTabs: gtk_box_set_homogeneous(handle.pointer(), 1)
    case .radios: gtk_orientable_set_orientation(handle.opaque, GTK_ORIENTATION_VERTICAL)
    }
  }

  func update(_ element: PickerElement) {
    isUpdating = true
    defer { isUpdating = false }
    if element.options != options { makeButtons(element.options) }
    for (index, button) in buttons.enumerated() { setPressed(button, index == element.selectedIndex) }
    updateChecked()
  }

  /// Tells assistive technology which button is checked or selected, where GTK says that it is pressed.
  private func updateChecked() {
    switch kind {
    case .radios: break
    case .segments, .icons: for button in buttons { Accessible(button).setChecked(isPressed(button)) }
    case .tabs, .narrowTabs: for button in buttons { Accessible(button).setSelected(isPressed(button)) }
    }
  }

  private func makeButtons(_ new: [PickerOption]) {
    signals.disconnectAll()
    signals = SignalConnections()
    let focused = buttons.firstIndex { gtk_widget_is_focus($0) != 0 }.map { (index: $0, id: options[$0].id) }
    for button in buttons { gtk_box_remove(handle.pointer(), button) }
    options = new
    buttons = new.map { makeButton($0) }
    for (index, button) in buttons.enumerated() {
      if let first = buttons.first, index > 0 { join(button, first) }
      gtk_box_append(handle.pointer(), button)
      signals.add(
        .connect(button.raw, .activeChanged) { [weak self] in
          guard let self, !self.isUpdating else { return }
          self.updateChecked()
          guard self.isPressed(button) else { return }
          self.didSelect(index)
        })
    }
    // GTK says again that a toggle button is pressed when it is realized.
    signals.add(.connect(handle.raw, Signal.map) { [weak self] in self?.updateChecked() })
    guard let focused, !new.isEmpty else { return }
    // The focus stays on its option, or else in its place.
    let place = new.firstIndex { $0.id == focused.id } ?? min(focused.index, new.count - 1)
    gtk_widget_grab_focus(buttons[place])
  }

  private func makeButton(_ option: PickerOption) -> GtkWidgetPointer {
    let button: GtkWidgetPointer
    switch kind {
    case .segments, .icons:
      button = ButtonClass.makeToggleButton(role: GTK_ACCESSIBLE_ROLE_RADIO)
      if kind == .icons || option.title.isEmpty, let icon = option.icon, case .icon(let icon) = ImageSource(icon) {
        let image: GtkWidgetPointer = gtk_image_new()
        icon.show(in: image.opaque)
        gtk_button_set_child(button.as(GtkButton.self), image)
        button.addClass(.imageButton)
        if !option.title.isEmpty {
          gtk_widget_set_tooltip_text(button, option.title.forGTK)
          Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, option.title)
        }
      } else {
        gtk_button_set_label(button.as(GtkButton.self), option.title.forGTK)
        // In a row that is too narrow, its end is left out.
        gtk_button_set_can_shrink(button.as(GtkButton.self), 1)
      }
    case .tabs, .narrowTabs:
      button = ButtonClass.makeToggleButton(role: GTK_ACCESSIBLE_ROLE_TAB)
      button.addClass(.flat)
      gtk_button_set_child(button.as(GtkButton.self), makeTab(option))
      Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, option.title)
    case .radios:
      button = gtk_check_button_new()
      let label: GtkWidgetPointer = gtk_label_new(option.title.forGTK)
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_check_button_set_child(button.as(GtkCheckButton.self), label)
      Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, option.title)
    }
    if !option.isEnabled { gtk_widget_set_sensitive(button, 0) }
    return button
  }

  /// The icon and the title of a tab.
  private func makeTab(_ option: PickerOption) -> GtkWidgetPointer {
    let isNarrow = kind == .narrowTabs
    let box: GtkWidgetPointer = gtk_box_new(
      isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, isNarrow ? 2 : 6)
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
    if let icon = option.icon, case .icon(let icon) = ImageSource(icon) {
      let image: GtkWidgetPointer = gtk_image_new()
      icon.show(in: image.opaque)
      gtk_box_append(box.as(GtkBox.self), image)
    }
    guard !option.title.isEmpty else { return box }
    let label: GtkWidgetPointer = gtk_label_new(option.title.forGTK)
    if isNarrow {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      label.addClass(.caption)
    }
    gtk_box_append(box.as(GtkBox.self), label)
    return box
  }

  private func join(_ button: GtkWidgetPointer, _ first: GtkWidgetPointer) {
    switch kind {
    case .segments, .icons, .tabs, .narrowTabs:
      gtk_toggle_button_set_group(button.as(GtkToggleButton.self), first.as(GtkToggleButton.self))
    case .radios: gtk_check_button_set_group(button.as(GtkCheckButton.self), first.as(GtkCheckButton.self))
    }
  }

  private func isPressed(_ button: GtkWidgetPointer) -> Bool {
    switch kind {
    case .segments, .icons, .tabs, .narrowTabs: gtk_toggle_button_get_active(button.as(GtkToggleButton.self)) != 0
    case .radios: gtk_check_button_get_active(button.as(GtkCheckButton.self)) != 0
    }
  }

  private func setPressed(_ button: GtkWidgetPointer, _ isPressed: Bool) {
    guard isPressed != self.isPressed(button) else { return }
    switch kind {
    case .segments, .icons, .tabs, .narrowTabs:
      gtk_toggle_button_set_active(button.as(GtkToggleButton.self), isPressed ? 1 : 0)
    case .radios: gtk_check_button_set_active(button.as(GtkCheckButton.self), isPressed ? 1 : 0)
    }
  }

  func dispose() { signals.disconnectAll() }
}
