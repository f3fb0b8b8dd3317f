/// Traits that describe to assistive technology what a view is and how it behaves.
///
/// GTK has a counterpart of some of them, which is named at each; `OrielTesting` shows all of them.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view is a button. In GTK: the role of a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// The view is the heading of the content that follows. In GTK: the role of a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// The view is selected. In GTK: the state `selected`, or `pressed` of a button.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// The view is a link. In GTK: the role of a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// The view is an image, such as an emoji or a drawing. In GTK: the role of an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)

  /// The view is a text field for searching. In GTK: the role of a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 5)

  /// The view hides what is around it from the user until it is closed. In GTK: the state `modal`.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)

  /// The view is turned on and off. In GTK: the role of a toggle button, for buttons; it is pressed while it is selected.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)

  /// The view is a row of tabs. In GTK: the role of a list of tabs, for a group of views.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 8)

  /// The view is a text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 9)

  /// The view summarizes the window when it opens.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 10)

  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 11)

  /// The view changes its label or value so often that not every change should be read.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 12)

  /// The view plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 13)

  /// The view starts playing or recording when it is activated, so that speech should stop.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 14)

  /// The view handles the input of the user itself, such as a drawing area.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 15)

  /// Reading goes on at the next page when the end of the view is reached.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 16)
}
