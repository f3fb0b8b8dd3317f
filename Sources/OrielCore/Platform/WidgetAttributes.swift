/// What any widget can have, whatever it is.
package struct WidgetAttributes: Equatable {
  package var help: String?
  package var accessibility = AccessibilityAttributes()
  package var shortcut: KeyboardShortcut?
  package var focus: FocusLink?

  package init() {}
}

/// What assistive technology is told beyond what the widget says itself.
package struct AccessibilityAttributes: Equatable {
  package var label: String?
  package var hint: String?
  package var value: String?
  /// Nil where no modifier says anything about traits.
  package var traits: AccessibilityTraits?
  package var identifier: String?
  package var isHidden = false

  /// Whether the view is selected; nil where it never is.
  package var isSelected: Bool? {
    guard let traits else { return nil }
    if traits.contains(.isSelected) { return true }
    // One that may become selected has no traits in the meantime.
    return traits.isEmpty ? false : nil
  }
}

/// One modifier's contribution to a widget's attributes.
package enum AttributeEdit: Equatable {
  case help(String)
  case accessibilityLabel(String)
  case accessibilityHint(String)
  case accessibilityValue(String)
  case accessibilityTraits(added: AccessibilityTraits, removed: AccessibilityTraits)
  case accessibilityIdentifier(String)
  case accessibilityHidden(Bool)
  case shortcut(KeyboardShortcut?)
  case focus(FocusLink)

  func apply(to attributes: inout WidgetAttributes) {
    switch self {
    case .help(let text): attributes.help = text
    case .accessibilityLabel(let text): attributes.accessibility.label = text
    case .accessibilityHint(let text): attributes.accessibility.hint = text
    case .accessibilityValue(let text): attributes.accessibility.value = text
    case .accessibilityTraits(let added, let removed):
      attributes.accessibility.traits = (attributes.accessibility.traits ?? []).union(added).subtracting(removed)
    case .accessibilityIdentifier(let text): attributes.accessibility.identifier = text
    case .accessibilityHidden(let isHidden): attributes.accessibility.isHidden = isHidden
    case .shortcut(let shortcut): attributes.shortcut = shortcut
    case .focus(let link): attributes.focus = link
    }
  }

  /// Whether what has no widget can have it as well.
  var isIdentifier: Bool {
    if case .accessibilityIdentifier = self { true } else { false }
  }
}
