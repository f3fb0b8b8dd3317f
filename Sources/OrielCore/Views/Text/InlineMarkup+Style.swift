extension InlineMarkup {
  /// Adds the appearance of the markup to a style.
  func apply(to style: inout TextStyle) {
    if contains(.strong) { style.weight = .bold }
    if contains(.emphasized) { style.isItalic = true }
    if contains(.struckThrough) { style.decorate(strikethrough: .single) }
    if contains(.code) { style.isMonospaced = true }
  }
}
