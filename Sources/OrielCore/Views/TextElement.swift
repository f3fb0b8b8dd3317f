/// Text with its style. Never markup.
package struct TextElement: Element {
  package var string: String
  package var style = TextStyle()
  /// Parts of the string whose style differs from `style`, as ranges of UTF-8 offsets.
  package var runs: [TextRun] = []
  package var lineLimit: Int?
  /// Whether the text takes the room of all its lines even if it has fewer.
  package var reservesSpace = false
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var isSelectable = false
  /// Whether a block stands for the text.
  package var isRedacted = false
}

/// A part of a text with a style of its own.
package struct TextRun: Equatable {
  package var range: Range<Int>
  package var style: TextStyle
}

/// How text looks, apart from its layout.
package struct TextStyle: Equatable {
  package var font: Font?
  package var foreground: Paint?
  package var weight: Font.Weight?
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var isMonospaced = false
  package var kerning: Double = 0
  package var baselineOffset: Double = 0

  package init() {}
}
