import Glibc

/// What is searched for in a text.
///
/// Diacritics make no difference, nor does the case of letters unless it is asked for. Found are whole characters only: "e"
/// is found in "é", but not a part of an emoji.
package struct TextSearch: Equatable, Sendable {
  package var query: String
  package var matchesCase: Bool

  package init(_ query: String, matchesCase: Bool = false) {
    self.query = query
    self.matchesCase = matchesCase
  }

  /// The places in a text where it is found, in order, in UTF-8. They don't overlap.
  package func matches(in text: String) -> [Range<Int>] {
    let wanted = FoldedText(query, keepsCase: matchesCase).bytes
    guard !wanted.isEmpty else { return [] }
    return FoldedText(text, keepsCase: matchesCase).ranges(of: wanted)
  }
}

/// A text without the differences that a search ignores, and where its parts come from.
private struct FoldedText {
  private(set) var bytes: [UInt8] = []
  /// The place in the text of the character that each byte comes from, in UTF-8; nil if the text is in ASCII, and each
  /// byte is at its own place.
  private var places: [Int]?
  private let length: Int

  init(_ text: String, keepsCase: Bool) {
    length = text.utf8.count
    bytes.reserveCapacity(length)
    if let folded = Self.ascii(text, keepsCase) {
      bytes = folded
      return
    }
    var places: [Int] = []
    places.reserveCapacity(length)
    var letters: [Unicode.Scalar: String] = [:]
    let source = text.utf8
    var index = text.startIndex
    var place = 0
    while index < text.endIndex {
      let byte = source[index]
      let next = source.index(after: index)
      // A byte of ASCII before another one is a character, except in a line break of two.
      if byte < 0x80, byte != 0x0D, next == text.endIndex || source[next] < 0x80 {
        bytes.append(keepsCase ? byte : byte.lowercase)
        places.append(place)
        index = next
        place += 1
        continue
      }
      let character = text[index]
      let part = character.folded(keepsCase: keepsCase, &letters)
      bytes.append(contentsOf: part.utf8)
      places.append(contentsOf: repeatElement(place, count: part.utf8.count))
      index = text.index(after: index)
      place += character.utf8.count
    }
    self.places = places
  }

  /// The folded text, if it consists of bytes that are characters.
  private static func ascii(_ text: String, _ keepsCase: Bool) -> [UInt8]? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> [UInt8]? in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
      return keepsCase ? Array(bytes) : bytes.map(\.lowercase)
    } ?? nil
  }

  /// The places of a part in the original text.
  func ranges(of wanted: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start + wanted.count <= bytes.count, let base = bytes.baseAddress {
        guard let match = memmem(base + start, bytes.count - start, wanted, wanted.count) else { break }
        let position = match - UnsafeMutableRawPointer(mutating: base)
        let end = position + wanted.count
        if isBoundary(position), isBoundary(end) {
          found.append(place(position)..<place(end))
          start = end
        } else {
          start = position + 1
        }
      }
    }
    return found
  }

  /// Whether a character begins at a byte.
  private func isBoundary(_ index: Int) -> Bool {
    guard let places, index > 0, index < places.count else { return true }
    return places[index] != places[index - 1]
  }

  private func place(_ index: Int) -> Int {
    guard let places else { return index }
    return index < places.count ? places[index] : length
  }
}

extension UInt8 {
  fileprivate var lowercase: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

extension Character {
  /// The character without diacritics. A line break of two characters is one.
  ///
  /// - Parameter letters: those that consist of one scalar, as far as they are known.
  fileprivate func folded(keepsCase: Bool, _ letters: inout [Unicode.Scalar: String]) -> String {
    if self == "\r\n" { return "\n" }
    guard let first = unicodeScalars.first, unicodeScalars.count == 1 else { return folded(keepsCase: keepsCase) }
    if let known = letters[first] { return known }
    let folded = folded(keepsCase: keepsCase)
    letters[first] = folded
    return folded
  }

  private func folded(keepsCase: Bool) -> String {
    let small = lowercased()
    let base = Diacritics.base(of: small)
    return keepsCase && isUppercase ? base.uppercased() : keepsCase && base == small ? String(self) : base
  }
}

/// The letters with diacritics, by what they are without.
///
/// The standard library doesn't decompose characters, but two that are equal have the same composition: those made of a
/// letter and its marks are found by the composed one.
private enum Diacritics {
  static func base(of character: String) -> String {
    if let base = table[character] { return base }
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return character }
    // Marks of other scripts, and combinations that have no composed character.
    let bare = String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
    return bare.isEmpty ? character : table[bare] ?? bare
  }

  private static let table: [String: String] = {
    let letters = "abcdefghijklmnopqrstuvwxyzæøαεηιουωрабвгдежзийклмнопстуфхцчшщъыьэюяіѵ".map(String.init)
    let marks = (0x300...0x331 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).map { String($0) } + ["\u{342}"]
    var table: [String: String] = [:]
    func add(_ letter: String, to bases: String) {
      for mark in marks { table[letter + mark] = bases }
    }
    for letter in letters { add(letter, to: letter) }
    // Vietnamese and polytonic letters have two marks.
    for letter in "aeiouyαεηιουω".map(String.init) {
      for mark in ["\u{302}", "\u{306}", "\u{308}", "\u{31B}", "\u{323}", "\u{313}", "\u{314}"] {
        add(letter + mark, to: letter)
      }
    }
    return table
  }()
}
