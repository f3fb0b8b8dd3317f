/// A text of a table of translations, with forms for numbers if it has any.
struct TranslatedText: Decodable, Equatable {
  /// The text for each category of a number.
  struct Variable: Decodable, Equatable {
    /// The position of the number among the arguments, from 1.
    var argument: Int
    /// The texts by the names of CLDR's categories.
    var forms: [String: String]
  }

  /// The text, in which `%#@name@` stands for a variable.
  private let format: String
  private let variables: [String: Variable]

  private enum Keys: CodingKey { case format, variables }

  init(_ format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
    } else {
      let entry = try decoder.container(keyedBy: Keys.self)
      self.init(
        try entry.decode(String.self, forKey: .format),
        variables: try entry.decode([String: Variable].self, forKey: .variables))
    }
  }

  /// The format for arguments in a language, in which each variable is replaced by its form.
  func format(for arguments: [LocalizedStringKey.Argument], in language: String) -> String {
    variables.isEmpty ? format : Self.filled(format, variables, arguments, language, depth: 0)
  }

  private static func filled(
    _ format: String, _ variables: [String: Variable], _ arguments: [LocalizedStringKey.Argument], _ language: String,
    depth: Int
  ) -> String {
    let parts = format.parts(separatedBy: "%#@")
    // A form may contain variables, but not itself.
    guard parts.count > 1, depth <= variables.count else { return format }
    var result = parts[0]
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: "@"), let variable = variables[String(part[..<end])] else {
        result += "%#@" + part
        continue
      }
      result += filled(variable.form(for: arguments, in: language), variables, arguments, language, depth: depth + 1)
      result += part[part.index(after: end)...]
    }
    return result
  }
}

extension TranslatedText.Variable {
  fileprivate func form(for arguments: [LocalizedStringKey.Argument], in language: String) -> String {
    let number = arguments.indices.contains(argument - 1) ? arguments[argument - 1].pluralOperands : nil
    guard let number else { return forms["other"] ?? "" }
    // Also in a language without a category for it, 0 may have a text of its own.
    if number == PluralOperands(0), let form = forms["zero"] { return form }
    return forms[PluralCategory(of: number, in: language).rawValue] ?? forms["other"] ?? ""
  }
}

extension LocalizedStringKey.Argument {
  /// The number that plurals depend on; nil for a text.
  fileprivate var pluralOperands: PluralOperands? {
    switch self {
    case .integer(let value): PluralOperands(whole: UInt(value.magnitude))
    case .unsigned(let value): PluralOperands(whole: UInt(value))
    case .float(let value): PluralOperands(value)
    case .text, .formatted: nil
    }
  }
}
