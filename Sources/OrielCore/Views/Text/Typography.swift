import FoundationEssentials

/// The appearance of the text in a view, beyond its font and color. One environment value, because each text reads it.
package struct Typography: Equatable {
  package var textCase: Text.Case?
  package var design: Font.Design?
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var width: Font.Width?
  /// The lines under and through the text; nil if there are none.
  package var decoration: TextDecoration?
  package var kerning = 0.0
  /// The additional spacing of lines, in points.
  package var lineSpacing = 0.0
  /// The smallest factor of the font size with which text is made to fit.
  package var minimumScale = 1.0
  /// Whether the characters may be closer together to make text fit.
  package var allowsTightening = false

  func apply(to style: inout TextStyle) {
    style.design = design
    style.isMonospaced = isMonospaced
    style.hasMonospacedDigits = hasMonospacedDigits
    style.width = width
    style.decoration = decoration
    style.kerning = kerning
  }
}

private enum TypographyKey: EnvironmentKey { static var defaultValue: Typography { Typography() } }

extension EnvironmentValues {
  package var typography: Typography {
    get { self[TypographyKey.self] }
    set { self[TypographyKey.self] = newValue }
  }

  /// The case in which text is displayed; nil for the original case.
  public var textCase: Text.Case? {
    get { typography.textCase }
    set { typography.textCase = newValue }
  }

  /// The additional spacing of the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { typography.lineSpacing }
    set { typography.lineSpacing = newValue }
  }
}

extension Text {
  /// A case in which text is displayed.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension Text.Case {
  func apply(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}

extension View {
  /// Displays the text in this view in upper or lower case; nil for the original case.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the font design of the text in this view; nil for the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.typography.design, design) }

  /// Uses the monospaced variant of the font for the text in this view.
  public func monospaced(_ isActive: Bool = true) -> some View { environment(\.typography.isMonospaced, isActive) }

  /// Uses digits of equal width for the text in this view.
  public func monospacedDigit() -> some View { environment(\.typography.hasMonospacedDigits, true) }

  /// Sets the width of the characters of the text in this view. Nil is the width of the font.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.typography.width, width) }

  /// Underlines the text in this view. Without a color, the line has that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.typography) { typography in
      let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      typography.decoration = .changing(typography.decoration, underline: .some(line))
    }
  }

  /// Strikes the text in this view through. Without a color, the line has that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.typography) { typography in
      let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      typography.decoration = .changing(typography.decoration, strikethrough: .some(line))
    }
  }

  /// Sets the spacing between the characters of the text in this view, in points.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.typography.kerning, kerning) }

  /// Sets the spacing between the characters of the text in this view, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.typography.kerning, tracking) }

  /// Adds spacing between the lines of the text in this view, in points.
  ///
  /// In GTK, half of it is above the first line and half below the last one.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
}
