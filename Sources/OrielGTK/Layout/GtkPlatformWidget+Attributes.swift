import CGtk
import OrielCore

extension GtkPlatformWidget: PairedWidget {
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
    if described.traits != before.traits || described.headingLevel != before.headingLevel {
      applyTraits(described)
      applyLevel(described, before)
      let isModal = described.traits?.contains(.isModal) == true
      if isModal != (before.traits?.contains(.isModal) == true) { target.setModal(isModal) }
    }
    // For tests in the process, style sheets and GTK's inspector. GTK 4.18 doesn't expose identifiers through AT-SPI.
    if described.identifier != before.identifier {
      gtk_widget_set_name(focusTarget, described.identifier?.nameForGTK ?? "")
    }
    let pair = described.details.pair
    if pair != before.details.pair || pair != nil && described.label != before.label {
      LabeledPairs.replace(before.details.pair, with: pair, of: self)
    }
    if described.isExpanded != before.isExpanded { target.setExpanded(described.isExpanded) }
    if described.isHidden != before.isHidden || new.help != old.help { updateSilence() }
  }

  /// The value, followed by the hint and the content that an app has added. GTK exposes values only if they are numbers
  /// in a range.
  private func description(_ attributes: WidgetAttributes, isRange: Bool) -> String? {
    let described = attributes.accessibility
    let value = isRange || described.value?.isEmpty == true ? nil : described.value
    let content = described.details.contentText
    guard value != nil || content != nil else { return described.hint }
    // Without a description, GTK exposes the tooltip instead.
    let hint = described.hint ?? attributes.help
    return [value, hint, content].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Sets the level of a heading.
  private func applyLevel(_ described: AccessibilityAttributes, _ before: AccessibilityAttributes) {
    let target = Accessible(focusTarget)
    let level = described.headingLevel.map { Int($0.rawValue) }.flatMap { $0 > 0 ? $0 : nil }
    if let level, target.role == GTK_ACCESSIBLE_ROLE_HEADING {
      target.setLevel(level)
    } else if before.headingLevel != nil {
      target.setLevel(nil)
    }
  }

  /// Makes a label the accessible name of the widget's control, unless the widget has its own name.
  func setLabel(_ label: GtkWidgetPointer?, of control: GtkWidgetPointer) {
    let saysItself = attributes.accessibility.label != nil
    Accessible(control).setLabelledBy(saysItself ? [] : label.map { Accessible.labels(in: $0) } ?? [])
  }

  /// The role for accessibility traits; nil to keep the widget's own role.
  func role(for described: AccessibilityAttributes, instead own: GtkAccessibleRole) -> GtkAccessibleRole? {
    let traits = described.traits ?? []
    switch own {
    case GTK_ACCESSIBLE_ROLE_BUTTON: return traits.contains(.isLink) ? GTK_ACCESSIBLE_ROLE_LINK : nil
    case GTK_ACCESSIBLE_ROLE_TEXT_BOX: return traits.contains(.isSearchField) ? GTK_ACCESSIBLE_ROLE_SEARCH_BOX : nil
    case GTK_ACCESSIBLE_ROLE_GROUP: if traits.contains(.isTabBar) { return GTK_ACCESSIBLE_ROLE_TAB_LIST }
    case GTK_ACCESSIBLE_ROLE_GENERIC, GTK_ACCESSIBLE_ROLE_LABEL, GTK_ACCESSIBLE_ROLE_IMG:
      if traits.contains(.isLink) { return GTK_ACCESSIBLE_ROLE_LINK }
      if traits.contains(.isButton) { return GTK_ACCESSIBLE_ROLE_BUTTON }
    default: return nil
    }
    if described.isHeading { return GTK_ACCESSIBLE_ROLE_HEADING }
    return traits.contains(.isImage) ? GTK_ACCESSIBLE_ROLE_IMG : nil
  }
}
