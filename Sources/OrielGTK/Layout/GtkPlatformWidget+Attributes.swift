import CGtk
import OrielCore

extension GtkPlatformWidget {
  /// Applies the accessibility attributes that differ.
  func applyAccessibility(_ new: WidgetAttributes, _ old: WidgetAttributes) {
    let described = new.accessibility
    let before = old.accessibility
    let target = Accessible(focusTarget)
    if described.label != before.label {
      updateName()
      (leaf?.surface?.host as? SurfaceWidget)?.owner?.nameInsideDidChange()
    }
    let description = description(new, isRange: target.hasValue)
    if description != self.description(old, isRange: target.hasValue) {
      target.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
    }
    if target.hasValue, described.value != before.value {
      target.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, described.value)
    }
    if described.traits != before.traits { applyTraits(described) }
    // For tests in the process, style sheets and GTK's inspector. GTK 4.18 doesn't expose identifiers through AT-SPI.
    if described.identifier != before.identifier {
      gtk_widget_set_name(focusTarget, described.identifier?.nameForGTK ?? "")
    }
    if described.isExpanded != before.isExpanded { target.setExpanded(described.isExpanded) }
    if described.isHidden != before.isHidden { updateSilence() }
  }

  /// The value, followed by the hint. GTK exposes values only if they are numbers in a range.
  private func description(_ attributes: WidgetAttributes, isRange: Bool) -> String? {
    let described = attributes.accessibility
    guard !isRange, let value = described.value, !value.isEmpty else { return described.hint }
    // Without a description, GTK exposes the tooltip instead.
    guard let hint = described.hint ?? attributes.help, !hint.isEmpty else { return value }
    return "\(value), \(hint)"
  }

  /// Makes a label the accessible name of the widget's control, unless the widget has its own name.
  func setLabel(_ label: GtkWidgetPointer?, of control: GtkWidgetPointer) {
    let saysItself = attributes.accessibility.label != nil
    Accessible(control).setLabelledBy(saysItself ? [] : label.map { Accessible.labels(in: $0) } ?? [])
  }

  /// The role for accessibility traits; nil to keep the widget's own role.
  func role(for traits: AccessibilityTraits, instead own: GtkAccessibleRole) -> GtkAccessibleRole? {
    if traits.contains(.isLink), own == GTK_ACCESSIBLE_ROLE_BUTTON { return GTK_ACCESSIBLE_ROLE_LINK }
    guard own == GTK_ACCESSIBLE_ROLE_GENERIC || own == GTK_ACCESSIBLE_ROLE_LABEL || own == GTK_ACCESSIBLE_ROLE_IMG
    else { return nil }
    if traits.contains(.isLink) { return GTK_ACCESSIBLE_ROLE_LINK }
    if traits.contains(.isButton) { return GTK_ACCESSIBLE_ROLE_BUTTON }
    return traits.contains(.isHeader) ? GTK_ACCESSIBLE_ROLE_HEADING : nil
  }
}
