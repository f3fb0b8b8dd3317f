import FoundationEssentials

/// A text with its styles. The string contains no markup.
package struct TextElement: Element {
  package typealias Event = TextEvent

  package var string: String
  package var style = TextStyle()
  /// The ranges of the string whose style differs from `style`, in UTF-8 offsets.
  package var runs: [TextRun] = []
  /// Whether the text is in a locale, a calendar or a time zone that a view has set.
  package var hasOwnFormats = false
  package var lineLimit: Int?
  /// The number of lines whose height shorter text occupies.
  package var reservedLines = 0
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
  /// Whether the whole string is displayed while the pointer is over the text, if the text doesn't fit.
  package var hasHelpIfCut = false
  /// Whether the text is replaced by a placeholder.
  package var isRedacted = false

  /// Whether the text contains links.
  package var hasLinks: Bool { runs.contains { $0.link != nil } }

  /// Whether another text differs from this one in colors only.
  func isRecolored(by other: TextElement) -> Bool {
    guard other.string == string, other.runs.count == runs.count, other != self else { return false }
    var other = other
    other.style.foreground = style.foreground
    for index in runs.indices { other.runs[index].style.foreground = runs[index].style.foreground }
    return other == self
  }

  /// Appends a run, unless it is empty.
  mutating func append(_ text: String, _ style: TextStyle, link: URL? = nil) {
    if text.isEmpty { return }
    let start = string.utf8.count
    string += text
    runs.append(TextRun(range: start..<string.utf8.count, style: style, link: link))
  }

  /// The links of the text, and the parts between them.
  package var linkedParts: [LinkedPart] {
    let bytes = string.utf8
    var parts: [LinkedPart] = []
    for run in runs {
      let start = bytes.index(bytes.startIndex, offsetBy: run.range.lowerBound)
      let text = string[start..<bytes.index(start, offsetBy: run.range.count)]
      if let last = parts.indices.last, parts[last].link == run.link {
        parts[last].text += text
      } else {
        parts.append(LinkedPart(text: String(text), link: run.link))
      }
    }
    return parts
  }
}

/// A part of a text that is a link or none. Its runs may differ in their style.
package struct LinkedPart: Equatable {
  package var text: String
  package var link: URL?
}

/// The events that a text reports.
package enum TextEvent: WidgetEvent {
  /// The user opens a link.
  case linkActivated(URL)

  package var isActivation: Bool { true }
}

/// A range of a text with its own style.
package struct TextRun: Equatable {
  package var range: Range<Int>
  package var style: TextStyle
  /// The destination of the link that the range belongs to.
  package var link: URL?
}

/// The appearance of text, independent of its layout.
package struct TextStyle: Equatable {
  package var font: Font?
  package var foreground: Paint?
  package var weight: Font.Weight?
  package var width: Font.Width?
  package var isItalic = false
  /// The lines under and through the text and the color behind it; nil if there are none.
  package var decoration: TextDecoration?
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  /// The design, instead of that of the font.
  package var design: Font.Design?
  package var kerning: Double = 0
  package var baselineOffset: Double = 0

  package init() {}

  package var isUnderlined: Bool { decoration?.underline != nil }
  package var isStruckThrough: Bool { decoration?.strikethrough != nil }

  /// Replaces the lines and the color behind the text that aren't nil; an inner nil removes one.
  mutating func decorate(
    underline: Text.LineStyle?? = nil, strikethrough: Text.LineStyle?? = nil, background: Color?? = nil
  ) {
    decoration = .changing(
      decoration, underline: underline, strikethrough: strikethrough, background: background)
  }

  /// Scales the font of the text.
  mutating func scale(to scale: Double) { font = (font ?? .body).scaled(to: scale) }
}

extension TextElement: CollectibleElement {
  var collectedText: String? { string }
}
