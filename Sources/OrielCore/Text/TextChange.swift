/// What makes one text of another: the part between an equal beginning and an equal end.
struct TextChange {
  /// In UTF-8.
  private let beginning: Int
  private let end: Int
  private let middle: String

  /// The length of what differs, in UTF-8.
  var length: Int { middle.utf8.count }

  /// The change that makes `new` of `old`.
  init(of old: String, to new: String) {
    (beginning, end) = Self.common(old, new)
    let bytes = new.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: beginning)
    middle = String(new[first..<bytes.index(bytes.endIndex, offsetBy: -end)])
  }

  /// Applies the change to the text from which it was made.
  func apply(to old: String) -> String {
    let bytes = old.utf8
    return String(old[..<bytes.index(bytes.startIndex, offsetBy: beginning)]) + middle
      + old[bytes.index(bytes.endIndex, offsetBy: -end)...]
  }

  /// The lengths of the equal beginnings and ends, which consist of whole Unicode scalars.
  private static func common(_ old: String, _ new: String) -> (Int, Int) {
    old.withUTF8Bytes { old in
      new.withUTF8Bytes { new in
        let shorter = min(old.count, new.count)
        var (beginning, end) = (0, 0)
        while beginning < shorter, old[beginning] == new[beginning] { beginning += 1 }
        while beginning > 0, old.continues(at: beginning) || new.continues(at: beginning) { beginning -= 1 }
        while end < shorter - beginning, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        while end > 0, old.continues(at: old.count - end) || new.continues(at: new.count - end) { end -= 1 }
        return (beginning, end)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a scalar that begins before goes on here.
  fileprivate func continues(at index: Int) -> Bool { index < count && self[index] & 0xC0 == 0x80 }
}

extension String {
  fileprivate func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// The position of a Unicode scalar in UTF-8. Bytes are counted, which is faster than to decode scalars.
  private func utf8Offset(ofScalar number: Int) -> Int {
    withUTF8Bytes { bytes in
      var (offset, left) = (0, number)
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
}
