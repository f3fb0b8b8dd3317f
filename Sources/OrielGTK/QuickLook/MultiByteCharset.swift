import CGtk

/// An encoding whose characters take one to four bytes, with the costs of its characters.
struct MultiByteCharset: Sendable {
  enum Structure {
    case utf8, eucJP, shiftJIS, gb18030, big5, uhc
  }

  private let structure: Structure
  /// The names of the encoding and of a smaller one, for C libraries that lack it.
  let names: [String]
  let languages: [String]
  /// The costs of the most frequent characters of two bytes, by code; 0 for the others.
  private var frequent = [UInt8](repeating: 0, count: 0x10000)

  static let utf8 = MultiByteCharset(.utf8, ["UTF-8"], [], "", cost: 0)
  static let eucJP = MultiByteCharset(.eucJP, ["EUC-JP-MS", "EUC-JP"], ["ja"], FrequentLetters.japanese, cost: 90)
  static let shiftJIS = MultiByteCharset(.shiftJIS, ["CP932", "SHIFT_JIS"], ["ja"], FrequentLetters.japanese, cost: 90)
  static let gb18030 = MultiByteCharset(.gb18030, ["GB18030", "GBK"], ["zh"], FrequentLetters.simplified, cost: 90)
  static let big5 = MultiByteCharset(
    .big5, ["BIG5-HKSCS", "BIG5"], ["zh_TW", "zh_HK", "zh_MO"], FrequentLetters.traditional, cost: 90)
  static let uhc = MultiByteCharset(.uhc, ["UHC", "EUC-KR"], ["ko"], FrequentLetters.korean, cost: 75)
  /// The encodings other than UTF-8.
  static let all = [eucJP, shiftJIS, gb18030, big5, uhc]

  private init(_ structure: Structure, _ names: [String], _ languages: [String], _ letters: String, cost: UInt8) {
    self.structure = structure
    self.names = names
    self.languages = languages
    mark(FrequentLetters.punctuation, cost: 65)
    mark(letters, cost: cost)
  }

  private mutating func mark(_ letters: String, cost: UInt8) {
    for name in names {
      var count: gsize = 0
      guard let codes = g_convert_with_fallback(letters, -1, name, "UTF-8", "?", nil, &count, nil) else { continue }
      defer { g_free(codes) }
      let bytes = UnsafeBufferPointer(start: codes, count: Int(count)).map { UInt8(bitPattern: $0) }
      bytes.withUnsafeBufferPointer { bytes in
        var position = 0
        while position < bytes.count {
          let length = bytes[position] < 0x80 ? 1 : character(in: bytes, at: position).length
          if length == 2 { frequent[Int(bytes[position]) << 8 | Int(bytes[position + 1])] = cost }
          position += length
        }
      }
      return
    }
  }

  // MARK: Costs

