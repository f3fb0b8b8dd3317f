import OrielCore

/// The label of the button that ends an activity, on its card and its notification.
enum ActivityEndLabel {
  /// The label in the user's language.
  static var current: String { label(for: UserLanguage.preferred) }

  /// The label in the first of the languages that has a translation.
  static func label(for languages: [String]) -> String {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: translations) }.first ?? english
  }

  private static let english = "End"

  static let translations = [
    "en": english,
    "de": "Beenden",
    "es": "Finalizar",
    "fr": "Terminer",
    "it": "Termina",
    "nl": "Beëindigen",
    "pt": "Terminar",
    "sv": "Avsluta",
  ]
}
