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
  /// The maximum length of a line, with marks above and below letters counted several times: GTK lays out a line as a
  /// whole, for which they take longer. Longer lines are broken.
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
      let isMark = !scalar.isASCII && scalar.properties.generalCategory == .nonspacingMark
      if scalar == "\n" || scalar == "\r" { length = 0 } else { length += isMark ? 4 : 1 }
      // A mark stays with its letter.
      if length > longestLine, !isMark || length > 2 * longestLine {
        result.unicodeScalars.append("\n")
        length = 1
      }
      // The character that terminates a C string.
      result.unicodeScalars.append(scalar == "\0" ? "\u{2400}" : scalar)
    }
    return result
  }
}
