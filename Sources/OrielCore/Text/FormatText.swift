/// Replaces the placeholders of a localized format.
enum FormatText {
  private static let percent = UInt8(ascii: "%")
  private static let conversions = Set("@diufFeEgGxXcs".utf8)

  /// Placeholders are replaced in order, or by position as in `%2$@`. One without an argument isn't replaced.
  static func fill(_ format: String, with arguments: [LocalizedStringKey.Argument]) -> String {
    // Bytes rather than characters, since this runs for each change of a number in a label.
    let bytes = format.utf8
    var result = ""
    var start = bytes.startIndex
    var next = 0
    while let sign = bytes[start...].firstIndex(of: percent) {
      result += format[start..<sign]
      let specifierStart = bytes.index(after: sign)
      start = specifierStart
      if start < bytes.endIndex, bytes[start] == percent {
        result += "%"
        start = bytes.index(after: start)
        continue
      }
      guard let end = bytes[start...].firstIndex(where: conversions.contains) else {
        result += "%"
        continue
      }
      start = bytes.index(after: end)
      var flags = format[specifierStart..<end]
      var index = next
      if let dollar = flags.utf8.firstIndex(of: UInt8(ascii: "$")), let position = Int(flags[..<dollar]) {
        index = position - 1
        flags = flags[flags.utf8.index(after: dollar)...]
      } else {
        next += 1
      }
      if arguments.indices.contains(index) {
        result += text(of: arguments[index], flags: flags, conversion: bytes[end])
      } else {
        result += format[sign..<start]
      }
    }
    if start < bytes.endIndex { result += format[start...] }
    return result
  }

  private static func text(
    of argument: LocalizedStringKey.Argument, flags: Substring, conversion: UInt8
  ) -> String {
    switch argument {
    case .text(let text): return text
    case .integer(let value):
      let flags = withoutLength(flags)
      return flags.isEmpty ? NumberText.digits(of: value) : NumberText.filled("%\(flags)lld", value)
    case .unsigned(let value):
      let flags = withoutLength(flags)
      return flags.isEmpty ? NumberText.digits(of: value) : NumberText.filled("%\(flags)llu", value)
    case .float(let value):
      let conversion = "fFeEgG".utf8.contains(conversion) ? String(UnicodeScalar(conversion)) : "f"
      return NumberText.filled("%\(withoutLength(flags))\(conversion)", value)
    }
  }

  private static func withoutLength(_ flags: Substring) -> String {
    if flags.utf8.elementsEqual("ll".utf8) { return "" }
    return flags.filter { $0 != "l" && $0 != "h" && $0 != "q" }
  }
}
