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
  case accessibilityHeading(AccessibilityHeadingLevel)
  /// The level of a view that is a heading because of its place, unless a modifier has removed the trait.
  case accessibilityTitle(AccessibilityHeadingLevel)
  case accessibilitySortPriority(Double)
  case accessibilityInputLabels([String])
  case accessibilityRespondsToUserInteraction(Bool)
  case accessibilityCustomContent(AccessibilityCustomContent)
  case accessibilityLabeledPair(AccessibilityPair)
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
      if removed.contains(.isHeader) { attributes.accessibility.headingLevel = nil }
    case .accessibilityIdentifier(let text): attributes.accessibility.identifier = text
    case .accessibilityHidden(let isHidden): attributes.accessibility.isHidden = isHidden
    case .accessibilityExpanded(let isExpanded): attributes.accessibility.isExpanded = isExpanded
    case .accessibilityHeading(let level): attributes.accessibility.headingLevel = level
    case .accessibilityTitle(let level):
      let described = attributes.accessibility
      guard described.headingLevel == nil, described.traits?.isEmpty != true else { return }
      attributes.accessibility.headingLevel = level
    case .accessibilitySortPriority(let priority): attributes.accessibility.details.sortPriority = priority
    case .accessibilityInputLabels(let labels): attributes.accessibility.details.inputLabels = labels
    case .accessibilityRespondsToUserInteraction(let responds):
      attributes.accessibility.details.respondsToUserInteraction = responds
    case .accessibilityLabeledPair(let pair): attributes.accessibility.details.pair = pair
    case .accessibilityCustomContent(let content): attributes.accessibility.details.add(content)
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
