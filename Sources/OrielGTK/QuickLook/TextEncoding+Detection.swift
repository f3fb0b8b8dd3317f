/// Finds the encoding that explains a text best.
///
/// In each encoding, and in each language that is written in it, a character has a cost in tenths of a bit: a cost of 50
/// means that one character in 32 is this one. Frequent letters cost little. What texts don't contain costs much, for
/// example a capital inside a word, a rare ideograph, or a byte that isn't valid. The encoding with the smallest sum
/// wins. One that isn't usual for the user starts with a handicap, which a few words make up for.
extension TextEncoding {
  /// How many bytes outside of ASCII are considered.
  private static let enough = 16 * 1024

  /// The most probable encoding of a text without a mark.
  static func probable(_ bytes: ArraySlice<UInt8>, languages: [String]) -> TextEncoding {
    let ranks = ranks(of: languages)
    /// The handicap of an encoding for some languages.
    func handicap(_ used: [String], other: Int) -> Int { used.compactMap { ranks[$0] }.min().map { $0 * 30 } ?? other }
    return bytes.withUnsafeBufferPointer { bytes in
      let sample = sample(of: bytes)
      // Valid UTF-8 isn't examined, but most of a damaged text is valid.
      let utf8 = MultiByteCharset.utf8
      var best = (encoding: TextEncoding.multiByte(utf8.names), cost: utf8.cost(of: sample) + 100)
      for isBigEndian in [false, true] {
        let cost = utf16Cost(of: sample, isBigEndian: isBigEndian) + 150
        if cost < best.cost { best = (.utf16(isBigEndian: isBigEndian), cost) }
      }
      for charset in MultiByteCharset.all {
        let cost = charset.cost(of: sample) + handicap(charset.languages, other: 180)
        if cost < best.cost { best = (.multiByte(charset.names), cost) }
      }
      let pairs = BytePairs(sample)
      for model in SingleByteModel.all {
        let other = model.letters.isWestern ? 50 : model.letters.isLatin ? 150 : 180
        // Of encodings that are equally probable, the most usual one.
        let cost = model.cost(of: pairs) + handicap(model.letters.languages, other: other) + model.rank * 10
        if cost < best.cost { best = (.singleByte(model.charset), cost) }
      }
      return best.encoding
    }
  }

  /// The positions of the user's languages, also without the country: those of `sr_RS@latin` are `sr_RS` and `sr@latin`.
  private static func ranks(of languages: [String]) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for (rank, language) in languages.enumerated() {
      let isLatin = language.hasSuffix("@latin")
      let plain = language.prefix { $0 != "@" }
      for name in [plain, plain.prefix { $0 != "_" }] {
        let name = isLatin ? name + "@latin" : String(name)
        ranks[name] = min(ranks[name] ?? rank, rank)
      }
    }
    return ranks
  }

  /// The beginning of the text, up to enough bytes that tell something.
  private static func sample(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var (end, count) = (0, 0)
    while end < bytes.count, count < enough {
      if bytes[end] >= 0x80 || bytes[end] < 0x09 { count += 1 }
      end += 1
    }
    return UnsafeBufferPointer(rebasing: bytes[..<end])
  }

  // MARK: ASCII

  /// The costs of ASCII's characters.
  static let ascii: [Int] = (UInt8(0)..<0x80).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 45
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 65
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 60
    case UInt8(ascii: " "): 30
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): 40
    case UInt8(ascii: "!")...UInt8(ascii: "?"): 65
    case UInt8(ascii: "@")...UInt8(ascii: "~"): 85
    case 0, 0x1B: 100
    default: 140
    }
  }

  static func isASCIILetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  // MARK: UTF-16

  private static let isFrequent: [Bool] = {
    var isFrequent = [Bool](repeating: false, count: 0x10000)
    for letter in FrequentLetters.all.unicodeScalars { isFrequent[Int(letter.value)] = true }
    return isFrequent
  }()

  private static func utf16Cost(of bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool) -> Int {
    let isFrequent = isFrequent
    var (cost, position, block) = (0, 0, UInt32(0))
    func next() -> UInt32? {
      guard position + 1 < bytes.count else { return nil }
      defer { position += 2 }
      let (first, second) = (UInt32(bytes[position]), UInt32(bytes[position + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while let unit = next() {
      switch unit {
      case 0..<0x80: cost += ascii[Int(unit)]
      case 0x80..<0xA0: cost += 200
      case 0xA0..<0x100: cost += 80
      case 0x3041...0x30FE: cost += 70  // Kana.
      case 0x4E00...0x9FFF: cost += isFrequent[Int(unit)] ? 95 : 140
      case 0xAC00...0xD7A3: cost += isFrequent[Int(unit)] ? 80 : 130
      case 0xD800..<0xE000:
        // At the end, the second half may be cut off.
        guard let second = next() else { break }
        cost += unit < 0xDC00 && second & 0xFC00 == 0xDC00 ? 200 : 800
      case _ where isFrequent[Int(unit)]: cost += 80
      // Two line breaks or tabs with a byte each.
      case 0x0909, 0x0A0A, 0x0A0D, 0x0D0A, 0x0D0D: cost += 400
      default:
        switch Unicode.Scalar(unit)?.properties.generalCategory {
        case .unassigned, .privateUse, .control, nil: cost += 400
        case .uppercaseLetter, .lowercaseLetter, .otherLetter, .nonspacingMark, .spacingMark:
          // The letters of a text are in one block. Those of the living alphabets are no pairs of ASCII's characters.
          cost += unit < 0x1100 && unit >> 8 == block ? 60 : 150
          block = unit >> 8
        default: cost += 150
        }
      }
    }
    return cost + (bytes.count - position) * 100
  }
}
