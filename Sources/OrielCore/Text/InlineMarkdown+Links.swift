extension InlineMarkdown {
  /// The longest destination. Longer ones would take too long in a text with many brackets.
  private static var longestDestination: Int { 2_048 }
  /// The longest domain. Longer ones would take too long in a text in which one could begin at many places.
  private static var longestDomain: Int { 253 }

  // MARK: In parentheses

  /// The destination after a bracket, and its end; nil if there is none.
  func destination(at start: Int) -> (String, end: Int)? {
    guard start < lastParenthesis, scalars[start] == "(" else { return nil }
    var index = skippingSpace(start + 1)
    guard let destination = destinationText(&index) else { return nil }
    let afterDestination = index
    index = skippingSpace(index)
    if index > afterDestination, let end = endOfTitle(at: index) { index = skippingSpace(end) }
    guard index < scalars.count, scalars[index] == ")" else { return nil }
    return (destination, index + 1)
  }

  /// The end of the attributes after a bracket, such as `(inflect: true)`; nil if there are none.
  func endOfAttributes(at start: Int) -> Int? {
    guard start < lastParenthesis, scalars[start] == "(" else { return nil }
    let limit = min(scalars.count, start + Self.longestDestination)
    return scalars[start..<limit].firstIndex(of: ")").map { $0 + 1 }
  }

  private func skippingSpace(_ index: Int) -> Int {
    var index = index
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    return index
  }

  private func destinationText(_ index: inout Int) -> String? {
    let isBracketed = index < scalars.count && scalars[index] == "<"
    if isBracketed { index += 1 }
    let limit = min(scalars.count, index + Self.longestDestination)
    var text = String.UnicodeScalarView()
    var depth = 0
    while index < limit {
      let scalar = scalars[index]
      switch scalar {
      case "\\" where index + 1 < limit && scalars[index + 1].canBeEscaped: index += 1
      case ">" where isBracketed:
        index += 1
        return String(text)
      case "<" where isBracketed, "\n" where isBracketed: return nil
      case "(" where !isBracketed: depth += 1
      case ")" where !isBracketed:
        if depth == 0 { return String(text) }
        depth -= 1
      case _ where !isBracketed && (scalar.properties.isWhitespace || scalar.value < 0x20):
        return depth == 0 ? String(text) : nil
      default: break
      }
      append(index, to: &text)
      index += 1
    }
    return nil
  }

  private func endOfTitle(at start: Int) -> Int? {
    guard start < scalars.count else { return nil }
    let end: Unicode.Scalar
    switch scalars[start] {
    case "\"", "'": end = scalars[start]
    case "(": end = ")"
    default: return nil
    }
    var index = start + 1
    while index < min(scalars.count, start + Self.longestDestination) {
      if scalars[index] == end { return index + 1 }
      index += scalars[index] == "\\" ? 2 : 1
    }
    return nil
  }

  // MARK: In the text

  /// A URL or an address of electronic mail between `<` and `>`.
  mutating func parseBracketedLink() -> Bool {
    let start = position + 1
    var end = start
    while end < scalars.count, scalars[end] != ">" {
      if scalars[end] == "<" || scalars[end].properties.isWhitespace { return false }
      end += 1
    }
    guard end < scalars.count, let link = bracketedDestination(start..<end) else { return false }
    appendLink(start..<end, link)
    position = end + 1
    return true
  }

  private func bracketedDestination(_ range: Range<Int>) -> String? {
    let text = string(range)
    if let colon = scalars[range].firstIndex(of: ":") {
      let scheme = scalars[range.lowerBound..<colon]
      let isScheme =
        (2...32).contains(scheme.count) && scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isAlphanumeric || $0 == "+" || $0 == "." || $0 == "-" }
      if isScheme { return text }
    }
    return addressEnd(range.lowerBound) == range.upperBound ? "mailto:" + text : nil
  }

  /// A URL or an address of electronic mail without brackets.
  mutating func parseBareLink() -> Bool {
    let start = position
    let previous = start > 0 ? scalars[start - 1] : " "
    guard scalars[start].isAlphanumeric, previous != Self.placeholder else { return false }
    if previous.properties.isWhitespace || "*_~(".unicodeScalars.contains(previous), let end = endOfURL(start) {
      let text = string(start..<end)
      appendLink(start..<end, text.hasPrefix("www.") ? "http://" + text : text)
      position = end
      return true
    }
    guard !previous.isAddressCharacter, let end = addressEnd(start) else { return false }
    appendLink(start..<end, "mailto:" + string(start..<end))
    position = end
    return true
  }

  private mutating func appendLink(_ range: Range<Int>, _ destination: String) {
    pieces.append(Piece(text: range, link: destination))
  }

  private func endOfURL(_ start: Int) -> Int? {
    let prefixes = ["https://", "http://", "www."]
    guard let prefix = prefixes.first(where: { scalars[start...].starts(with: $0.unicodeScalars) }) else { return nil }
    let host = prefix == "www." ? start : start + prefix.unicodeScalars.count
    guard hasDomain(at: host) else { return nil }
    var end = host
    var depth = 0
    while end < scalars.count, !scalars[end].properties.isWhitespace, scalars[end] != "<" {
      if scalars[end] == "[" { depth += 1 }
      if scalars[end] == "]" {
        // The end of the text in which the URL is, such as that of a link.
        if depth == 0, !brackets.isEmpty { break }
        depth -= 1
      }
      end += 1
    }
    return withoutPunctuation(start..<end)
  }

  /// Whether there is a domain of at least two parts.
  private func hasDomain(at start: Int) -> Bool {
    let domain = scalars[start...].prefix(Self.longestDomain + 1).prefix(while: \.isDomainCharacter)
    let parts = domain.split(separator: ".", omittingEmptySubsequences: true)
    return domain.count <= Self.longestDomain && parts.count >= 2 && domain.first != "."
      && !parts.suffix(2).contains { $0.contains { $0 == "_" } }
  }

  /// The end of a URL without the punctuation after it, and without a parenthesis that surrounds it.
  private func withoutPunctuation(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    var unmatched = scalars[range].count { $0 == ")" } - scalars[range].count { $0 == "(" }
    while end > range.lowerBound {
      let last = scalars[end - 1]
      if last == ")", unmatched > 0 {
        unmatched -= 1
      } else if !"?!.,:;*_~'\"".unicodeScalars.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  /// The end of an address of electronic mail; nil if there is none.
  private func addressEnd(_ start: Int) -> Int? {
    let local = scalars[start...].prefix { $0.isAddressCharacter }
    guard !local.isEmpty, local.endIndex < scalars.count, scalars[local.endIndex] == "@" else { return nil }
    let domain = scalars[(local.endIndex + 1)...].prefix(while: \.isDomainCharacter)
    var end = domain.endIndex
    // A placeholder would continue the domain.
    if end < scalars.count, scalars[end] == Self.placeholder { return nil }
    while end > domain.startIndex, scalars[end - 1] == "." { end -= 1 }
    let parts = scalars[domain.startIndex..<end].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, !parts.contains(where: \.isEmpty), parts.last?.last?.isAlphanumeric == true else {
      return nil
    }
    return end
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isAlphanumeric: Bool { isLetter || ("0"..."9").contains(self) }

  /// Whether this may be in a domain.
  fileprivate var isDomainCharacter: Bool { isAlphanumeric || self == "-" || self == "_" || self == "." }

  /// Whether this may be in the local part of an address of electronic mail.
  var isAddressCharacter: Bool { isAlphanumeric || self == "." || self == "-" || self == "_" || self == "+" }
}