  /// The cost of a text; `TextEncoding` has the unit.
  func cost(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (cost, position) = (0, 0)
    // The number of characters outside of ASCII that precede, and whether an ASCII letter precedes those.
    var (run, isAfterLetter) = (0, false)
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        cost += TextEncoding.ascii[Int(byte)]
        let isLetter = TextEncoding.isASCIILetter(byte)
        // A single ideograph inside a Latin word is rather an accented letter.
        if isLetter, run > 0 { cost += run == 1 && isAfterLetter ? 90 : 30 }
        (run, isAfterLetter) = (0, isLetter)
        position += 1
      } else {
        let character = character(in: bytes, at: position)
        cost += character.cost
        if run == 0, isAfterLetter { cost += 30 }
        // A single one is rather a symbol of a western encoding.
        if run > 0, character == Self.halfWidth { cost -= 85 }
        run += 1
        position += character.length
      }
    }
    return cost
  }

  /// A byte that isn't valid.
  private static let invalid = (length: 1, cost: 250)
  /// A half-width letter of Shift_JIS.
  private static let halfWidth = (length: 1, cost: 150)

  /// The length and the cost of a character that begins with a byte from 0x80.
  ///
  /// A character that the end cuts off costs as much as a rare letter.
  private func character(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (length: Int, cost: Int) {
    let left = bytes.count - position
    let (first, second) = (bytes[position], left > 1 ? bytes[position + 1] : 0xA1)
    let length = length(first, second)
    guard length > 0 else { return Self.invalid }
    guard length <= left else { return (left, left * 100) }
    switch length {
    case 1: return Self.halfWidth
    case 2:
      let cost = frequent[Int(first) << 8 | Int(second)]
      return (2, cost > 0 ? Int(cost) : self.cost(first, second))
    default:
      for index in 2..<length where !isContinuation(bytes[position + index], at: index) { return Self.invalid }
      return (length, structure == .utf8 ? (length == 3 ? 90 : 110) : first == 0x8F ? 200 : 210)
    }
  }

  private func isContinuation(_ byte: UInt8, at index: Int) -> Bool {
    switch structure {
    case .utf8: (0x80...0xBF).contains(byte)
    case .gb18030: index == 2 ? (0x81...0xFE).contains(byte) : (0x30...0x39).contains(byte)
    default: (0xA1...0xFE).contains(byte)
    }
  }

  /// The length of a character that begins with two bytes; 0 if none does.
  private func length(_ first: UInt8, _ second: UInt8) -> Int {
    switch structure {
    case .utf8:
      guard (0x80...0xBF).contains(second) else { return 0 }
      return switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: first == 0xE0 && second < 0xA0 || first == 0xED && second > 0x9F ? 0 : 3
      case 0xF0...0xF4: first == 0xF0 && second < 0x90 || first == 0xF4 && second > 0x8F ? 0 : 4
      default: 0
      }
    case .eucJP:
      guard (0xA1...0xFE).contains(second) else { return 0 }
      return switch first {
      case 0x8E: second <= 0xDF ? 2 : 0
      case 0x8F: 3
      case 0xA1...0xFE: 2
      default: 0
      }
    case .shiftJIS:
      if (0xA1...0xDF).contains(first) { return 1 }
      return (0x81...0xFC).contains(first) && first != 0xA0 && (0x40...0xFC).contains(second) && second != 0x7F ? 2 : 0
    case .gb18030:
      guard (0x81...0xFE).contains(first) else { return 0 }
      if (0x30...0x39).contains(second) { return 4 }
      return (0x40...0xFE).contains(second) && second != 0x7F ? 2 : 0
    case .big5:
      let isTrail = (0x40...0x7E).contains(second) || (0xA1...0xFE).contains(second)
      return (0x81...0xFE).contains(first) && isTrail ? 2 : 0
    case .uhc:
      let isTrail = (0x41...0x5A).contains(second) || (0x61...0x7A).contains(second) || (0x81...0xFE).contains(second)
      return (0x81...0xFE).contains(first) && isTrail ? 2 : 0
    }
  }

  /// The cost of a character of two bytes that isn't frequent.
  private func cost(_ first: UInt8, _ second: UInt8) -> Int {
    switch structure {
    case .utf8: 60
    case .eucJP:
      switch first {
      case 0x8E: 130
      case 0xA3: 100
      case 0xA1: 110
      case 0xA2, 0xA6...0xA8, 0xAD: 140
      case 0xA4: 55  // Hiragana.
      case 0xA5: 75  // Katakana.
      case 0xB0...0xCF: 145
      case 0xD0...0xF4: 190
      default: 230
      }
    case .shiftJIS:
      switch (first, second) {
      case (0x82, 0x9F...0xF1): 55
      case (0x83, 0x40...0x96): 75
      case (0x81, _): 110
      case (0x82, _): 100
      case (0x83...0x84, _), (0x87, _): 140
      case (0x88...0x97, _): 145
      case (0x98...0x9F, _), (0xE0...0xEA, _), (0xED...0xEE, _), (0xFA...0xFC, _): 190
      default: 230
      }
    case .gb18030:
      switch (first, second) {
      case (0xA1, 0xA1...): 110
      case (0xA3, 0xA1...): 100
      case (0xA2...0xA9, 0xA1...): 140
      case (0xB0...0xD7, 0xA1...): 135
      case (0xD8...0xF7, 0xA1...): 185
      case (0xAA...0xAF, 0xA1...), (0xF8..., 0xA1...): 230
      default: 200
      }
    case .big5:
      switch first {
      case 0xA1: 110
      case 0xA2, 0xA3: 140
      case 0xA4...0xC5: 135
      case 0xC6...0xC8: 170
      case 0xC9...0xF9: 185
      default: 220
      }
    case .uhc:
      switch (first, second) {
      case (0xA1, 0xA1...): 110
      case (0xA3, 0xA1...): 100
      case (0xA2...0xAC, 0xA1...): 140
      case (0xB0...0xC8, 0xA1...): 140
      case (0xCA...0xFD, 0xA1...): 185
      case (0x81...0xC6, ..<0xA1), (0x81...0xA0, _): 165
      default: 230
      }
    }
  }
}
