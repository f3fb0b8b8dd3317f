/// The grammatical numbers that Unicode's CLDR distinguishes.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a whole number in a language such as `pt_BR`.
  package init(of number: Int, in language: String) {
    self.init(of: PluralOperands(number), in: language)
  }

  /// The category of a number in a language such as `pt_BR` or `sr-Latn`; `other` in a language without rules.
  package init(of number: PluralOperands, in language: String) {
    let parts = language.lowercased().split { $0 == "_" || $0 == "-" || $0 == "@" }
    // The one language whose rule depends on the region.
    let rule = parts == ["pt", "pt"] ? .oneWithMillions : parts.first.flatMap { PluralRule.rules[String($0)] }
    self = rule?.category(of: number) ?? .other
  }
}
