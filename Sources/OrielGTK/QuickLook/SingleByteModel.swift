/// The costs of a language's letters in an encoding with single bytes.
struct SingleByteModel: Sendable {
  let letters: LanguageLetters
  let charset: SingleByteCharset
  /// The position of the encoding among those of the language.
  let rank: Int
  private var costs = TextEncoding.ascii
  private var kinds: [Kind]

  /// The models of the encodings that the C library has.
  static let all: [SingleByteModel] = {
    var charsets = ["WINDOWS-1252": SingleByteCharset.western]
    return LanguageLetters.all.flatMap { letters in
      letters.charsets.enumerated().compactMap { rank, name in
        guard let charset = charsets[name] ?? SingleByteCharset(name) else { return nil }
        charsets[name] = charset
        return SingleByteModel(letters, charset, rank)
      }
    }
  }()

  private enum Kind {
    case space, symbol, asciiLower, asciiUpper, lower, upper, mark

    var isLetter: Bool { self != .space && self != .symbol }
    var isHigh: Bool { self == .lower || self == .upper || self == .mark }
    var isLower: Bool { self == .asciiLower || self == .lower }
    var isUpper: Bool { self == .asciiUpper || self == .upper }
  }

  private init(_ letters: LanguageLetters, _ charset: SingleByteCharset, _ rank: Int) {
    self.letters = letters
    self.charset = charset
    self.rank = rank
    kinds = (UInt8(0)..<0x80).map { byte in
      TextEncoding.isASCIILetter(byte) ? (byte < 0x60 ? .asciiUpper : .asciiLower) : .space
    }
    var ranks: [Unicode.Scalar: Int] = [:]
    for (rank, letter) in letters.letters.unicodeScalars.enumerated() { ranks[letter] = rank }
    for scalar in charset.high {
      let (cost, kind) = Self.cost(of: scalar, ranks, isLatin: letters.isLatin)
      costs.append(cost)
      kinds.append(kind)
    }
  }

  private static func cost(of scalar: Unicode.Scalar?, _ ranks: [Unicode.Scalar: Int], isLatin: Bool) -> (Int, Kind) {
    guard let scalar else { return (220, .space) }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    let known = (ranks[scalar] ?? ranks[lower]).map { isLatin ? 45 + $0 * 4 : min(30 + $0 + $0 * $0 / 20, 110) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter:
      return lower == scalar ? (known ?? 120, .lower) : ((known ?? 120) + 15, .upper)
    case .nonspacingMark: return (known ?? 90, .mark)
    default:
      return switch scalar {
      case "“", "”", "‘", "’", "„", "‚", "–", "—", "…", "¿", "¡", "\u{A0}": (75, .space)
      case "«", "»": (60, .symbol)
      case "•", "°", "§", "№", "€", "£", "©", "®": (85, .symbol)
      case "²", "³", "½", "¼", "×", "±", "µ", "·", "´", "¥", "™": (100, .symbol)
      default: (130, .symbol)
      }
    }
  }

  /// The cost of a text.
  func cost(of text: BytePairs) -> Int {
    var cost = text.asciiCost
    for (first, second, count) in text.pairs {
      let own = second < 0x80 ? 0 : costs[Int(second)]
      cost += (own + transition(from: kinds[Int(first)], to: kinds[Int(second)])) * count
    }
    return cost
  }

  /// What one kind of character costs after another, besides its own cost.
  private func transition(from first: Kind, to second: Kind) -> Int {
    var cost = 0
    if first.isLower, second.isUpper { cost += 60 }
    // A capital makes others probable.
    if first.isUpper, second.isUpper { cost -= 15 }
    if first == .symbol && second.isLetter || first.isLetter && second == .symbol { cost += 40 }
    if second == .mark, !first.isLetter { cost += 100 }
    if letters.isLatin {
      if first.isHigh, second.isHigh { cost += 25 }
    } else if first.isLetter, second.isLetter, first.isHigh != second.isHigh {
      // Two scripts in a word.
      cost += 90
    } else if !first.isLetter, second.isHigh {
      // A single letter among ASCII is rather an accented one.
      cost += 50
    }
    return cost
  }
}

/// How often each pair of bytes occurs in a text.
struct BytePairs {
  /// The cost of the bytes in ASCII.
  let asciiCost: Int
  /// The pairs with a byte outside of ASCII.
  let pairs: [(first: UInt8, second: UInt8, count: Int)]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (cost, first) = (0, 0x0A)
    var seen: [Int] = []
    var counts = [Int](repeating: 0, count: 0x10000)
    counts.withUnsafeMutableBufferPointer { counts in
      for byte in bytes {
        let pair = first << 8 | Int(byte)
        first = Int(byte)
        if byte < 0x80 { cost += TextEncoding.ascii[first] }
        guard pair & 0x8080 != 0 else { continue }
        if counts[pair] == 0 { seen.append(pair) }
        counts[pair] += 1
      }
    }
    asciiCost = cost
    pairs = seen.map { (UInt8($0 >> 8), UInt8($0 & 0xFF), counts[$0]) }
  }
}
