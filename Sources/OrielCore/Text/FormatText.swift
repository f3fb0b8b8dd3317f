/// Replaces the placeholders of a localized format.
enum FormatText {
  private static let percent = UInt8(ascii: "%")
  private static let conversions = Set("@diufFeEgGxXcs".utf8)

  /// A part of a format.
  enum Part {
    case text(Substring)
    /// The value of a placeholder.
    case value(String)
  }

  /// Placeholders are replaced in order, or by position as in `%2$@`. One without an argument isn't replaced.
  static func fill(_ format: String, with arguments: [LocalizedStringKey.Argument]) -> String {
    var result = ""
    forEachPart(of: format, with: arguments) { part in
      switch part {
      case .text(let text): result += text
      case .value(let value): result += value
      }
    }
    return result
  }

  /// Runs `body` for each part of a format with arguments.
  static func forEachPart(
    of format: String, with arguments: [LocalizedStringKey.Argument], _ body: (Part) -> Void
  ) {
    // Bytes rather than characters, since this runs for each change of a number in a label.
    let bytes = format.utf8
    var start = bytes.startIndex
    var next = 0
    while let sign = bytes[start...].firstIndex(of: percent) {
      if start < sign { body(.text(format[start..<sign])) }
      let specifierStart = bytes.index(after: sign)
      start = specifierStart
      if start < bytes.endIndex, bytes[start] == percent {
        body(.text("%"))
        start = bytes.index(after: start)
        continue
      }
      guard let end = bytes[start...].firstIndex(where: conversions.contains) else {
        body(.text("%"))
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
        body(.value(text(of: arguments[index], flags: flags, conversion: bytes[end])))
      } else {
        body(.value(String(format[sign..<start])))
      }
    }
    if start < bytes.endIndex { body(.text(format[start...])) }
  }

  private static func text(
    of argument: LocalizedStringKey.Argument, flags: Substring, conversion: UInt8
  ) -> String {
    switch argument {
    case .text(let text): return text
    case .formatted(let value): return value.string(in: FormatContext())
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
