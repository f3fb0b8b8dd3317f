import Oriel

/// A part of a Markdown paragraph with the same marks.
struct InlineText: Equatable {
  struct Style: OptionSet, Hashable {
    let rawValue: Int
    static let emphasis = Style(rawValue: 1)
    static let strong = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let struck = Style(rawValue: 8)
  }

  var text: String
  var style: Style = []
  /// Where the link leads.
  var link: String?

  /// The parts of a paragraph.
  static func parts(of text: String, style: Style = [], link: String? = nil) -> [InlineText] {
    var parts: [InlineText] = []
    var plain = ""
    var rest = text[...]
    func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    func endPlain() {
      if !plain.isEmpty { parts.append(InlineText(text: plain, style: style, link: link)) }
      plain = ""
    }
    while let character = rest.first {
      if character == "\\", let escaped = rest.dropFirst().first, escaped.isPunctuation || escaped.isSymbol {
        plain.append(escaped)
        rest = rest.dropFirst(2)
      } else if let span = CodeSpan(rest) {
        endPlain()
        parts.append(InlineText(text: span.code, style: style.union(.code), link: link))
        rest = span.rest
      } else if link == nil, let span = LinkSpan(rest) {
        endPlain()
        parts += self.parts(of: String(span.title), style: style, link: span.destination)
        rest = span.rest
      } else if let span = MarkSpan(rest, isInWord: isWord(plain.last)), !style.contains(span.style) {
        endPlain()
        parts += self.parts(of: String(span.content), style: style.union(span.style), link: link)
        rest = span.rest
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    endPlain()
    return parts
  }
}

/// A part between backticks.
private struct CodeSpan {
  let code: String
  let rest: Substring

  init?(_ text: Substring) {
    let ticks = text.prefix { $0 == "`" }
    guard !ticks.isEmpty, let end = text.dropFirst(ticks.count).firstRange(of: ticks) else { return nil }
    code = String(text[ticks.endIndex..<end.lowerBound])
    rest = text[end.upperBound...]
  }
}

/// A link with its title, a picture, of which only the description remains, or an address between angle brackets.
private struct LinkSpan {
  let title: Substring
  let destination: String?
  let rest: Substring

  init?(_ text: Substring) {
    let isPicture = text.hasPrefix("![")
    if text.first == "<", let end = text.firstIndex(of: ">") {
      let address = text[text.index(after: text.startIndex)..<end]
      guard address.contains(":"), !address.contains(where: \.isWhitespace) else { return nil }
      (title, destination, rest) = (address, String(address), text[text.index(after: end)...])
      return
    }
    guard isPicture || text.first == "[" else { return nil }
    let start = text.index(text.startIndex, offsetBy: isPicture ? 2 : 1)
    var depth = 1
    var index = start
    while index < text.endIndex {
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      if depth == 0 { break }
      index = text.index(after: index)
    }
    guard depth == 0, text[index...].hasPrefix("]("), let end = text[index...].firstIndex(of: ")") else { return nil }
    title = text[start..<index]
    let target = text[text.index(index, offsetBy: 2)..<end].split(separator: " ").first.map(String.init) ?? ""
    destination = isPicture ? nil : target
    rest = text[text.index(after: end)...]
  }
}

/// A part between asterisks, underscores or tildes.
private struct MarkSpan {
  let style: InlineText.Style
  let content: Substring
  let rest: Substring

  private static let marks: [(String, InlineText.Style)] = [
    ("**", .strong), ("__", .strong), ("~~", .struck), ("*", .emphasis), ("_", .emphasis),
  ]

  /// - Parameter isInWord: whether a letter is before the mark.
  init?(_ text: Substring, isInWord: Bool) {
    for (mark, style) in Self.marks where text.hasPrefix(mark) {
      guard mark.first != "_" || !isInWord else { continue }
      let inner = text.dropFirst(mark.count)
      guard let first = inner.first, !first.isWhitespace else { continue }
      var index = inner.index(after: inner.startIndex)
      while let found = inner[index...].firstRange(of: mark) {
        // The last marks in a row end the outer part.
        let run = inner[found.lowerBound...].prefix { $0 == mark.first }
        let end = inner.index(run.endIndex, offsetBy: -mark.count)
        let follows = inner[run.endIndex...].first.map { $0.isLetter || $0.isNumber } ?? false
        if !inner[inner.index(before: run.startIndex)].isWhitespace, mark.count == 2 || run.count % 2 == 1,
          mark.first != "_" || !follows
        {
          (self.style, content, rest) = (style, inner[..<end], inner[run.endIndex...])
          return
        }
        index = run.endIndex
      }
    }
    return nil
  }
}
