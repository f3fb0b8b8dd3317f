import Glibc

/// Reading and blanking metadata in the bytes of a file. What is beyond the end is left out, since a file may be damaged.
extension [UInt8] {
  /// The number with a length at an offset; nil if it is beyond the end.
  func number(at offset: Int, _ length: Int, littleEndian: Bool = false) -> Int? {
    guard offset >= 0, length > 0, length <= 8, offset <= count - length else { return nil }
    var number: UInt64 = 0
    for index in 0..<length {
      number = number << 8 | UInt64(self[littleEndian ? offset + length - 1 - index : offset + index])
    }
    return Int(exactly: number)
  }

  /// Writes a number at an offset, of which `number(at:_:littleEndian:)` has read one.
  mutating func setNumber(_ number: Int, at offset: Int, _ length: Int, littleEndian: Bool = false) {
    guard offset >= 0, offset <= count - length else { return }
    for index in 0..<length {
      let shift = 8 * (littleEndian ? index : length - 1 - index)
      self[offset + index] = UInt8(truncatingIfNeeded: number >> shift)
    }
  }

  /// Whether the bytes at an offset are a text.
  func hasText(_ text: String, at offset: Int) -> Bool {
    let text = text.utf8
    guard offset >= 0, offset <= count - text.count else { return false }
    return self[offset..<offset + text.count].elementsEqual(text)
  }

  /// Whether a part contains one of several texts.
  func contains(oneOf texts: [String], in range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<count)
    return withUnsafeBytes { all in
      let part = UnsafeRawBufferPointer(rebasing: all[range])
      guard let start = part.baseAddress else { return false }
      return texts.contains { memmem(start, part.count, $0, $0.utf8.count) != nil }
    }
  }

  /// The offset of a sequence of bytes from another offset on; nil if there is none.
  func offset(of bytes: [UInt8], from start: Int) -> Int? {
    guard start >= 0, start <= count else { return nil }
    return withUnsafeBytes { all in
      guard let base = all.baseAddress,
        let found = memmem(base + start, all.count - start, bytes, bytes.count)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Overwrites a part.
  mutating func blank(_ range: Range<Int>, with byte: UInt8 = 0) {
    for index in range.clamped(to: 0..<count) { self[index] = byte }
  }
}
