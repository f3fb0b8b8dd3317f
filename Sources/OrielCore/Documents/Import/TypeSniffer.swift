import FoundationEssentials

/// Determines the type of a file without an extension from its first bytes.
enum TypeSniffer {
  /// The number of bytes that are examined.
  static let length = 4096

  private static let marks: [(bytes: [UInt8], type: UTType)] = [
    ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], .png),
    ([0xff, 0xd8, 0xff], .jpeg),
    (Array("GIF8".utf8), .gif),
    (Array("II*\0".utf8), .tiff),
    (Array("MM\0*".utf8), .tiff),
    (Array("%PDF-".utf8), .pdf),
    ([0x50, 0x4b, 0x03, 0x04], .zip),
    ([0x1f, 0x8b], .gzip),
    (Array("BZh".utf8), .bz2),
    ([0x7f] + Array("ELF".utf8), .unixExecutable),
    (Array("{\\rtf".utf8), .rtf),
    (Array("ID3".utf8), .mp3),
    (Array("SQLite format 3\0".utf8), .database),
    (Array("<?xml".utf8), .xml),
    (Array("#!".utf8), .script),
  ]

  /// The type; nil if the bytes match no known type.
  static func type(of beginning: Data) -> UTType? {
    if let mark = marks.first(where: { beginning.starts(with: $0.bytes) }) { return mark.type }
    if beginning.starts(with: "RIFF".utf8), beginning.count >= 12 {
      let kind = beginning.dropFirst(8).prefix(4)
      if kind.elementsEqual("WEBP".utf8) { return .webP }
      if kind.elementsEqual("WAVE".utf8) { return .wav }
      if kind.elementsEqual("AVI ".utf8) { return .avi }
    }
    return isText(beginning) ? .utf8PlainText : nil
  }

  /// Whether the bytes are UTF-8 text, whose last character may be incomplete.
  static func isText(_ beginning: Data) -> Bool {
    guard !beginning.contains(where: { $0 < 9 || ($0 > 13 && $0 < 32 && $0 != 27) }) else { return false }
    let cut = beginning.count < length ? 0...0 : 0...3
    return cut.contains { String(validating: beginning.dropLast($0), as: UTF8.self) != nil }
  }
}
