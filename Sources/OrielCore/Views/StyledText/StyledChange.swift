import FoundationEssentials

/// The part in which an attributed text differs from another one. Positions count Unicode scalars.
package struct StyledChange: Equatable {
  /// The part of the old text.
  package let removed: Range<Int>
  /// The part of the new text.
  package let inserted: Range<Int>
  /// Whether the characters differ, and not only their attributes.
  package let changesCharacters: Bool

  init(removed: Range<Int>, inserted: Range<Int>) {
    self.removed = removed
    self.inserted = inserted
    changesCharacters = true
  }

  /// A change of attributes only.
  init(attributesOf range: Range<Int>) {
    removed = range
    inserted = range
    changesCharacters = false
  }

  /// The smallest part in which two texts differ; nil if they are equal.
  init?(from old: AttributedString, to new: AttributedString) {
    let (first, second) = (Array(old.string.utf8), Array(new.string.utf8))
    let (oldRuns, newRuns) = (Self.runs(of: old), Self.runs(of: new))
    let shorter = min(first.count, second.count)
    var prefix = 0
    while prefix < shorter, first[prefix] == second[prefix] { prefix += 1 }
    changesCharacters = prefix < max(first.count, second.count)
    prefix = min(prefix, Self.commonLength(of: oldRuns, newRuns))
    guard prefix < max(first.count, second.count) else { return nil }
    var suffix = 0
    while suffix < shorter - prefix, first[first.count - 1 - suffix] == second[second.count - 1 - suffix] {
      suffix += 1
    }
    suffix = min(suffix, Self.commonLength(of: oldRuns.reversed(), newRuns.reversed()))
    // Whole scalars.
    func continues(_ bytes: [UInt8], _ index: Int) -> Bool { index < bytes.count && bytes[index] & 0xC0 == 0x80 }
    while prefix > 0, continues(first, prefix) || continues(second, prefix) { prefix -= 1 }
    while suffix > 0, continues(first, first.count - suffix) || continues(second, second.count - suffix) { suffix -= 1 }
    removed = Self.scalars(first, prefix..<first.count - suffix)
    inserted = Self.scalars(second, prefix..<second.count - suffix)
  }

  private typealias Run = (length: Int, attributes: AttributeContainer)

  private static func runs(of text: AttributedString) -> [Run] {
    text.runs.map { (text.utf8.distance(from: $0.range.lowerBound, to: $0.range.upperBound), $0.attributes) }
  }

  /// The length in UTF-8 up to the first difference of attributes.
  private static func commonLength(of first: [Run], _ second: [Run]) -> Int {
    var (i, j, length) = (0, 0, 0)
    var (left, right) = (first.first?.length ?? 0, second.first?.length ?? 0)
    while i < first.count, j < second.count, first[i].attributes == second[j].attributes {
      let step = min(left, right)
      (length, left, right) = (length + step, left - step, right - step)
      if left == 0 {
        i += 1
        if i < first.count { left = first[i].length }
      }
      if right == 0 {
        j += 1
        if j < second.count { right = second[j].length }
      }
    }
    return length
  }

  private static func scalars(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    func count(_ part: Range<Int>) -> Int { bytes[part].count { $0 & 0xC0 != 0x80 } }
    let start = count(0..<range.lowerBound)
    return start..<start + count(range)
  }

  /// Where a position of the old text is in the new one. One in the removed part is behind the inserted one.
  func moved(_ place: Int) -> Int {
    if place <= removed.lowerBound { return place }
    return place >= removed.upperBound ? place + inserted.upperBound - removed.upperBound : inserted.upperBound
  }
}
