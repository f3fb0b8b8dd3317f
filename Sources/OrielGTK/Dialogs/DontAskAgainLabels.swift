/// Translations of "Don’t ask again", which no catalog of the desktop contains.
enum DontAskAgainLabels {
  /// The label in unknown languages.
  static let english = "Don’t ask again"

  /// The label for the name of a locale, such as `de`, `pt_BR` or `sr@latin`.
  static func label(for locale: String) -> String? {
    if let label = labels[locale] { return label }
    // The modifier of a language selects its script, so the label without the modifier would be wrong.
    guard !locale.contains(where: { $0 == "@" }) else { return nil }
    return labels[String(locale.prefix { $0 != "_" && $0 != "-" && $0 != "." })]
  }

  private static let labels = [
    "ar": "لا تسأل مجددًا",
    "bg": "Без повторно питане",
    "ca": "No ho tornis a preguntar",
    "cs": "Příště se neptat",
    "da": "Spørg ikke igen",
    "de": "Nicht erneut fragen",
    "el": "Να μη γίνει ξανά ερώτηση",
    "en": english,
    "es": "No volver a preguntar",
    "et": "Ära küsi uuesti",
    "eu": "Ez galdetu berriro",
    "fa": "دوباره نپرس",
    "fi": "Älä kysy uudelleen",
    "fr": "Ne plus demander",
    "gl": "Non preguntar de novo",
    "he": "לא לשאול שוב",
    "hi": "दोबारा न पूछें",
    "hr": "Ne pitaj ponovno",
    "hu": "Ne kérdezze újra",
    "id": "Jangan tanya lagi",
    "it": "Non chiedere più",
    "ja": "今後は確認しない",
    "ko": "다시 묻지 않기",
    "lt": "Daugiau neklausti",
    "lv": "Vairs nejautāt",
    "nb": "Ikke spør igjen",
    "nl": "Niet meer vragen",
    "nn": "Ikkje spør igjen",
    "pl": "Nie pytaj ponownie",
    "pt": "Não perguntar novamente",
    "ro": "Nu mai întreba",
    "ru": "Больше не спрашивать",
    "sk": "Nabudúce sa nepýtať",
    "sl": "Ne vprašaj več",
    "sv": "Fråga inte igen",
    "th": "ไม่ต้องถามอีก",
    "tr": "Bir daha sorma",
    "uk": "Більше не запитувати",
    "vi": "Không hỏi lại",
    "zh_CN": "不再询问",
    "zh_TW": "不再詢問",
  ]
}
