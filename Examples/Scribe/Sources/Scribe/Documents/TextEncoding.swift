import Oriel

/// How the characters of a file are written. A file keeps its encoding, unless a new character has no place in it.
enum TextEncoding: Equatable {
  case utf8
  /// UTF-8 behind a byte order mark.
  case markedUTF8
  case utf16LittleEndian
  case utf16BigEndian
  /// What old European programs have written.
  case windows1252

  static func decode(_ data: Data) throws -> (text: String, encoding: TextEncoding) {
    for encoding in [markedUTF8, utf16LittleEndian, utf16BigEndian] where data.starts(with: encoding.mark) {
      guard let text = encoding.string(data.dropFirst(encoding.mark.count)) else { throw TextFileError.notText }
      return (text, encoding)
    }
    // No text contains a zero.
    guard !data.contains(0) else { throw TextFileError.notText }
    if let text = String(validating: data, as: UTF8.self) { return (text, .utf8) }
    guard let text = windows1252.string(data) else { throw TextFileError.notText }
    return (text, .windows1252)
  }

  func encode(_ text: String) -> Data {
    guard let encoding = foundationEncoding, let data = text.data(using: encoding) else { return Data(text.utf8) }
    return mark + data
  }

  private func string(_ data: Data) -> String? {
    foundationEncoding.map { String(data: data, encoding: $0) } ?? String(data: data, encoding: .utf8)
  }

  /// Nil for UTF-8.
  private var foundationEncoding: String.Encoding? {
    switch self {
    case .utf8: nil
    case .markedUTF8: .utf8
    case .utf16LittleEndian: .utf16LittleEndian
    case .utf16BigEndian: .utf16BigEndian
    case .windows1252: .windowsCP1252
    }
  }

  private var mark: Data {
    switch self {
    case .markedUTF8: Data([0xEF, 0xBB, 0xBF])
    case .utf16LittleEndian: Data([0xFF, 0xFE])
    case .utf16BigEndian: Data([0xFE, 0xFF])
    case .utf8, .windows1252: Data()
    }
  }
}
