import CGtk
import OrielCore

extension GtkPlatformWidget {
  /// Tells assistive technology what differs.
  func applyAccessibility(_ new: WidgetAttributes, _ old: WidgetAttributes) {
    let described = new.accessibility
    let before = old.accessibility
    let target = Accessible(focusTarget)
    if described.label != before.label { updateName() }
    let description = description(new, isRange: target.hasValue)
    if description != self.description(old, isRange: target.hasValue) {
      target.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
    }
    if target.hasValue, described.value != before.value {
      target.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, described.value)
    }
    if described.traits != before.traits { applyTraits(described) }
    // For tests in the process, style sheets and GTK's inspector: GTK 4.18 shows AT-SPI no identifier at all.
    if described.identifier != before.identifier {
      gtk_widget_set_name(focusTarget, described.identifier?.nameForGTK ?? "")
    }
    if described.isHidden != before.isHidden { updateSilence() }
  }

  /// The value, and then what using the view will do: GTK tells of values only where they are numbers in a range.
  private func description(_ attributes: WidgetAttributes, isRange: Bool) -> String? {
    let described = attributes.accessibility
    guard !isRange, let value = described.value, !value.isEmpty else { return described.hint }
    // Without a description, GTK would tell of the tooltip.
    guard let hint = described.hint ?? attributes.help, !hint.isEmpty else { return value }
    return "\(value), \(hint)"
  }

  /// Has assistive technology read a label as the name of the widget's control, unless the widget has a name of its own.
  func setLabel(_ label: GtkWidgetPointer?, of control: GtkWidgetPointer) {
    let saysItself = attributes.accessibility.label != nil
    Accessible(control).setLabelledBy(saysItself ? [] : label.map { Accessible.labels(in: $0) } ?? [])
  }

  /// The role that traits give a widget; nil where it keeps its own.
  func role(for traits: AccessibilityTraits, instead own: GtkAccessibleRole) -> GtkAccessibleRole? {
    if traits.contains(.isLink), own == GTK_ACCESSIBLE_ROLE_BUTTON { return GTK_ACCESSIBLE_ROLE_LINK }
    guard own == GTK_ACCESSIBLE_ROLE_GENERIC || own == GTK_ACCESSIBLE_ROLE_LABEL || own == GTK_ACCESSIBLE_ROLE_IMG
    else { return nil }
    if traits.contains(.isLink) { return GTK_ACCESSIBLE_ROLE_LINK }
    if traits.contains(.isButton) { return GTK_ACCESSIBLE_ROLE_BUTTON }
    return traits.contains(.isHeader) ? GTK_ACCESSIBLE_ROLE_HEADING : nil
  }
}
