import CGtk

/// An encoding whose characters take one byte each.
struct SingleByteCharset: Equatable, Sendable {
  /// The characters of the bytes from 0x80; nil for those that the encoding doesn't define.
  let high: [Unicode.Scalar?]

  /// Reads an encoding from the C library; nil if the library lacks it.
  init?(_ name: String) {
    guard let converter = g_iconv_open("UTF-32LE", name), converter != OpaquePointer(bitPattern: -1) else { return nil }
    defer { g_iconv_close(converter) }
    high = (UInt8(0x80)...0xFF).map { byte in
      var (input, output) = (CChar(bitPattern: byte), UInt32(0))
      let isValid = withUnsafeMutablePointer(to: &input) { input in
        withUnsafeMutableBytes(of: &output) { output in
          var (source, left): (UnsafeMutablePointer<CChar>?, gsize) = (input, 1)
          var (target, room) = (output.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(4))
          let isValid = g_iconv(converter, &source, &left, &target, &room) != gsize.max
          // Writes the letter that was held back, since a mark might have followed it.
          g_iconv(converter, nil, nil, &target, &room)
          return isValid && room == 0
        }
      }
      // ISO's encodings have control characters from 0x80, which nothing would display.
      return isValid && output > 0x9F ? Unicode.Scalar(output) : nil
    }
  }

  private init(windows: [UInt32]) {
    high = windows.map { Unicode.Scalar($0) } + (0xA0...0xFF).map { Unicode.Scalar(UInt8($0)) }
  }

  /// Windows-1252, in which any sequence of bytes is displayed.
  static let western = SingleByteCharset(windows: [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ])

  /// Decodes bytes; those that the encoding doesn't define are shown as in Windows-1252.
  func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let utf8 = (0..<128).map { index in
      Array(String(Character(high[index] ?? Self.western.high[index] ?? "\u{FFFD}")).utf8)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += utf8[Int(byte) - 0x80] }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
