import Glibc

// Foundation's equivalents must not be used: each of them links all of Foundation
// into a statically linked app.
extension StringProtocol {
  /// The text without leading and trailing spaces and tabs. Line breaks are kept.
  package func trimmingSpaces() -> String {
    let scalars = unicodeScalars
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }), let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// Whether the text contains another one.
  package func includes(_ other: String) -> Bool { parts(separatedBy: other).count > 1 }

  /// The parts of the text between the occurrences of a nonempty separator.
  package func parts(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        parts.append(String(self[start..<index]))
        index = self.index(index, offsetBy: separator.count)
        start = index
      } else {
        index = self.index(after: index)
      }
    }
    return parts + [String(self[start...])]
  }
}

extension String {
  /// Whether the text contains a null character, which terminates a C string.
  package var containsZero: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    } ?? utf8.contains(0)
  }
}
