import CGtk
import Glibc
import OrielCore

/// Decodes text files, which don't say their encoding.
///
/// A mark at the beginning, low values of every other byte, or validity as UTF-8 tells that a text is Unicode.
/// Any other text is taken to be in the encoding that was usual in the user's language. The letters aren't examined: a
/// text from another country is displayed with the letters of the user's own, as in most editors.
enum TextEncoding {
  private static let western = "WINDOWS-1252"

  /// The encodings with the bytes that mark them.
  private static let marks: [(mark: [UInt8], charset: String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"),
    // Before UTF-16, whose mark is the beginning of this one.
    ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ([0x84, 0x31, 0x95, 0x33], "GB18030"),
  ]

  /// The encodings that were usual in a language, the one that is seldom valid by accident first. C libraries that lack
  /// one may have the smaller one after it. Languages that aren't here have the western one.
  private static let traditional: [String: [String]] = {
    var table = [
      "ja": ["EUC-JP-MS", "EUC-JP", "CP932", "SHIFT_JIS"], "ko": ["UHC", "EUC-KR"], "zh": ["GB18030", "GBK"],
      // English texts are ASCII, so the next language decides.
      "en": [],
    ]
    let others = [
      "BIG5-HKSCS BIG5": "zh_TW zh_HK zh_MO",
      "WINDOWS-874": "th",
      "WINDOWS-1250": "bs cs hr hu pl ro sk sl sq sr_RS@latin",
      "WINDOWS-1251": "be bg kk ky mk mn ru sr tg uk",
      "WINDOWS-1253": "el",
      "WINDOWS-1254": "az tr",
      "WINDOWS-1255": "he yi",
      "WINDOWS-1256": "ar fa ur",
      "WINDOWS-1257": "et lt lv",
      "WINDOWS-1258": "vi",
    ]
    for (charsets, languages) in others {
      for language in languages.split(separator: " ") {
        table[String(language)] = charsets.split(separator: " ").map(String.init)
      }
    }
    return table
  }()

  /// Decodes a text. Any sequence of bytes can be decoded: what isn't valid becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - isCut: whether the last character may be incomplete. It is left out then.
  ///   - languages: the user's languages, such as `pt_BR`, the preferred one first.
  static func decoded(
    _ bytes: ArraySlice<UInt8>, isCut: Bool, languages: [String] = UserLanguage.preferred
  ) -> String {
    // UTF-16 without a mark may be valid UTF-8 as well.
    let known = marks.first { bytes.starts(with: $0.mark) } ?? utf16(bytes).map { ([], $0) }
    if let known, let text = converted(bytes.dropFirst(known.mark.count), from: known.charset, isCut: isCut)?.text {
      return text
    }
    let charsets = ["UTF-8"] + languages.flatMap { UserLanguage.lookUp($0, in: traditional) ?? [western] }
    let count = bytes.count { $0 >= 0x80 }
    for charset in charsets {
      // Most of a damaged text is valid.
      guard let (text, errors) = converted(bytes, from: charset, isCut: isCut), errors * 20 <= count else { continue }
      return text
    }
    return converted(bytes, from: western, isCut: isCut)?.text ?? String(decoding: bytes, as: UTF8.self)
  }

  /// The byte order of UTF-16 without a mark; nil if the bytes are something else.
  ///
  /// The upper half of a unit is below 0x20 in all alphabets, and zero in spaces, which other texts don't have.
  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String? {
    let start = bytes.prefix(4096)
    // Of the bytes at even and at odd positions.
    var (low, zeros) = ([0, 0], [0, 0])
    for (position, byte) in start.enumerated() {
      if byte < 0x20 { low[position % 2] += 1 }
      if byte == 0 { zeros[position % 2] += 1 }
    }
    func isUpper(_ half: Int) -> Bool {
      zeros[half] > 0 && low[half] * 3 >= start.count && low[1 - half] * 4 < start.count
    }
    return isUpper(0) ? "UTF-16BE" : isUpper(1) ? "UTF-16LE" : nil
  }

  /// Converts a text, with U+FFFD for each unit that isn't valid, at which `g_convert` would stop; nil if the C library
  /// lacks the encoding.
  private static func converted(
    _ bytes: ArraySlice<UInt8>, from charset: String, isCut: Bool
  ) -> (text: String, errors: Int)? {
    guard let converter = g_iconv_open("UTF-8", charset), converter != OpaquePointer(bitPattern: -1) else { return nil }
    defer { g_iconv_close(converter) }
    let unit = charset.hasPrefix("UTF-16") ? 2 : charset.hasPrefix("UTF-32") ? 4 : 1
    var input = bytes.map { CChar(bitPattern: $0) }
    var errors = 0
    // No encoding needs more in UTF-8 than U+FFFD, which has three bytes, for each byte.
    let text = input.withUnsafeMutableBufferPointer { input in
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
            errors += 1
            for byte in "\u{FFFD}".utf8 {
              target?.pointee = CChar(bitPattern: byte)
              target = target?.advanced(by: 1)
            }
            room -= 3
            let skipped = min(unit, Int(left))
            source = source?.advanced(by: skipped)
            left -= gsize(skipped)
          }
          return output.count - Int(room)
        }
      }
    }
    return (text, errors)
  }
}
