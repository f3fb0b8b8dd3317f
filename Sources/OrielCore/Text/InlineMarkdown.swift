/// A part of a localized text with the same markup.
package struct MarkedRun: Equatable, Sendable {
  package var text: String
  package var markup: InlineMarkup = []
  /// The destination of the link that the part belongs to.
  package var link: String?

  package init(_ text: String, _ markup: InlineMarkup = [], link: String? = nil) {
    self.text = text
    self.markup = markup
    self.link = link
  }
}

/// The markup of a part of a localized text.
package struct InlineMarkup: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let emphasized = InlineMarkup(rawValue: 1)
  package static let strong = InlineMarkup(rawValue: 2)
  package static let struckThrough = InlineMarkup(rawValue: 4)
  package static let code = InlineMarkup(rawValue: 8)
}

/// The inline part of Markdown, as localized texts contain it: CommonMark's emphasis, code spans, links, autolinks and
/// backslash escapes, with the strikethrough and the autolinks without brackets of GitHub's dialect.
///
/// Of images and of attributes, as in `^[text](inflect: true)`, only the text remains. All white space is preserved.
/// Blocks, such as headings and lists, HTML, entities and references to definitions are plain text.
struct InlineMarkdown {
  let scalars: [Unicode.Scalar]
  /// The values of the placeholders, by their positions.
  private let values: [Int: String]
  /// The position of the last `)`, after which no destination ends.
  let lastParenthesis: Int
  var position = 0
  var pieces: [Piece] = []
  var delimiters: [Delimiter] = []
  var brackets: [Bracket] = []
  var spans: [Span] = []
  /// The number of open brackets that can't begin a link, because a link is in them.
  private var bracketsAroundLinks = 0
  /// The numbers of backticks for which no end was found.
  private var unclosedTicks: Set<Int> = []

  struct Piece {
    var text: Range<Int>
    var markup: InlineMarkup = []
    var link: String?
  }

  /// A `[`, `![` or `^[`.
  struct Bracket {
    let piece: Int
    let firstDelimiter: Int
    let kind: Kind

    enum Kind { case link, image, attribute }
  }

  /// The pieces between two delimiters.
  struct Span {
    let pieces: Range<Int>
    let markup: InlineMarkup
  }

  /// What the parser sees in place of a placeholder: a noncharacter of Unicode, which is neither markup nor part of an
  /// address. One in the text itself has no value.
  static let placeholder: Unicode.Scalar = "\u{FFFF}"

  /// Returns the parts of a text; nil if it contains no markup.
  ///
  /// - Parameters:
  ///   - string: the text, or a format if there are arguments.
  ///   - arguments: the values of the placeholders. They are never markup.
  static func runs(of string: String, arguments: [LocalizedStringKey.Argument] = []) -> [MarkedRun]? {
    guard mayContainMarkup(string) else { return nil }
    var parser = InlineMarkdown(string, arguments)
    parser.parse()
    let runs = parser.runs
    return runs == [MarkedRun(parser.string(parser.scalars.indices))] ? nil : runs
  }

  private init(_ string: String, _ arguments: [LocalizedStringKey.Argument]) {
    var scalars: [Unicode.Scalar] = []
    var values: [Int: String] = [:]
    if arguments.isEmpty {
      scalars = Array(string.unicodeScalars)
    } else {
      FormatText.forEachPart(of: string, with: arguments) { part in
        switch part {
        case .text(let text): scalars += text.unicodeScalars
        case .value(let value):
          values[scalars.count] = value
          scalars.append(Self.placeholder)
        }
      }
    }
    self.scalars = scalars
    self.values = values
    lastParenthesis = scalars.lastIndex(of: ")") ?? -1
  }

