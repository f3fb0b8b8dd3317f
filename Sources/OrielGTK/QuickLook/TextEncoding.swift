import CGtk
import Glibc
import OrielCore

/// The encodings of text files.
enum TextEncoding: Equatable {
  case utf16(isBigEndian: Bool)
  /// An encoding that the C library converts, under its names; also damaged UTF-8.
  case multiByte([String])
  case singleByte(SingleByteCharset)

  /// Decodes bytes: Unicode if the beginning or the bytes as a whole say so, or else the most probable encoding.
  ///
  /// Any sequence of bytes can be decoded: what isn't valid is shown as in Windows-1252, or as U+FFFD.
  ///
  /// - Parameters:
  ///   - isCut: whether the last character may be incomplete.
  ///   - languages: the user's languages, such as `pt_BR`, which decide if several encodings are possible.
  static func decoded(
    _ bytes: ArraySlice<UInt8>, isCut: Bool, languages: [String] = UserLanguage.preferred
  ) -> String {
    let start = Array(bytes.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] { return utf32(bytes.dropFirst(4), isBigEndian: false) }
    if start == [0, 0, 0xFE, 0xFF] { return utf32(bytes.dropFirst(4), isBigEndian: true) }
    if start == [0x84, 0x31, 0x95, 0x33] {
      return multiByte(bytes.dropFirst(4), from: MultiByteCharset.gb18030.names, isCut: isCut)
    }
    if start.prefix(2) == [0xFF, 0xFE] { return utf16(bytes.dropFirst(2), isBigEndian: false, isCut: isCut) }
    if start.prefix(2) == [0xFE, 0xFF] { return utf16(bytes.dropFirst(2), isBigEndian: true, isCut: isCut) }
    if start.prefix(3) == [0xEF, 0xBB, 0xBF] {
      let text = bytes.dropFirst(3)
      return multiByte(text, from: MultiByteCharset.utf8.names, isCut: isCut)
    }
    if let text = validUTF8(bytes, isCut: isCut) {
      // UTF-16 may be valid UTF-8: the halves of Latin and Cyrillic letters are control characters and ASCII.
      if hasManyControls(bytes), case .utf16(let isBigEndian) = probable(bytes, languages: languages) {
        return utf16(bytes, isBigEndian: isBigEndian, isCut: isCut)
      }
      return iso2022JP(bytes, isCut: isCut) ?? text
    }
    switch probable(bytes, languages: languages) {
    case .utf16(let isBigEndian): return utf16(bytes, isBigEndian: isBigEndian, isCut: isCut)
    case .multiByte(let names): return multiByte(bytes, from: names, isCut: isCut)
    case .singleByte(let charset): return charset.decoded(bytes)
    }
  }

  // MARK: Unicode

  private static func validUTF8(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> String? {
    // A truncated character lacks at most three bytes.
    for cut in 0...(isCut ? 3 : 0) {
      if let text = String(validating: bytes.dropLast(cut), as: UTF8.self) { return text }
    }
    return nil
  }

  /// Whether more than one byte in twenty is a control character that texts don't contain.
  private static func hasManyControls(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.prefix(4096)
    return start.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B } * 20 > start.count
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool, isCut: Bool) -> String {
    let bytes = Array(bytes)
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { position in
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    if isCut, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    return String(decoding: units, as: UTF16.self)
  }

  private static func utf32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    let bytes = Array(bytes)
    let units = stride(from: 0, to: bytes.count - 3, by: 4).map { position in
      let part = bytes[position..<position + 4]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return String(decoding: units, as: UTF32.self)
  }

  // MARK: Multi-byte encodings

  private static func multiByte(_ bytes: ArraySlice<UInt8>, from names: [String], isCut: Bool) -> String {
    for name in names {
      if let text = converted(bytes, from: name, isCut: isCut) { return text }
    }
    return SingleByteCharset.western.decoded(bytes)
  }

  /// Converts a text, with U+FFFD for each byte that isn't valid, at which `g_convert` would stop; nil if the C library
  /// lacks the encoding.
  private static func converted(_ bytes: ArraySlice<UInt8>, from charset: String, isCut: Bool) -> String? {
    guard let converter = g_iconv_open("UTF-8", charset), converter != OpaquePointer(bitPattern: -1) else { return nil }
    defer { g_iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    // No encoding needs more in UTF-8 than U+FFFD, which has three bytes, for each byte.
    return input.withUnsafeMutableBufferPointer { input in
      String(unsafeUninitializedCapacity: input.count * 3 + 16) { output in
        var (source, left) = (input.baseAddress, gsize(input.count))
        return output.withMemoryRebound(to: CChar.self) { output in
          var (target, room) = (output.baseAddress, gsize(output.count))
          while left > 0 {
            let isDone = g_iconv(converter, &source, &left, &target, &room) != gsize.max
            let error = errno
            // Writes the letter that was held back, since a mark might have followed it.
            g_iconv(converter, nil, nil, &target, &room)
            // EINVAL is an incomplete character at the end.
            if isDone || error == E2BIG || (error == EINVAL && isCut && left <= 3) { break }
            for byte in "\u{FFFD}".utf8 {
              target?.pointee = CChar(bitPattern: byte)
              target = target?.advanced(by: 1)
            }
            room -= 3
            source = source?.advanced(by: 1)
            left -= 1
          }
          return output.count - Int(room)
        }
      }
    }
  }

  /// The characters between two escape sequences of ISO-2022-JP: the byte that precedes each of them in EUC-JP.
  private enum EscapedSet: UInt8 {
    case ascii
    case kanji
    case kana = 0x8E
    case rareKanji = 0x8F
  }

  private static let escapes: [String: EscapedSet] = [
    "(B": .ascii, "(J": .ascii, "$@": .kanji, "$B": .kanji, "$(D": .rareKanji, "(I": .kana,
  ]

  /// Decodes ISO-2022-JP; nil if the text has none of its escape sequences.
  ///
  /// The way is through EUC-JP: the C library's ISO-2022-JP lacks half-width letters and the characters of Windows.
  private static func iso2022JP(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> String? {
    guard bytes.contains(0x1B), bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var (result, rest, set) = ([UInt8](), bytes, EscapedSet.ascii)
    var hasJapanese = false
    while let byte = rest.popFirst() {
      if byte == 0x1B, let escape = escapes.first(where: { rest.starts(with: $0.key.utf8) }) {
        rest.removeFirst(escape.key.utf8.count)
        set = escape.value
        hasJapanese = hasJapanese || set != .ascii
      } else if set != .ascii, byte > 0x20 {
        if set != .kanji { result.append(set.rawValue) }
        result.append(byte | 0x80)
        guard set != .kana, let second = rest.first, second > 0x20 else { continue }
        result.append(second | 0x80)
        rest.removeFirst()
      } else {
        if isCut, byte == 0x1B, rest.count < 3 { break }
        // Each line begins in ASCII.
        if byte == 0x0A { set = .ascii }
        result.append(byte)
      }
    }
    return hasJapanese ? multiByte(result[...], from: MultiByteCharset.eucJP.names, isCut: isCut) : nil
  }
}
