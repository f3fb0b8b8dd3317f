/// The attributes that all kinds of widgets have.
package struct WidgetAttributes: Equatable {
  package var help: String?
  package var accessibility = AccessibilityAttributes()
  package var shortcut: KeyboardShortcut?
  /// A shortcut that a menu shows, while the window handles its key.
  package var windowKey: KeyboardShortcut?
  package var focus: FocusLinks?

  package init() {}
}

/// The accessibility attributes beyond those that the widget sets itself.
package struct AccessibilityAttributes: Equatable {
  package var label: String?
  package var hint: String?
  package var value: String?
  /// The traits; nil if no modifier sets or removes any.
  package var traits: AccessibilityTraits?
  package var identifier: String?
  package var isHidden = false
  /// Whether what the view controls is expanded; nil for other views.
  package var isExpanded: Bool?

  /// Whether the view is selected; nil if it isn't selectable.
  package var isSelected: Bool? {
    guard let traits else { return nil }
    if traits.contains(.isSelected) { return true }
    // A selectable view has no traits while it isn't selected.
    return traits.isEmpty ? false : nil
  }
}

/// The change that one modifier makes to a widget's attributes.
package enum AttributeEdit: Equatable {
  case help(String)
  case accessibilityLabel(String)
  case accessibilityHint(String)
  case accessibilityValue(String)
  case accessibilityTraits(added: AccessibilityTraits, removed: AccessibilityTraits)
  case accessibilityIdentifier(String)
  case accessibilityHidden(Bool)
  case accessibilityExpanded(Bool)
  case shortcut(KeyboardShortcut?)
  case windowKey(KeyboardShortcut?)
  /// The shortcut of a control that has no other one, because of its place.
  case impliedShortcut(KeyboardShortcut)
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
    case .accessibilityExpanded(let isExpanded): attributes.accessibility.isExpanded = isExpanded
    case .shortcut(let shortcut): attributes.shortcut = shortcut
    case .windowKey(let shortcut): attributes.windowKey = shortcut
    case .impliedShortcut(let shortcut): attributes.shortcut = attributes.shortcut ?? shortcut
    case .focus(let link): attributes.focus = FocusLinks(attributes.focus, link)
    }
  }

  /// Kinds of changes that apply to different nodes of a view.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// The identifier, which also applies to views without a widget.
    static let identifier = Kinds(rawValue: 1)
    /// The focus binding.
    static let focus = Kinds(rawValue: 2)
    static let other = Kinds(rawValue: 4)
    /// What only applies to controls.
    static let implied = Kinds(rawValue: 8)
  }

  var kind: Kinds {
    switch self {
    case .accessibilityIdentifier: .identifier
    case .focus: .focus
    case .impliedShortcut: .implied
    default: .other
    }
  }
}
