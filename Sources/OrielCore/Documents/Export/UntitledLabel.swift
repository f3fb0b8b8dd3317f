/// The default name of a file.
enum UntitledLabel {
  /// The text in the user's language.
  static var current: String { label(for: UserLanguage.preferred) }

  /// The text in the first of the languages that has a translation.
  static func label(for languages: [String]) -> String {
    for language in languages {
      if let label = UserLanguage.lookUp(language, in: labels) { return label }
    }
    return english
  }

  private static let english = "Untitled"

  private static let labels = [
    "cs": "Bez názvu",
    "da": "Unavngivet",
    "de": "Unbenannt",
    "en": english,
    "es": "Sin título",
    "fr": "Sans titre",
    "it": "Senza titolo",
    "ja": "無題",
    "nl": "Naamloos",
    "pl": "Bez tytułu",
    "pt": "Sem título",
    "ru": "Без названия",
    "sv": "Namnlös",
    "zh_CN": "未命名",
  ]
}
