/// What a file is called that nobody has given a name.
enum UntitledLabel {
  /// In the user's language.
  static var current: String { label(for: UserLanguage.preferred) }

  /// In the first of the languages that there is a translation for.
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
