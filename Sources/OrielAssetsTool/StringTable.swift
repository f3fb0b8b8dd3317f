/// The translations of a table in one language.
struct StringTable {
  /// A text, or one with forms for numbers, as OrielCore reads it in `TranslatedText`.
  enum Text: Equatable, Encodable {
    case plain(String)
    case plural(format: String, variables: [String: Variable])

    private enum Keys: CodingKey { case format, variables }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .plain(let text):
        var container = encoder.singleValueContainer()
        try container.encode(text)
      case .plural(let format, let variables):
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(format, forKey: .format)
        try container.encode(variables, forKey: .variables)
      }
    }
  }

  /// The forms of a part of a text.
  struct Variable: Equatable, Encodable {
    /// The position of the number among the arguments, from 1.
    var argument: Int
    /// The forms by the names of CLDR's categories.
    var forms: [String: String]
  }

  /// The categories of numbers that CLDR has.
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}
