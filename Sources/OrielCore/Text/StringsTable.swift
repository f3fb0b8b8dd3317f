/// Parses `.strings` files: `"key" = "translation";`, with C comments.
enum StringsTable {
  /// The entries of a file; nil if it can't be parsed.
  static func entries(_ bytes: [UInt8]) -> [String: String]? {
    guard let text = text(bytes) else { return nil }
    var reader = Reader(rest: text.unicodeScalars[...])
    return reader.entries()
  }

  /// Decodes UTF-8, or UTF-16 with a byte order mark.
  private static func text(_ bytes: [UInt8]) -> String? {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: utf16(bytes.dropFirst(2)) { UInt16($0) | UInt16($1) << 8 }
    case [0xFE, 0xFF]: utf16(bytes.dropFirst(2)) { UInt16($1) | UInt16($0) << 8 }
    default:
      String(validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(validating: units, as: UTF16.self)
  }

  private struct Reader {
    var rest: Substring.UnicodeScalarView

    mutating func entries() -> [String: String]? {
      var entries: [String: String] = [:]
      while true {
        guard skipSpace() else { return nil }
        if rest.isEmpty { return entries }
        guard let key = string(), skipSpace() else { return nil }
        var value = key
        if take("=") {
          guard skipSpace(), let translation = string(), skipSpace() else { return nil }
          value = translation
        }
        guard take(";") else { return nil }
        if entries[key] == nil { entries[key] = value }
      }
    }

    private mutating func take(_ text: String) -> Bool {
      guard rest.starts(with: text.unicodeScalars) else { return false }
      rest.removeFirst(text.unicodeScalars.count)
      return true
    }

    /// Skips whitespace and comments. Returns false for an unterminated comment.
    private mutating func skipSpace() -> Bool {
      while true {
        rest = rest.drop { $0.properties.isWhitespace }
        if take("//") {
          rest = rest.drop { $0 != "\n" && $0 != "\r" }
        } else if take("/*") {
          while !take("*/") { if rest.popFirst() == nil { return false } }
        } else {
          return true
        }
      }
    }

    private mutating func string() -> String? {
      guard take("\"") else {
        let word = rest.prefix {
          $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_.-$:/".unicodeScalars.contains($0)
        }
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : String(word)
      }
      // UTF-16, since two escapes may form a surrogate pair.
      var result: [UInt16] = []
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\"": return String(decoding: result, as: UTF16.self)
        case "\\": result += escaped()
        default: result += UTF16.encode(scalar).map(Array.init) ?? []
        }
      }
      return nil
    }

    private mutating func escaped() -> [UInt16] {
      guard let scalar = rest.popFirst() else { return [] }
      switch scalar {
      case "n": return [10]
      case "r": return [13]
      case "t": return [9]
      case "a": return [7]
      case "b": return [8]
      case "f": return [12]
      case "v": return [11]
      case "u", "U": return [number(radix: 16, digits: 4) ?? 0xFFFD]
      case "0"..."7":
        rest = Substring(String(scalar) + String(Substring(rest))).unicodeScalars
        return [number(radix: 8, digits: 3) ?? 0xFFFD]
      default: return UTF16.encode(scalar).map(Array.init) ?? []
      }
    }

    private mutating func number(radix: Int, digits: Int) -> UInt16? {
      let text = rest.prefix(digits).prefix { Int(String($0), radix: radix) != nil }
      rest = rest[text.endIndex...]
      return UInt16(String(text), radix: radix)
    }
  }
}
