import FoundationEssentials

/// A type that is identified only by an extension or a MIME type, which its identifier contains.
struct DynamicType: Equatable {
  static let prefix = "dyn."
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  var filenameExtension: String?
  var mimeType: String?
  /// The key of the supertype.
  var parent: String?

  init(filenameExtension: String? = nil, mimeType: String? = nil, parent: String? = nil) {
    self.filenameExtension = filenameExtension
    self.mimeType = mimeType
    self.parent = parent
  }

  /// Parses an identifier; nil if it isn't that of a dynamic type.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix), let text = Self.decode(identifier.dropFirst(Self.prefix.count)) else {
      return nil
    }
    for line in text.split(separator: "\n") {
      let value = String(line.dropFirst())
      switch line.first {
      case "0": parent = value
      case "1": filenameExtension = value
      case "3": mimeType = value
      case .some, nil: return nil
      }
    }
    guard filenameExtension != nil || mimeType != nil else { return nil }
  }

  var identifier: String {
    let lines = [parent.map { "0\($0)" }, filenameExtension.map { "1\($0)" }, mimeType.map { "3\($0)" }]
    return Self.prefix + Self.encode(lines.compactMap { $0 }.joined(separator: "\n"))
  }

  private static func encode(_ text: String) -> String {
    var result: [UInt8] = []
    var rest: UInt32 = 0
    var bits = 0
    for byte in text.utf8 {
      rest = (rest << 8 | UInt32(byte)) & 0xffff
      bits += 8
      while bits >= 5 {
        bits -= 5
        result.append(alphabet[Int(rest >> UInt32(bits)) & 31])
      }
    }
    if bits > 0 { result.append(alphabet[Int(rest << UInt32(5 - bits)) & 31]) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest: UInt32 = 0
    var bits = 0
    for letter in text.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      rest = (rest << 5 | UInt32(value)) & 0xffff
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: rest >> UInt32(bits)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
