import OrielCore

extension Screen {
  /// The announcements of `AccessibilityNotification` since the screen was opened, in order.
  ///
  /// With several screens, an announcement belongs to the one that was used last.
  public var announcements: [String] {
    settleNow()
    return platform.announcements
  }
}

extension ScreenElement {
  /// Whether the element is a heading: by a trait, a level, or its place as the header of a section.
  public var isHeading: Bool { get throws { try view.attributes.accessibility.isHeading } }

  /// The level of the heading; nil if the element isn't a heading with a level.
  public var headingLevel: AccessibilityHeadingLevel? { get throws { try view.attributes.accessibility.headingLevel } }

  /// The priority of `accessibilitySortPriority(_:)`.
  public var accessibilitySortPriority: Double { get throws { try details.sortPriority } }

  /// The names of `accessibilityInputLabels(_:)`.
  public var accessibilityInputLabels: [String] { get throws { try details.inputLabels } }

  /// Whether the element responds to the user: the value of `accessibilityRespondsToUserInteraction(_:)`, or else whether
  /// it is an enabled control.
  public var respondsToUserInteraction: Bool {
    get throws { try details.respondsToUserInteraction ?? isEnabled }
  }

  /// The content of `accessibilityCustomContent(_:_:importance:)` as assistive technology reads it, such as
  /// "Due: tomorrow, From: Ada"; empty if there is none.
  public var accessibilityCustomContent: String { get throws { try details.contentText ?? "" } }

  private var details: AccessibilityDetails { get throws { try view.attributes.accessibility.details } }
}
