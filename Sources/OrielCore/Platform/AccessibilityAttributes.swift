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
  /// The level of the heading; nil if neither a modifier nor the place of the view makes it one.
  package var headingLevel: AccessibilityHeadingLevel?
  /// The details, if any: an array, because few widgets have some, and each has attributes.
  private var rare: [AccessibilityDetails] = []

  package init() {}

  /// Whether the view is selected; nil if it isn't selectable.
  package var isSelected: Bool? {
    guard let traits else { return nil }
    if traits.contains(.isSelected) { return true }
    // A selectable view has no traits, or that of a toggle, while it isn't selected.
    return traits.isEmpty || traits.contains(.isToggle) ? false : nil
  }

  /// Whether the view is the heading of the content that follows.
  package var isHeading: Bool { headingLevel != nil || traits?.contains(.isHeader) == true }

  /// What few views have.
  package var details: AccessibilityDetails {
    get { rare.first ?? AccessibilityDetails() }
    set { rare = newValue == AccessibilityDetails() ? [] : [newValue] }
  }

  /// Whether the attributes say anything about the view.
  package var saysSomething: Bool { label != nil || hint != nil || value != nil || traits?.isEmpty == false }
}

/// The accessibility attributes that few views have.
package struct AccessibilityDetails: Equatable {
  /// The priority in the reading order among the views of the same container.
  package var sortPriority = 0.0
  /// The names by which the user may call the view.
  package var inputLabels: [String] = []
  /// Whether the user can operate the view; nil if no modifier says so.
  package var respondsToUserInteraction: Bool?
  /// The part that the view has in a pair of a label and its content.
  package var pair: AccessibilityPair?
  /// What else is said about the view, in the order of the modifiers, the innermost first.
  package private(set) var customContent: [AccessibilityCustomContent] = []

  package init() {}

  /// Adds an entry, or replaces the one with the same key.
  mutating func add(_ content: AccessibilityCustomContent) {
    customContent.removeAll { $0.id == content.id }
    if content.value != nil { customContent.append(content) }
  }

  /// The entries as a sentence, the important ones first; nil if there are none.
  package var contentText: String? {
    guard !customContent.isEmpty else { return nil }
    let entries = customContent.filter(\.isImportant) + customContent.filter { !$0.isImportant }
    return entries.map(\.text).joined(separator: ", ")
  }
}

/// A part in a pair of ``View/accessibilityLabeledPair(role:id:in:)``.
package struct AccessibilityPair: Equatable {
  /// Whether the view is the label, and not the content.
  package let isLabel: Bool
  /// The identity of the pair.
  package let id: AnyHashable
}

/// An entry of ``View/accessibilityCustomContent(_:_:importance:)``.
package struct AccessibilityCustomContent: Equatable {
  /// The key: entries with the same one replace each other.
  package var id: String
  package var label: String
  /// The value; nil to remove the entry.
  package var value: String?
  package var isImportant: Bool

  var text: String { value.map { label.isEmpty ? $0 : "\(label): \($0)" } ?? label }
}
