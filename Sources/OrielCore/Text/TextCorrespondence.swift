/// Which characters of a text are those of another one, in the same order.
///
/// Letters and digits have precedence over separators, and their case doesn't matter: `1,2934` is aligned with `12,934`
/// by its digits.
struct TextCorrespondence {
  private let old: [Character]
  private let new: [Character]
  /// The number of equal characters at the start, and at the end of the rest.
  private var prefix = 0
  private var suffix = 0
  /// The positions in the new text of the old characters between these; nil for those that it doesn't contain.
  private var images: [Int?] = []

  /// The maximum number of pairs of characters that are compared; beyond it, only content is counted.
  private static let maximumPairs = 250_000
  /// More than that of all separators.
  private static let weightOfContent: Int32 = 1 << 16

  init(_ old: String, _ new: String) {
    self.old = Array(old)
    self.new = Array(new)
    let (old, new) = (self.old, self.new)
    let shorter = min(old.count, new.count)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    images = Self.images(of: old[prefix..<old.count - suffix], in: new[prefix..<new.count - suffix])
  }

  /// The longest common subsequence of two texts.
  private static func images(of old: ArraySlice<Character>, in new: ArraySlice<Character>) -> [Int?] {
    guard old.count <= maximumPairs / max(new.count, 1) else { return imagesOfContent(of: old, in: new) }
    var keys: [String: Int32] = [:]
    func key(_ character: Character) -> Int32 {
      let folded = character.lowercased()
      if let key = keys[folded] { return key }
      let key = Int32(keys.count)
      keys[folded] = key
      return key
    }
    let first = old.map(key)
    let second = new.map(key)
    let weights = old.map { $0.isContent ? weightOfContent : 1 }
    let width = second.count + 1
    // The best weight for the rests of both texts.
    var best = [Int32](repeating: 0, count: (first.count + 1) * width)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
        let matched = first[i] == second[j] ? best[(i + 1) * width + j + 1] + weights[i] : 0
        best[i * width + j] = max(skipped, matched)
      }
    }
    var images = [Int?](repeating: nil, count: first.count)
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if first[i] == second[j], best[i * width + j] == best[(i + 1) * width + j + 1] + weights[i] {
        images[i] = new.startIndex + j
        (i, j) = (i + 1, j + 1)
      } else if best[(i + 1) * width + j] >= best[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return images
  }

  /// The contents of both texts, one after the other.
  private static func imagesOfContent(of old: ArraySlice<Character>, in new: ArraySlice<Character>) -> [Int?] {
    var places = new.indices.lazy.filter { new[$0].isContent }.makeIterator()
    return old.map { $0.isContent ? places.next() : nil }
  }

  /// The position in the new text of a position in the old one. Both count Unicode scalars.
  func place(of scalars: Int) -> Int {
    new[..<place(ofIndex: Self.index(of: scalars, in: old))].reduce(0) { $0 + $1.unicodeScalars.count }
  }

  /// The number of characters before a position; a position in a character is one after it.
  private static func index(of scalars: Int, in characters: [Character]) -> Int {
    var rest = scalars
    for (index, character) in characters.enumerated() {
      if rest <= 0 { return index }
      rest -= character.unicodeScalars.count
    }
    return characters.count
  }

  private func place(ofIndex index: Int) -> Int {
    if index == old.count { return new.count }
    if index <= prefix { return index }
    if let before = image(of: index - 1) { return before + 1 }
    // What was before the caret has been replaced.
    if let after = image(of: index) { return after }
    return (prefix..<index).reversed().lazy.compactMap(image).first.map { $0 + 1 } ?? prefix
  }

  private func image(of index: Int) -> Int? {
    if index < prefix { return index }
    if index >= old.count - suffix { return new.count - (old.count - index) }
    return images[index - prefix]
  }
}
