import OrielCore

/// A style class for which GTK's themes or Oriel's style sheet have rules.
///
/// All classes are created here: constants, and classes whose name depends on a color or a size.
package struct StyleClass: Hashable, Sendable {
  package let name: String

  fileprivate init(_ name: String) { self.name = name }
}

// MARK: GTK's classes

extension StyleClass {
  package static let bar = StyleClass("bar")
  package static let clientDecorated = StyleClass("csd")
  package static let dayNumber = StyleClass("day-number")
  package static let destructiveAction = StyleClass("destructive-action")
  package static let dialog = StyleClass("dialog")
  package static let dialogActionArea = StyleClass("dialog-action-area")
  package static let dialogActionBox = StyleClass("dialog-action-box")
  package static let dialogBox = StyleClass("dialog-vbox")
  package static let dimLabel = StyleClass("dim-label")
  package static let flat = StyleClass("flat")
  package static let fullscreen = StyleClass("fullscreen")
  package static let imageButton = StyleClass("image-button")
  package static let keyboardActivating = StyleClass("keyboard-activating")
  package static let link = StyleClass("link")
  package static let linked = StyleClass("linked")
  package static let caption = StyleClass("caption")
  package static let message = StyleClass("message")
  package static let navigationSidebar = StyleClass("navigation-sidebar")
  package static let placeholder = StyleClass("placeholder")
  package static let solidDecorated = StyleClass("solid-csd")
  package static let subtitle = StyleClass("subtitle")
  package static let suggestedAction = StyleClass("suggested-action")
  package static let textButton = StyleClass("text-button")
  package static let toolbar = StyleClass("toolbar")
  package static let title = StyleClass("title")
  package static let title2 = StyleClass("title-2")
}

// MARK: Oriel's classes

extension StyleClass {
  package static let alertBadge = StyleClass("oriel-alert-badge")
  package static let alertWarning = StyleClass("oriel-alert-warning")
  package static let alternateRow = StyleClass("oriel-alternate-row")
  package static let boxed = StyleClass("oriel-boxed")
  package static let capsule = StyleClass("oriel-capsule")
  package static let circle = StyleClass("oriel-circle")
  package static let clear = StyleClass("oriel-clear")
  package static let column = StyleClass("oriel-column")
  package static let columnDivider = StyleClass("oriel-column-divider")
  package static let customButton = StyleClass("oriel-custom")
  package static let textEditor = StyleClass("oriel-text-editor")
  package static let datePicker = StyleClass("oriel-date-picker")
  package static let draggedRow = StyleClass("oriel-dragged-row")
  package static let dropFrame = StyleClass("oriel-drop-frame")
  package static let dragIndicator = StyleClass("oriel-drag-indicator")
  package static let extraLarge = StyleClass("oriel-extra-large")
  package static let fieldRow = StyleClass("oriel-field-row")
  package static let fieldTitle = StyleClass("oriel-field-title")
  package static let firstRow = StyleClass("oriel-first-row")
  package static let focusTarget = StyleClass("oriel-focus-target")
  package static let footer = StyleClass("oriel-footer")
  package static let footerRow = StyleClass("oriel-footer-row")
  package static let groupBox = StyleClass("oriel-group-box")
  package static let groupedList = StyleClass("oriel-grouped-list")
  package static let header = StyleClass("oriel-header")
  package static let gapAboveRow = StyleClass("oriel-gap-above-row")
  package static let gapBelowRow = StyleClass("oriel-gap-below-row")
  package static let headerRow = StyleClass("oriel-header-row")
  package static let insetList = StyleClass("oriel-inset-list")
  package static let large = StyleClass("oriel-large")
  package static let lastRow = StyleClass("oriel-last-row")
  package static let mini = StyleClass("oriel-mini")
  package static let opaque = StyleClass("oriel-opaque")
  package static let paneDivider = StyleClass("oriel-pane-divider")
  package static let plainButton = StyleClass("oriel-plain")
  package static let clearBackground = StyleClass("oriel-clear-background")
  package static let separatedRow = StyleClass("oriel-separated-row")
  package static let plainList = StyleClass("oriel-plain-list")
  package static let besidePanel = StyleClass("oriel-beside-panel")
  package static let sidePanel = StyleClass("oriel-side-panel")
  package static let plainWindow = StyleClass("oriel-plain-window")
  package static let popover = StyleClass("oriel-popover")
  package static let redacted = StyleClass("oriel-redacted")
  package static let ring = StyleClass("oriel-ring")
  package static let ringless = StyleClass("oriel-ringless")
  package static let rounded = StyleClass("oriel-rounded")
  package static let square = StyleClass("oriel-square")
  package static let rowField = StyleClass("oriel-row-field")
  package static let sheet = StyleClass("oriel-sheet")
  package static let small = StyleClass("oriel-small")
  package static let textArea = StyleClass("oriel-text-area")
  package static let thumbnail = StyleClass("oriel-thumbnail")
  package static let thumbnailBadge = StyleClass("oriel-thumbnail-badge")
  package static let thumbnailSelected = StyleClass("oriel-thumbnail-selected")
}

