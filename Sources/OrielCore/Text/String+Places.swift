extension UnsafeBufferPointer<UInt8> {
  /// Whether a scalar that begins before goes on here.
  func continues(at index: Int) -> Bool { index < count && self[index] & 0xC0 == 0x80 }

  /// The number of scalars that begin in a range. Bytes are counted, which is faster than to decode scalars.
  fileprivate func scalarCount(in range: Range<Int>) -> Int {
    var count = 0
    for byte in self[range] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

extension String {
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// The position of a Unicode scalar in UTF-8.
  package func utf8Offset(ofScalar number: Int) -> Int {
    withUTF8Bytes { bytes in
      var (offset, left) = (0, number)
      while offset + Self.block <= bytes.count {
        let count = bytes.scalarCount(in: offset..<offset + Self.block)
        if count > left { break }
        left -= count
        offset += Self.block
      }
      while offset < bytes.count {
        if !bytes.continues(at: offset) {
          if left == 0 { break }
          left -= 1
        }
        offset += 1
      }
      return offset
    }
  }

  /// The number of Unicode scalars before a position in UTF-8.
  package func scalarOffset(ofUTF8 offset: Int) -> Int {
    withUTF8Bytes { $0.scalarCount(in: 0..<min(max(offset, 0), $0.count)) }
  }

  /// The number of bytes that are counted at once, by vector instructions.
  private static var block: Int { 4096 }

  /// The part of a length in UTF-8 that begins at a Unicode scalar.
  func piece(at scalar: Int, length: Int) -> Substring {
    let start = utf8.index(utf8.startIndex, offsetBy: utf8Offset(ofScalar: scalar))
    return self[start..<(utf8.index(start, offsetBy: length, limitedBy: utf8.endIndex) ?? utf8.endIndex)]
  }

  /// Up to `count` Unicode scalars from one on.
  func scalars(from scalar: Int, count: Int) -> [Unicode.Scalar] {
    let start = utf8.index(utf8.startIndex, offsetBy: utf8Offset(ofScalar: scalar))
    return Array(unicodeScalars[start...].prefix(count))
  }

  /// The place of an index, which may belong to another text, in UTF-8: the beginning of its character.
  func characterOffset(of index: Index) -> Int {
    characterOffset(atUTF8: utf8.distance(from: startIndex, to: min(max(index, startIndex), endIndex)))
  }

  /// The beginning of the character at a place in UTF-8, in UTF-8; the end of the text if the place is behind it.
  func characterOffset(atUTF8 offset: Int) -> Int {
    utf8.distance(from: startIndex, to: characterStart(atUTF8: offset))
  }

  /// The beginning of the character at a place in UTF-8; the end of the text if the place is behind it.
  package func characterStart(atUTF8 offset: Int) -> Index {
    // Made again: the index of another text may claim that it is the beginning of a character.
    let place = utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
    return place < endIndex ? index(before: index(after: place)) : place
  }
}
