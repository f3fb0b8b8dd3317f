import FoundationEssentials

extension AttributedString {
  /// The position nearest to one that may belong to another text, or be inside a Unicode scalar.
  func nearest(to index: Index) -> Index {
    if (index..<index).isValid(within: self) { return index }
    return self.index(ofScalar: scalarOffset(of: index))
  }

  /// The number of Unicode scalars before a position. One that is outside of the text counts as its nearest end.
  package func scalarOffset(of index: Index) -> Int {
    unicodeScalars.distance(from: startIndex, to: Swift.min(Swift.max(index, startIndex), endIndex))
  }

  /// The position behind a number of Unicode scalars, or the nearest end of the text.
  package func index(ofScalar offset: Int) -> Index {
    // With a limit, Foundation would step through all scalars before the position.
    self.index(startIndex, offsetByUnicodeScalars: Swift.min(Swift.max(offset, 0), scalarCount))
  }

  /// The positions of a range of Unicode scalars.
  package func range(ofScalars range: Range<Int>) -> Range<Index> {
    let start = index(ofScalar: range.lowerBound)
    return start..<Swift.max(start, index(ofScalar: range.upperBound))
  }

  /// The characters. A conversion of the whole view instead of a range would read it character by character.
  package var string: String { string(in: startIndex..<endIndex) }

  /// The characters in a range.
  package func string(in range: Range<Index>) -> String { String(characters[range]) }

  /// The number of Unicode scalars.
  package var scalarCount: Int { unicodeScalars.distance(from: startIndex, to: endIndex) }

  /// Whether both are the same value in memory, which is known without a comparison.
  package func isIdentical(to other: AttributedString) -> Bool { (startIndex..<endIndex).isValid(within: other) }
}
