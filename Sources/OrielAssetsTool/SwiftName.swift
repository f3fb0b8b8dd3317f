/// Names of Swift declarations for the names in catalogs, as Xcode makes them.
enum SwiftName {
  /// The name of a constant: `my-logo` is `myLogo`, `URLIcon` is `urlIcon`, `URL` is `URL`, `3D` is `_3D`. A last word that only says what
  /// it is, as in `BrandColor`, is left out.
  static func constant(_ name: String, withoutLast word: String) -> String {
    var words = words(of: name)
    if words.count > 1, words.last == word { words.removeLast() }
    guard let first = words.first else { return "_" }
    let isAbbreviation = words.count == 1 && first.count > 1 && first.allSatisfy(\.isUppercase)
    if isAbbreviation { return valid(first) }
    return valid(lowercasedStart(of: first) + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a type: `line icons` is `LineIcons`.
  static func type(_ name: String) -> String {
    let words = words(of: name)
    return words.isEmpty ? "_" : valid(words.map(capitalized).joined())
  }

  /// The parts of a name between characters that aren't letters or digits, and before capital letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let continues = last.map { ($0.isLetter || $0.isNumber) && !($0.isLowercase && character.isUppercase) } ?? false
      if continues { words[words.count - 1].append(character) } else { words.append(String(character)) }
    }
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The word with its first letter in lowercase, or all capital letters of an abbreviation but that of the next word.
  private static func lowercasedStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word[capitals.endIndex...]
    let count = capitals.count > 1 && rest.first?.isLowercase == true ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The name, in backticks if it is a word of the language. What a member can't be called has an underscore before it.
  private static func valid(_ name: String) -> String {
    if name.first?.isNumber == true || ["init", "self", "Protocol", "Self", "Type"].contains(name) {
      return "_" + name
    }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
