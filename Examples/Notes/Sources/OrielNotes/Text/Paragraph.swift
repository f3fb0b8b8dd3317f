import Oriel

/// What a paragraph of a note is.
nonisolated enum Paragraph: String, CaseIterable, Codable, Hashable, Sendable {
  case title, heading, subheading
  /// A line of a program between two lines of three backquotes, or such a line. It has no formats.
  case code

  /// How its line begins in Markdown.
  var prefix: String {
    switch self {
    case .title: "# "
    case .heading: "## "
    case .subheading: "### "
    case .code: ""
    }
  }

  static let headings: [Paragraph] = [.title, .heading, .subheading]
}

/// The attribute for what a paragraph is. Without it, the paragraph is body text.
nonisolated enum ParagraphAttribute: CodableAttributedStringKey {
  typealias Value = Paragraph
  static let name = "org.oriel.Notes.Paragraph"
}

extension AttributeScopes {
  /// The attributes that only notes have.
  nonisolated struct NoteAttributes: AttributeScope {
    let paragraph: ParagraphAttribute
  }

  nonisolated var note: NoteAttributes.Type { NoteAttributes.self }
}

extension AttributeDynamicLookup {
  nonisolated subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.NoteAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The paragraphs that contain a part of the text, without the line breaks behind them.
  nonisolated func paragraphs(in range: Range<Index>) -> [Range<Index>] {
    var start = range.lowerBound
    while start > startIndex, !characters[characters.index(before: start)].isLineBreak {
      start = characters.index(before: start)
    }
    var ranges: [Range<Index>] = []
    var place = start
    while true {
      let end = characters[place...].firstIndex(where: \.isLineBreak) ?? endIndex
      ranges.append(place..<end)
      guard end < endIndex, characters.index(after: end) <= range.upperBound, end < range.upperBound else {
        return ranges
      }
      place = characters.index(after: end)
    }
  }

  /// Gives each paragraph one kind, and takes it from the line breaks: text after a heading is body text.
  /// Returns whether that has changed anything.
  nonisolated mutating func tidyParagraphs() -> Bool {
    var hasChanged = false
    for (kind, range) in runs[\.paragraph] where kind != nil {
      for paragraph in paragraphs(in: range) {
        if self[paragraph].paragraph != kind {
          self[paragraph].paragraph = kind
          hasChanged = true
        }
        guard kind != .code, paragraph.upperBound < endIndex else { continue }
        let lineBreak = paragraph.upperBound..<characters.index(after: paragraph.upperBound)
        if self[lineBreak].paragraph != nil {
          self[lineBreak].setAttributes(AttributeContainer())
          hasChanged = true
        }
      }
    }
    return hasChanged
  }
}
