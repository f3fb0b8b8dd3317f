/// A literal of a string in Swift's code.
struct SwiftLiteral: Equatable {
  enum Piece: Equatable {
    case text(String)
    /// The code of an interpolation: `count, specifier: "%03lld"`.
    case value(String)
  }

  var pieces: [Piece] = []
  /// Where it begins and where it ends in the code, as offsets in its characters.
  var range: Range<Int>

  /// The literals of a file, in their order. What is in comments and in other literals is left out.
  static func literals(in code: [Character]) -> [SwiftLiteral] {
    var found: [SwiftLiteral] = []
    var at = 0
    while at < code.count {
      if code.starts("//", at) {
        while at < code.count, !code[at].isNewline { at += 1 }
      } else if code.starts("/*", at) {
        at = afterComment(code, at)
      } else if let literal = literal(code, at) {
        found.append(literal)
        // The interpolations contain literals of their own.
        at = literal.range.upperBound
      } else {
        at += 1
      }
    }
    return found
  }

  private static func afterComment(_ code: [Character], _ start: Int) -> Int {
    var (depth, at) = (0, start)
    repeat {
      if code.starts("/*", at) {
        (depth, at) = (depth + 1, at + 2)
      } else if code.starts("*/", at) {
        (depth, at) = (depth - 1, at + 2)
      } else {
        at += 1
      }
    } while depth > 0 && at < code.count
    return at
  }

  /// The literal that begins at an offset; nil if none does.
  private static func literal(_ code: [Character], _ start: Int) -> SwiftLiteral? {
    var at = start
    while at < code.count, code[at] == "#" { at += 1 }
    let signs = String(repeating: "#", count: at - start)
    guard at < code.count, code[at] == "\"" else { return nil }
    let isMultiline = code.starts("\"\"\"", at)
    let closing = (isMultiline ? "\"\"\"" : "\"") + signs
    at += isMultiline ? 3 : 1
    var pieces: [Piece] = []
    var text = ""
    while at < code.count, !code.starts(closing, at) {
      if !isMultiline, code[at].isNewline { return nil }
      guard code.starts("\\" + signs, at) else {
        text.append(code[at])
        at += 1
        continue
      }
      at += 1 + signs.count
      guard at < code.count else { return nil }
      if code[at] == "(" {
        let end = afterParentheses(code, at)
        pieces += [.text(text), .value(String(code[(at + 1)..<max(at + 1, end - 1)]))]
        text = ""
        at = end
      } else {
        text += escaped(code, &at)
      }
    }
    pieces.append(.text(text))
    if isMultiline { pieces = unindented(pieces) }
    return SwiftLiteral(pieces: pieces.filter { $0 != .text("") }, range: start..<min(at + closing.count, code.count))
  }

  /// The offset after the parenthesis that closes the one at an offset.
  static func afterParentheses(_ code: [Character], _ start: Int) -> Int {
    var (depth, at) = (0, start)
    while at < code.count {
      if let inner = literal(code, at) {
        at = inner.range.upperBound
        continue
      }
      if "([{".contains(code[at]) { depth += 1 }
      if ")]}".contains(code[at]) { depth -= 1 }
      at += 1
      if depth == 0 { break }
    }
    return at
  }

  /// Precedes a line break that isn't in the text.
  private static let joined = "\u{E000}"

  private static func escaped(_ code: [Character], _ at: inout Int) -> String {
    let letter = code[at]
    at += 1
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u":
      guard at < code.count, code[at] == "{", let end = code[at...].firstIndex(of: "}") else { return "" }
      let scalar = UInt32(String(code[(at + 1)..<end]), radix: 16).flatMap { Unicode.Scalar($0) }
      at = end + 1
      return scalar.map { String($0) } ?? ""
    // The indentation that follows is left out with it.
    case let letter where letter.isNewline: return joined + "\n"
    default: return String(letter)
    }
  }

  /// The pieces of a literal of several lines, without the indentation of its last line, and the first and last break.
  private static func unindented(_ pieces: [Piece]) -> [Piece] {
    guard case .text(let last)? = pieces.last else { return pieces }
    let indentation = last.split(separator: "\n", omittingEmptySubsequences: false).last.map { String($0) } ?? ""
    return pieces.enumerated().map { index, piece in
      guard case .text(var text) = piece else { return piece }
      text = text.replacing("\n" + indentation, with: "\n").replacing(joined + "\n", with: "")
      if index == 0, text.first == "\n" { text.removeFirst() }
      if index == pieces.count - 1, text.last == "\n" { text.removeLast() }
      return .text(text)
    }
  }
}

extension [Character] {
  /// Whether a text is at an offset.
  func starts(_ text: String, _ at: Int) -> Bool {
    var index = at
    for letter in text {
      guard index < count, self[index] == letter else { return false }
      index += 1
    }
    return true
  }
}
