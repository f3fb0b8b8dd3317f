import Oriel

/// Writes the text of a note as Markdown that is read as the same text.
nonisolated struct MarkdownWriter {
  func markdown(_ text: AttributedString) -> String {
    if text.characters.isEmpty { return "" }
    return text.characters.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
      .map { line(text[$0.startIndex..<$0.endIndex]) }
      .joined(separator: "\n") + "\n"
  }

  private func line(_ line: AttributedSubstring) -> String {
    let paragraph = line.runs.lazy.compactMap(\.paragraph).first
    let text = String(line.characters)
    if paragraph == .code { return text }
    if let paragraph { return paragraph.prefix + formatted(line, in: paragraph) }
    guard let marker = ListMarker(of: text), let start = line.characters.firstIndex(where: { $0 != " " && $0 != "\t" })
    else {
      let line = formatted(line, in: nil)
      // What only looks like the beginning of a heading, a list or a program is no such thing.
      let looks = Paragraph.headings.contains { text.hasPrefix($0.prefix) } || text.hasPrefix("```")
      let isItem = ListMarker.all.contains { text.drop { $0 == " " || $0 == "\t" }.hasPrefix($0.markdown) }
      guard looks || isItem, let first = line.firstIndex(where: { $0 != " " && $0 != "\t" }), line[first] != "\\" else {
        return line
      }
      return line[..<first] + "\\" + line[first...]
    }
    let content = line.characters.index(start, offsetBy: marker.rawValue.count)
    return String(line[..<start].characters) + marker.markdown + formatted(line[content...], in: nil)
  }

  /// The text with the signs of its formats. A sign that belongs to the text is escaped only where it would be read as one
  /// of a format.
  private func formatted(_ text: AttributedSubstring, in paragraph: Paragraph?) -> String {
    let plain = write(text, escapes: false)
    let reader = MarkdownReader()
    if reader.formatted(plain[...], in: paragraph).hasSameFormats(as: text) { return plain }
    return write(text, escapes: true)
  }

  private func write(_ text: AttributedSubstring, escapes: Bool) -> String {
    var line = MarkedLine(escapes: escapes)
    for (link, range) in text.runs[\.link] {
      let runs = text[range].runs.map { (String(text[$0.range].characters), $0.attributes.formats) }
      guard let link else {
        for (characters, formats) in runs { line.append(characters, formats) }
        continue
      }
      // What all of a link has stands around it.
      let common = runs.reduce(runs[0].1) { $0.intersection($1.1) }.subtracting(.code)
      line.open(common)
      line.append("[")
      let outer = line.depth
      for (characters, formats) in runs { line.append(characters, formats) }
      line.close(to: outer)
      line.append("](\(link.absoluteString))")
    }
    line.close(to: 0)
    return line.text
  }
}

/// A line of Markdown that is being written.
nonisolated private struct MarkedLine {
  let escapes: Bool
  private var result = ""
  private var signs: [FormatSign] = []
  /// Spaces at the end of a run, which stand outside of its signs.
  private var spaces = ""

  init(escapes: Bool) { self.escapes = escapes }

  /// The number of formats that have begun.
  var depth: Int { signs.count }
  var text: String { result + spaces }

  /// Appends signs that are no text.
  mutating func append(_ markdown: String) {
    result += spaces + markdown
    spaces = ""
  }

  /// Appends text.
  mutating func append(_ characters: String, _ formats: Formats) {
    let content = characters.trimmingCharacters(in: .whitespaces)
    guard !content.isEmpty else {
      spaces += characters
      return
    }
    spaces += characters.prefix(while: \.isWhitespace)
    open(formats)
    let isCode = formats.contains(.code)
    result += escapes && !isCode ? String(content.flatMap { $0.isSign ? ["\\", $0] : [$0] }) : content
    spaces = String(characters.reversed().prefix(while: \.isWhitespace).reversed())
    if isCode { close(to: depth - 1) }
  }

  /// Ends the formats that the text that follows hasn't, and begins the others that it has.
  mutating func open(_ formats: Formats) {
    close(to: signs.prefix { formats.contains($0.format) }.count)
    result += spaces
    spaces = ""
    for sign in FormatSign.written
    where formats.contains(sign.format) && !signs.contains(where: { $0.format == sign.format }) {
      result += sign.opening
      signs.append(sign)
    }
  }

  mutating func close(to depth: Int) {
    while signs.count > depth, let sign = signs.popLast() { result += sign.closing }
  }
}

extension FormatSign {
  /// The signs that are written, from the outermost.
  nonisolated fileprivate static let written: [FormatSign] = {
    var formats: Formats = []
    return all.filter { formats.insert($0.format).inserted }
  }()
}

extension AttributedString {
  /// Whether characters other than spaces have the same formats and links as those of another text.
  nonisolated fileprivate func hasSameFormats(as other: AttributedSubstring) -> Bool {
    guard characters.elementsEqual(other.characters) else { return false }
    return zip(pieces, AttributedString(other).pieces).allSatisfy { $0 == $1 }
  }

  private nonisolated var pieces: [Piece] {
    runs.flatMap { run in
      let (formats, link) = (run.attributes.formats, run.link)
      return self[run.range].characters.compactMap { character in
        character.isWhitespace ? nil : Piece(character: character, formats: formats, link: link)
      }
    }
  }
}

/// A character and its formats.
nonisolated private struct Piece: Equatable {
  var character: Character
  var formats: Formats
  var link: URL?
}