  /// Whether a text contains a character that may be markup. Runs for each text that is displayed.
  static func mayContainMarkup(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
          UInt8(ascii: "<"), UInt8(ascii: "\\"):
          return true
        case UInt8(ascii: ":"):
          if bytes[index...].starts(with: "://".utf8) { return true }
        case UInt8(ascii: "w"):
          if bytes[index...].starts(with: "www.".utf8) { return true }
        case UInt8(ascii: "@"):
          // Not the one of a placeholder.
          if index > 0, Unicode.Scalar(bytes[index - 1]).isAddressCharacter { return true }
        default: break
        }
      }
      return false
    }
  }

  // MARK: Characters

  private mutating func parse() {
    while position < scalars.count {
      switch scalars[position] {
      case "\\": parseEscape()
      case "`": parseCode()
      case "*", "_", "~": parseDelimiter()
      case "[": open(.link, length: 1)
      case "!" where following == "[": open(.image, length: 2)
      case "^" where following == "[": open(.attribute, length: 2)
      case "]": close()
      case "<": if !parseBracketedLink() { appendText(1) }
      default: if !parseBareLink() { appendText(1) }
      }
    }
    matchDelimiters(from: 0)
  }

  private var following: Unicode.Scalar? { position + 1 < scalars.count ? scalars[position + 1] : nil }

  /// Appends some of the following characters as plain text.
  private mutating func appendText(_ count: Int) {
    let range = position..<position + count
    position = range.upperBound
    if let last = pieces.indices.last, pieces[last].link == nil, pieces[last].markup.isEmpty,
      pieces[last].text.upperBound == range.lowerBound, !isMarker(last)
    {
      pieces[last].text = pieces[last].text.lowerBound..<range.upperBound
    } else {
      pieces.append(Piece(text: range))
    }
  }

  private func isMarker(_ piece: Int) -> Bool {
    delimiters.last?.piece == piece || brackets.last?.piece == piece
  }

  private mutating func parseEscape() {
    guard following?.canBeEscaped == true else { return appendText(1) }
    position += 1
    appendText(1)
  }

  private mutating func parseCode() {
    let length = count(of: "`", at: position)
    let start = position + length
    guard !unclosedTicks.contains(length), let end = closingTicks(length, from: start) else {
      unclosedTicks.insert(length)
      return appendText(length)
    }
    var code = start..<end
    if code.count > 2, scalars[start] == " ", scalars[end - 1] == " ", scalars[code].contains(where: { $0 != " " }) {
      code = start + 1..<end - 1
    }
    pieces.append(Piece(text: code, markup: .code))
    position = end + length
  }

  private func closingTicks(_ length: Int, from start: Int) -> Int? {
    var index = start
    while index < scalars.count {
      guard scalars[index] == "`" else {
        index += 1
        continue
      }
      let found = count(of: "`", at: index)
      if found == length { return index }
      index += found
    }
    return nil
  }

  /// The number of equal characters.
  func count(of character: Unicode.Scalar, at index: Int) -> Int {
    scalars[index...].prefix { $0 == character }.count
  }

  // MARK: Links

  private mutating func open(_ kind: Bracket.Kind, length: Int) {
    pieces.append(Piece(text: position..<position + length))
    position += length
    brackets.append(Bracket(piece: pieces.count - 1, firstDelimiter: delimiters.count, kind: kind))
  }

  private mutating func close() {
    guard let bracket = brackets.popLast() else { return appendText(1) }
    // A link contains no other link.
    let containsLink = brackets.count < bracketsAroundLinks
    bracketsAroundLinks = min(bracketsAroundLinks, brackets.count)
    if bracket.kind == .link, containsLink { return appendText(1) }
    let next = position + 1
    let target = bracket.kind == .attribute ? endOfAttributes(at: next).map { ("", end: $0) } : destination(at: next)
    guard let (destination, end) = target else { return appendText(1) }
    matchDelimiters(from: bracket.firstDelimiter)
    pieces[bracket.piece].text = 0..<0
    position = end
    // Later text doesn't belong to the last piece.
    pieces.append(Piece(text: 0..<0))
    guard bracket.kind == .link else { return }
    for piece in bracket.piece + 1..<pieces.count - 1 { pieces[piece].link = destination }
    bracketsAroundLinks = brackets.count
  }

  // MARK: Result

  /// The text of a range, with the values of its placeholders.
  func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for index in range { append(index, to: &text) }
    return String(text)
  }

  /// Appends a character, or the value of a placeholder.
  func append(_ index: Int, to text: inout String.UnicodeScalarView) {
    if scalars[index] == Self.placeholder, let value = values[index] {
      text.append(contentsOf: value.unicodeScalars)
    } else {
      text.append(scalars[index])
    }
  }

  private var runs: [MarkedRun] {
    var starts: [[InlineMarkup: Int]] = Array(repeating: [:], count: pieces.count + 1)
    for span in spans {
      starts[span.pieces.lowerBound][span.markup, default: 0] += 1
      starts[span.pieces.upperBound][span.markup, default: 0] -= 1
    }
    var depths: [InlineMarkup: Int] = [:]
    var runs: [MarkedRun] = []
    for (piece, changes) in zip(pieces, starts) {
      depths.merge(changes, uniquingKeysWith: +)
      let text = string(piece.text)
      // Also if its placeholders have no text.
      if text.isEmpty { continue }
      let markup = depths.reduce(piece.markup) { $1.value > 0 ? $0.union($1.key) : $0 }
      if let last = runs.indices.last, runs[last].markup == markup, runs[last].link == piece.link {
        runs[last].text += text
      } else {
        runs.append(MarkedRun(text, markup, link: piece.link))
      }
    }
    return runs
  }
}

extension Unicode.Scalar {
  /// Whether this is a punctuation character or a symbol.
  var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// Whether a backslash before this is removed.
  var canBeEscaped: Bool { isASCII && isPunctuation }
}
