/// A run of text with its style. The string is never parsed as markup.
package struct TextElement: Element {
  package var string: String
  package var style = TextStyle()
  /// The ranges of the string whose style differs from `style`, in UTF-8 offsets.
  package var runs: [TextRun] = []
  package var lineLimit: Int?
  /// Whether shorter text occupies the height of `lineLimit` lines.
  package var reservesSpace = false
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var isSelectable = false
  /// The case in which the string is displayed, which it already has.
  package var textCase: Text.Case?
  /// The additional spacing of lines, in points.
  package var lineSpacing = 0.0
  /// The smallest factor of the font size with which the text is made to fit.
  package var minimumScale = 1.0
  /// Whether the characters may be closer together to make the text fit.
  package var allowsTightening = false
  /// Whether the text is replaced by a placeholder.
  package var isRedacted = false
}

/// A range of a text with its own style.
package struct TextRun: Equatable {
  package var range: Range<Int>
  package var style: TextStyle
}

/// The appearance of text, independent of its layout.
package struct TextStyle: Equatable {
  package var font: Font?
  package var foreground: Paint?
  package var weight: Font.Weight?
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  /// The design, instead of that of the font.
  package var design: Font.Design?
  package var kerning: Double = 0
  package var baselineOffset: Double = 0

  package init() {}

  /// Scales the font of the text.
  mutating func scale(to scale: Double) { font = (font ?? .body).scaled(to: scale) }
}
