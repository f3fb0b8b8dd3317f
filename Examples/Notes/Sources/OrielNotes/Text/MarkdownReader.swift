import Oriel

/// Reads the text of a note from Markdown: headings, lists, and the formats of characters. Anything else stays as it is.
nonisolated struct MarkdownReader {
  func text(_ markdown: String) -> AttributedString {
    var text = AttributedString()
    var isCode = false
    var isFirst = true
    // The line break at the end of a file is no line of the note.
    let content = markdown.last?.isLineBreak == true ? markdown.dropLast() : markdown[...]
    for line in content.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak) {
      let isFence = line.hasPrefix("```")
      if !isFirst { text += AttributedString("\n") }
      isFirst = false
      text +=
        isCode || isFence
        ? AttributedString(String(line), attributes: AttributeContainer([], in: .code)) : self.line(line)
      if isFence { isCode.toggle() }
    }
    return text
  }

  /// A line that isn't one of a program.
  func line(_ line: Substring) -> AttributedString {
    if let heading = Paragraph.headings.first(where: { line.hasPrefix($0.prefix) }) {
      return formatted(line.dropFirst(heading.prefix.count), in: heading)
    }
    let content = line.drop { $0 == " " || $0 == "\t" }
    guard let item = ListMarker.all.first(where: { content.hasPrefix($0.markdown) }) else { return formatted(line) }
    return AttributedString(line[..<content.startIndex] + item.marker.rawValue)
      + formatted(content.dropFirst(item.markdown.count))
  }

  /// Text with its formats.
  func formatted(_ markdown: Substring, in paragraph: Paragraph? = nil) -> AttributedString {
    var scanner = FormatScanner(Array(markdown), in: paragraph)
    return scanner.text()
  }
}

/// Reads the formats of the characters in a line of Markdown.
nonisolated private struct FormatScanner {
  private let characters: [Character]
  private let paragraph: Paragraph?
  private var place = 0

  init(_ characters: [Character], in paragraph: Paragraph?) {
    self.characters = characters
    self.paragraph = paragraph
  }

  mutating func text() -> AttributedString { text(until: nil, []) ?? AttributedString() }

  /// The text up to the sign that ends a format, or to the end of the line; nil if the sign doesn't come.
  private mutating func text(until end: FormatSign?, _ formats: Formats) -> AttributedString? {
    var result = AttributedString()
    var plain = ""
    func finished() -> AttributedString {
      result + AttributedString(plain, attributes: AttributeContainer(formats, in: paragraph))
    }
    while place < characters.count {
      if let end, closes(end, at: place) {
        place += end.closing.count
        return finished()
      }
      if let sign = FormatSign.all.first(where: { opens($0, formats) }), let inner = inner(sign, formats) {
        result = finished() + inner
        plain = ""
      } else if let link = link(formats) {
        result = finished() + link
        plain = ""
      } else {
        if characters[place] == "\\", place + 1 < characters.count, characters[place + 1].isSign { place += 1 }
        plain.append(characters[place])
        place += 1
      }
    }
    return end == nil ? finished() : nil
  }

  /// The text with a format that begins here. Nil, and nothing is read, if it doesn't end.
  private mutating func inner(_ sign: FormatSign, _ formats: Formats) -> AttributedString? {
    let start = place
    place += sign.opening.count
    if sign.format == .code {
      let content = characters[place...].prefix { $0 != "`" }
      guard content.endIndex < characters.count else {
        place = start
        return nil
      }
      place = content.endIndex + 1
      return AttributedString(String(content), attributes: AttributeContainer(formats.union(.code), in: paragraph))
    }
    let hasEnd = (place + 1..<max(place + 1, characters.count)).contains { closes(sign, at: $0) }
    if hasEnd, let text = text(until: sign, formats.union(sign.format)), !text.characters.isEmpty { return text }
    place = start
    return nil
  }

  /// `[text](address)`. Any other, such as one with a title or with an address that would be written in another way, stays
  /// as it is.
  private mutating func link(_ formats: Formats) -> AttributedString? {
    guard characters[place] == "[", let middle = find("](", from: place + 1), let end = find(")", from: middle + 2),
      middle > place + 1
    else { return nil }
    let address = String(characters[middle + 2..<end])
    guard let url = URL(string: address), url.absoluteString == address else { return nil }
    var label = FormatScanner(Array(characters[place + 1..<middle]), in: paragraph)
    guard var text = label.text(until: nil, formats) else { return nil }
    text.link = url
    place = end + 1
    return text
  }

  private func find(_ string: String, from start: Int) -> Int? {
    guard start < characters.count else { return nil }
    return (start..<characters.count).first { has(string, at: $0) }
  }

  private func has(_ string: String, at place: Int) -> Bool { characters[place...].starts(with: string) }

  private func opens(_ sign: FormatSign, _ formats: Formats) -> Bool {
    guard !formats.contains(sign.format), has(sign.opening, at: place) else { return false }
    let next = place + sign.opening.count
    guard next < characters.count, !characters[next].isWhitespace else { return false }
    return sign.opening != "_" || place == 0 || !(characters[place - 1].isLetter || characters[place - 1].isNumber)
  }

  private func closes(_ sign: FormatSign, at place: Int) -> Bool {
    // What other formats end here is no text of this one.
    guard has(sign.closing, at: place), let last = characters[..<place].last(where: { $0 != "*" }), !last.isWhitespace
    else { return false }
    // Two asterisks begin or end bold text, not italics.
    if sign.closing == "*" { return characters[place...].prefix { $0 == "*" }.count != 2 }
    guard sign.closing == "_", place + 1 < characters.count else { return true }
    return !(characters[place + 1].isLetter || characters[place + 1].isNumber)
  }
}

/// A format and the signs around text that has it.
nonisolated struct FormatSign: Sendable {
  var format: Formats
  var opening: String
  var closing: String

  /// The first of a format is the one that is written. Two asterisks come before one.
  static let all = [
    FormatSign(format: .bold, opening: "**", closing: "**"), FormatSign(format: .italic, opening: "*", closing: "*"),
    FormatSign(format: .bold, opening: "__", closing: "__"), FormatSign(format: .italic, opening: "_", closing: "_"),
    FormatSign(format: .strikethrough, opening: "~~", closing: "~~"),
    FormatSign(format: .highlight, opening: "==", closing: "=="),
    FormatSign(format: .underline, opening: "<u>", closing: "</u>"),
    FormatSign(format: .code, opening: "`", closing: "`"),
  ]
}

extension Character {
  /// Whether a backslash makes it a character like others.
  nonisolated var isSign: Bool { "\\*_~=`<[#-+".contains(self) }
}
