/// The texts that Oriel shows itself, in one language. `Scripts/words` makes them of the tables in resources/words.
package struct Catalog: Sendable {
  /// The language, such as `pt_BR`.
  let language: String
  private let texts: [String]
  private let plurals: [[PluralCategory: String]]

  init(language: String, texts: [String], plurals: [[PluralCategory: String]]) {
    self.language = language
    self.texts = texts
    self.plurals = plurals
  }

  /// The catalog in the user's language.
  package static let current = catalog(for: UserLanguage.preferred)

  /// The catalog in the first of the languages that has one; else the English one.
  package static func catalog(for languages: [String]) -> Catalog {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: all) }.first?() ?? en
  }

  /// A text in a language such as `pt_BR` or `sr@latin`; nil if there is no catalog for it.
  package static func translated(_ word: Word, in language: String) -> String? {
    UserLanguage.lookUp(language, in: all)?()[word]
  }

  /// A text, which may have placeholders.
  package subscript(word: Word) -> String { texts[word.rawValue] }

  /// The form of a text for a number, which may have placeholders.
  package subscript(word: PluralWord, count: Int) -> String {
    let forms = plurals[word.rawValue]
    // The catalog without a region is that of Portugal, unlike in CLDR.
    let category = PluralCategory(of: count, in: language == "pt" ? "pt_PT" : language)
    return forms[category] ?? forms[.other] ?? ""
  }
}

extension Word {
  /// The text in the user's language.
  package var text: String { Catalog.current[self] }

  /// The text in the user's language with values in place of its placeholders, in order.
  package func text(with values: String...) -> String { text.filled(with: values) }
}

extension PluralWord {
  /// The text for a number in the user's language, with values in place of its placeholders, in order.
  package func text(for count: Int, with values: String...) -> String {
    Catalog.current[self, count].filled(with: values)
  }
}

extension String {
  /// The text with values in place of its placeholders, in order. Values may contain any text.
  package func filled(with values: [String]) -> String {
    guard !values.isEmpty else { return self }
    let parts = parts(separatedBy: "%@")
    var filled = parts[0]
    for (index, part) in parts.dropFirst().enumerated() {
      filled += (values.indices.contains(index) ? values[index] : "") + part
    }
    return filled
  }
}
