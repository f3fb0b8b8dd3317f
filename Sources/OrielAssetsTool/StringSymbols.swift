/// The constants and functions for the texts of a string catalog whose keys aren't extracted from code: as Xcode 26 makes them
/// for entries that are managed manually.
struct StringSymbols {
  /// The member for a key.
  struct Symbol: Equatable {
    let key: String
    let name: String
    /// The types of the values, if it is a function.
    let types: [String]
    /// The key as a literal, in which the values are interpolated.
    let literal: String
  }

  /// The name of the table.
  let table: String
  private(set) var symbols: [Symbol] = []

  /// Names the keys. Of those that would have the same member, the first one gets it. A key with placeholders of another
  /// order than in the text has none.
  init(table: String, keys: [String]) {
    self.table = table
    for key in keys.sorted() {
      guard let symbol = Self.symbol(for: key) else { continue }
      if !symbols.contains(where: { $0.name == symbol.name && $0.types == symbol.types }) { symbols.append(symbol) }
    }
  }

  private static func symbol(for key: String) -> Symbol? {
    var (words, types, literal) = ("", [String](), "")
    for part in FormatString(key).parts {
      switch part {
      case .text(let text):
        guard !text.contains("%") else { return nil }
        words += text
        literal += escaped(text)
      case .value(position: nil, let specifier):
        guard let type = type(of: specifier) else { return nil }
        types.append(type)
        words += " "
        literal += "\\(value\(types.count), specifier: \"%\(specifier)\")"
      case .value, .variable, .argument: return nil
      }
    }
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    // A key in capital letters has no capitals that mean something.
    let name = SwiftName.constant(words.contains(where: \.isLowercase) ? words : words.lowercased(), withoutLast: "")
    return Symbol(key: key, name: name, types: types, literal: "\"\(literal)\"")
  }

  private static func type(of specifier: String) -> String? {
    switch specifier.last {
    case "@": "String"
    case "d", "i": "Int"
    case "u", "o", "x", "X": "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
    default: nil
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: String(scalar)
      }
    }.joined()
  }

  /// The declarations, each line with an indent. Those of another table than `Localizable` are in an enumeration with its
  /// name.
  var swift: String {
    let isDefault = table == "Localizable"
    let indent = isDefault ? "  " : "    "
    let place = isDefault ? "" : "table: \"\(Self.escaped(table))\", "
    let members = symbols.map { symbol in
      let values = symbol.types.enumerated().map { "_ value\($0.offset + 1): \($0.element)" }.joined(separator: ", ")
      let head = symbol.types.isEmpty ? "static var \(symbol.name):" : "static func \(symbol.name)(\(values)) ->"
      return """
        \(indent)/// \(Self.escaped(symbol.key))
        \(indent)\(head) LocalizedStringResource {
        \(indent)  LocalizedStringResource(\(symbol.literal), \(place)bundle: Bundle.module)
        \(indent)}

        """
    }
    return isDefault ? members.joined() : "  enum \(SwiftName.type(table)) {\n\(members.joined())  }\n"
  }
}
