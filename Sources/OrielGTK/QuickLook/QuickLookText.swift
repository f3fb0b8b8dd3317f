import FoundationEssentials
import Glibc

/// The beginning of a text file, in any of the usual encodings.
struct QuickLookText: Equatable, Sendable {
  /// The text, with lines of bounded length.
  let text: String
  /// Whether the file has more.
  let isCut: Bool

  /// How much of a file is read, in bytes.
  static let limit = 256 * 1024
  /// The maximum length of a line. GTK lays out a line as a whole, so longer ones are broken.
  static let longestLine = 2_000

  /// Reads a regular file.
  init(_ path: String) throws(QuickLookFailure) {
    // A pipe that has replaced the file must not block.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw QuickLookFailure(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: Self.limit + 1)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + count, $0.count - count) }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw QuickLookFailure(String(cString: strerror(errno))) }
      if read == 0 { break }
      count += read
    }
    self.init(bytes[..<min(count, Self.limit)], isCut: count > Self.limit)
  }

  /// Decodes the beginning of a file.
  init(_ bytes: ArraySlice<UInt8>, isCut: Bool) {
    text = Self.broken(TextEncoding.decoded(bytes, isCut: isCut))
    self.isCut = isCut
  }

  private static func broken(_ text: String) -> String {
    var result = ""
    var length = 0
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" { length = 0 } else { length += 1 }
      if length > longestLine {
        result.unicodeScalars.append("\n")
        length = 1
      }
      // The character that terminates a C string.
      result.unicodeScalars.append(scalar == "\0" ? "\u{2400}" : scalar)
    }
    return result
  }
}

/// The encodings of text files.
enum TextEncoding {
  /// Decodes bytes as UTF-8, UTF-16 or UTF-32, or else as Windows-1252, in which any sequence of bytes is valid.
  ///
  /// - Parameter isCut: whether the last character may be incomplete.
  static func decoded(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> String {
    let start = Array(bytes.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] { return utf32(bytes.dropFirst(4), isBigEndian: false) }
    if start == [0, 0, 0xFE, 0xFF] { return utf32(bytes.dropFirst(4), isBigEndian: true) }
    if start.prefix(2) == [0xFF, 0xFE] { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if start.prefix(2) == [0xFE, 0xFF] { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    let marked = start.prefix(3) == [0xEF, 0xBB, 0xBF] ? bytes.dropFirst(3) : bytes
    // A truncated character lacks at most three bytes.
    for cut in 0...(isCut ? 3 : 0) {
      if let text = String(validating: marked.dropLast(cut), as: UTF8.self), !looksLikeUTF16(bytes) { return text }
    }
    if looksLikeUTF16(bytes) {
      // The high byte of Latin letters is zero.
      let zerosFirst = bytes.prefix(512).enumerated().count { $0.offset.isMultiple(of: 2) && $0.element == 0 }
      let zerosSecond = bytes.prefix(512).enumerated().count { !$0.offset.isMultiple(of: 2) && $0.element == 0 }
      return utf16(bytes, isBigEndian: zerosFirst > zerosSecond)
    }
    return windows1252(bytes)
  }

  private static func looksLikeUTF16(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.prefix(512)
    return start.count >= 4 && start.count { $0 == 0 } * 3 > start.count
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    let bytes = Array(bytes)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { position in
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
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

  /// The characters of Windows-1252 that replace the control characters of Latin-1 from 0x80.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]

  private static func windows1252(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let value = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt32(byte)
      text.append(Unicode.Scalar(value) ?? " ")
    }
    return String(text)
  }
}