// MARK: Fonts and colors

extension StyleClass {
  /// The class of each widget with a font class; see ``StyleSheet``.
  static let font = StyleClass("oriel-font")
  static let largeTitleFont = StyleClass("oriel-large-title")
  static let titleFont = StyleClass("oriel-title")
  static let title2Font = StyleClass("oriel-title2")
  static let title3Font = StyleClass("oriel-title3")
  static let headlineFont = StyleClass("oriel-headline")
  static let subheadlineFont = StyleClass("oriel-subheadline")
  static let footnoteFont = StyleClass("oriel-footnote")
  static let captionFont = StyleClass("oriel-caption")
  static let caption2Font = StyleClass("oriel-caption2")

  /// A font of an app, by a number.
  static func font(number: Int) -> StyleClass { StyleClass("oriel-font\(number)") }

  /// The class of each widget with a color or opacity class; see ``StyleSheet``.
  package static let color = StyleClass("oriel-color")
  static let backgroundColor = StyleClass("oriel-background")
  static let barColor = StyleClass("oriel-bar")
  static let selectionColor = StyleClass("oriel-selection")
  static let separatorColor = StyleClass("oriel-separator")

  /// A color of the palette, in its shade for a use.
  package static func color(_ name: OrielCore.Color.Name, for use: Palette.Use = .text) -> StyleClass {
    StyleClass(use == .text ? "oriel-\(name.rawValue)" : "oriel-fill-\(name.rawValue)")
  }

  /// A custom color for icons.
  static func color(_ hex: Palette.Hex) -> StyleClass { StyleClass("oriel-\(name(hex))") }

  /// A color of an asset catalog, by a number.
  static func color(asset number: Int) -> StyleClass { StyleClass("oriel-asset\(number)") }

  /// The foreground of a level from 1 to 4, in its opacity for a use.
  static func foreground(level: Int, for use: Palette.Use = .text) -> StyleClass {
    StyleClass(use == .text ? "oriel-level\(min(level, 4))" : "oriel-fill-level\(min(level, 4))")
  }

  /// The background of a level from 1 to 4.
  static func raised(level: Int) -> StyleClass { StyleClass("oriel-raised\(min(level, 4))") }

  /// An opacity in percent.
  static func opacity(percent: Int) -> StyleClass { StyleClass("oriel-alpha\(percent)") }

  /// Controls tinted in a color of the palette.
  static func tint(_ name: OrielCore.Color.Name) -> StyleClass { StyleClass("oriel-tint-\(name.rawValue)") }

  /// Controls tinted in a custom color.
  static func tint(_ hex: Palette.Hex) -> StyleClass { StyleClass("oriel-tint-\(name(hex))") }

  /// Controls tinted in a color of an asset catalog, by its number.
  static func tint(asset number: Int) -> StyleClass { StyleClass("oriel-tint-asset\(number)") }

  /// Popovers with an arrow in a custom color.
  static func arrow(_ hex: Palette.Hex, percent: Int) -> StyleClass {
    StyleClass("oriel-arrow-\(name(hex))-\(percent)")
  }

  /// Windows and popovers with corners of this radius, in pixels.
  static func corners(_ radius: Int) -> StyleClass { StyleClass("oriel-corners\(radius)") }

  /// Rows with a separator in a color of the palette, with an opacity in percent.
  static func separator(_ name: OrielCore.Color.Name, percent: Int) -> StyleClass {
    StyleClass("oriel-separator-\(name.rawValue)-\(percent)")
  }

  /// Rows with a separator in a custom color, with an opacity in percent.
  static func separator(_ hex: Palette.Hex, percent: Int) -> StyleClass {
    StyleClass("oriel-separator-\(name(hex))-\(percent)")
  }

  /// Rows with a separator in a color of an asset catalog, with an opacity in percent.
  static func separator(asset number: Int, percent: Int) -> StyleClass {
    StyleClass("oriel-separator-asset\(number)-\(percent)")
  }

  /// Buttons with corners of this radius, in pixels.
  static func buttonCorners(_ radius: Int) -> StyleClass { StyleClass("oriel-button-corners\(radius)") }

  private static func name(_ hex: Palette.Hex) -> String { "x\(String(hex, radix: 16))" }
}
