/// The percent-encoding of bytes in the path of a URL.
enum PercentEncoding {
  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,=@".utf8)

  /// Encodes all bytes that aren't allowed in a path, and colons, which could be taken for the end of a scheme.
  static func encoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      if plain.contains(byte) {
        result.append(byte)
      } else {
        result += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Decodes a text. A percent sign that isn't followed by two digits is kept.
  static func decoded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
