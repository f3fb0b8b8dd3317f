/// Takes the blocks of a Markdown text apart: headings, paragraphs, lists with tasks, quotes, code and rules.
struct MarkdownParser {
  private var lines: ArraySlice<Substring>
  private var blocks: [MarkdownBlock] = []
  private var paragraph: [Substring] = []

  static func blocks(of text: String) -> [MarkdownBlock] {
    blocks(of: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
  }

  private static func blocks(of lines: [Substring]) -> [MarkdownBlock] {
    var parser = MarkdownParser(lines: lines[...])
    while let line = parser.lines.popFirst() { parser.take(line) }
    parser.endParagraph()
    return parser.blocks
  }

  private init(lines: ArraySlice<Substring>) { self.lines = lines }

  private mutating func take(_ line: Substring) {
    let content = line.drop { $0 == " " }
    if content.allSatisfy(\.isWhitespace) {
      endParagraph()
    } else if let fence = Fence(content) {
      endParagraph()
      takeCode(until: fence, indentation: line.count - content.count)
    } else if let heading = Self.heading(content) {
      add(heading)
    } else if Self.isRule(content) {
      // Below a paragraph, hyphens make it a heading.
      if let level = underline(content) { add(.heading(level: level, endedParagraph())) } else { add(.rule) }
    } else if let level = underline(content) {
      add(.heading(level: level, endedParagraph()))
    } else if content.first == ">" {
      endParagraph()
      takeQuote(content)
    } else if let marker = ListMarker(line), paragraph.isEmpty || marker.interrupts {
      endParagraph()
      takeList(line, marker)
    } else {
      paragraph.append(content)
    }
  }

  private mutating func add(_ block: MarkdownBlock) {
    endParagraph()
    blocks.append(block)
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { blocks.append(.paragraph(endedParagraph())) }
  }

  /// The lines of the paragraph as one, except where two spaces or a backslash break it.
  private mutating func endedParagraph() -> String {
    defer { paragraph = [] }
    var text = ""
    for (index, line) in paragraph.enumerated() {
      let isLast = index == paragraph.count - 1
      let breaks = !isLast && (line.hasSuffix("  ") || line.hasSuffix("\\"))
      text += line.hasSuffix("\\") && !isLast ? line.dropLast() : Self.trimmed(line)
      if !isLast { text += breaks ? "\n" : " " }
    }
    return text
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }

  // MARK: Kinds of lines

  private static func heading(_ line: Substring) -> MarkdownBlock? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var title = trimmed(rest.drop { $0 == " " })
    let end = title.reversed().prefix { $0 == "#" }.count
    if end > 0, title.dropLast(end).last.map({ $0 == " " }) ?? true { title = trimmed(title.dropLast(end)) }
    return .heading(level: level, String(title))
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.count >= 3 && ["*", "-", "_"].contains(marks.first) && Set(marks).count == 1
  }

  /// The level of the heading that a line of equal signs or hyphens makes of the paragraph.
  private func underline(_ line: Substring) -> Int? {
    let marks = Self.trimmed(line)
    guard !paragraph.isEmpty, let mark = marks.first, marks.allSatisfy({ $0 == mark }) else { return nil }
    return mark == "=" ? 1 : mark == "-" ? 2 : nil
  }

  // MARK: Blocks of several lines

  private struct Fence {
    let mark: Character
    let count: Int

    init?(_ line: Substring) {
      guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
      count = line.prefix { $0 == mark }.count
      guard count >= 3, mark == "~" || !line.dropFirst(count).contains("`") else { return nil }
      self.mark = mark
    }

    func isClosed(by line: Substring) -> Bool {
      let marks = MarkdownParser.trimmed(line.drop { $0 == " " })
      return marks.count >= count && marks.allSatisfy { $0 == mark }
    }
  }

  private mutating func takeCode(until fence: Fence, indentation: Int) {
    var code: [Substring] = []
    while let line = lines.popFirst(), !fence.isClosed(by: line) {
      let spaces = min(indentation, line.prefix { $0 == " " }.count)
      code.append(line.dropFirst(spaces))
    }
    blocks.append(.code(code.joined(separator: "\n")))
  }

  private mutating func takeQuote(_ first: Substring) {
    var quoted = [Self.unquoted(first)]
    while let line = lines.first {
      let content = line.drop { $0 == " " }
      guard !content.isEmpty else { break }
      // A paragraph goes on without the sign.
      quoted.append(content.first == ">" ? Self.unquoted(content) : content)
      lines.removeFirst()
    }
    blocks.append(.quote(Self.blocks(of: quoted)))
  }

  private static func unquoted(_ line: Substring) -> Substring {
    let rest = line.dropFirst()
    return rest.first == " " ? rest.dropFirst() : rest
  }

  private struct ListMarker {
    let indentation: Int
    /// How far the content of the item is indented.
    let width: Int
    /// Of a numbered list.
    let number: Int?
    let sign: Character

    /// Whether the line begins a list right below a paragraph.
    var interrupts: Bool { number == nil || number == 1 }

    init?(_ line: Substring) {
      indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      let digits = content.prefix { $0.isASCII && $0.isNumber }
      let rest = content.dropFirst(digits.count)
      guard let sign = rest.first, digits.isEmpty ? "-*+".contains(sign) : ".)".contains(sign), digits.count < 10,
        rest.dropFirst().first.map({ $0 == " " || $0 == "\t" }) ?? true
      else { return nil }
      self.sign = sign
      number = Int(digits)
      let spaces = rest.dropFirst().prefix { $0 == " " }.count
      width = indentation + digits.count + 1 + ((1...4).contains(spaces) ? spaces : 1)
    }

    func isLike(_ other: ListMarker) -> Bool { sign == other.sign && (number == nil) == (other.number == nil) }
  }

  private mutating func takeList(_ first: Substring, _ marker: ListMarker) {
    var items: [MarkdownBlock.Item] = []
    var (line, current) = (first, marker)
    while true {
      var content = [line.dropFirst(min(current.width, line.count))]
      var blanks = 0
      while let next = lines.first {
        let indentation = next.prefix { $0 == " " }.count
        if next.allSatisfy(\.isWhitespace) {
          blanks += 1
        } else if indentation >= current.width {
          content += Array(repeating: "", count: blanks) + [next.dropFirst(current.width)]
          blanks = 0
        } else if blanks == 0, ListMarker(next) == nil, !Self.beginsBlock(next) {
          content.append(next.drop { $0 == " " })
        } else {
          break
        }
        lines.removeFirst()
      }
      items.append(Self.item(content))
      guard let next = lines.first, let following = ListMarker(next), following.isLike(marker) else { break }
      (line, current) = (next, following)
      lines.removeFirst()
    }
    blocks.append(.list(start: marker.number, items))
  }

  private static func beginsBlock(_ line: Substring) -> Bool {
    let content = line.drop { $0 == " " }
    return heading(content) != nil || isRule(content) || Fence(content) != nil || content.first == ">"
  }

  private static func item(_ lines: [Substring]) -> MarkdownBlock.Item {
    var lines = lines
    var isDone: Bool?
    for (mark, value) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)] where lines[0].hasPrefix(mark) {
      lines[0] = lines[0].dropFirst(mark.count)
      isDone = value
    }
    return MarkdownBlock.Item(isDone: isDone, blocks: blocks(of: lines))
  }
}
