import FoundationEssentials

/// The absolute path of a file as bytes, which need not be valid UTF-8.
package struct DiskPath: Hashable, Sendable {
  /// The normalized path: it begins with a slash, has no trailing slash unless it is the root, and no empty or `.`
  /// components.
  package let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Creates a path from bytes, relative to the current directory unless they begin with a slash.
  package init(bytes: [UInt8]) {
    var components: [ArraySlice<UInt8>] = []
    if bytes.first != Self.slash {
      components = Array(FileManager.default.currentDirectoryPath.utf8).split(separator: Self.slash)
    }
    components += bytes.split(separator: Self.slash).filter { $0 != [Self.dot] }
    self.bytes = components.isEmpty ? [Self.slash] : components.flatMap { [Self.slash] + $0 }
  }

  /// Creates a path from text.
  package init(_ path: String) { self.init(bytes: Array(path.utf8)) }

  /// Creates the path of a file URL; nil for other URLs and invalid paths.
  package init?(_ url: URL) {
    let text = url.absoluteURL.absoluteString
    guard text.lowercased().hasPrefix("file:") else { return nil }
    var path = Substring(text.dropFirst("file:".count)).utf8[...]
    if path.starts(with: "//".utf8) { path = path.dropFirst(2).drop { $0 != Self.slash } }
    path = path.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.count)
    while let byte = path.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = path.popFirst().flatMap(Self.digit), let low = path.popFirst().flatMap(Self.digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    self.init(bytes: bytes)
  }

  /// The URL of the file, which preserves bytes that aren't valid UTF-8. Foundation's `path` of such a URL is empty.
  package func url(isFolder: Bool = false) -> URL {
    if let path = String(validating: bytes, as: UTF8.self) {
      return URL(fileURLWithPath: path, isDirectory: isFolder)
    }
    var text = "file://"
    for byte in bytes {
      if byte == Self.slash || Self.isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    if isFolder { text += "/" }
    return URL(string: text) ?? URL(fileURLWithPath: String(decoding: bytes, as: UTF8.self), isDirectory: isFolder)
  }

  /// The last component; empty for the root.
  package var name: [UInt8] {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return bytes }
    return Array(bytes[(slash + 1)...])
  }

  /// The last component as text. Invalid UTF-8 is replaced.
  package var nameText: String { String(decoding: name, as: UTF8.self) }

  /// The name as a single line to display to the user.
  package var shownName: String {
    let text = bytes == [Self.slash] ? "/" : nameText
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          // The control pictures have the order of the control characters.
          scalar.value < 32 ? Unicode.Scalar(0x2400 + scalar.value) ?? " " : scalar
        }))
  }

  /// The folder that contains the file; the root for the root.
  package var folder: DiskPath {
    guard let slash = bytes.lastIndex(of: Self.slash), slash > 0 else { return DiskPath(bytes: [Self.slash]) }
    return DiskPath(bytes: Array(bytes[..<slash]))
  }

  /// The path of a file in this folder.
  package func appending(_ name: [UInt8]) -> DiskPath { DiskPath(bytes: bytes + [Self.slash] + name) }
  /// The path of a file in this folder.
  package func appending(_ name: String) -> DiskPath { appending(Array(name.utf8)) }

  /// Whether the last component is a file name: it exists and isn't `..`.
  package var hasFilename: Bool { !name.isEmpty && name != [Self.dot, Self.dot] }

  /// Whether `other` is a descendant of this folder, by comparison of the paths.
  package func contains(_ other: DiskPath) -> Bool {
    bytes.count == 1 || (other.bytes.count > bytes.count && other.bytes.starts(with: bytes + [Self.slash]))
  }

  /// Calls `body` with the path as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try FilePlace(self).withCString { try body($1) }
  }

  private static func digit(_ letter: UInt8) -> UInt8? {
    Character(Unicode.Scalar(letter)).hexDigitValue.map(UInt8.init)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension DiskPath: CustomStringConvertible {
  /// The path as text. Invalid UTF-8 is replaced.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
