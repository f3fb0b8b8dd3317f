import Foundation
import OrielCore

/// The texts of the picker.
struct FamilyLabels: Sendable {
  /// The title of the sheet.
  let title: String
  let search: String
  let sandboxNote: String
  /// Displays the applications of a category with a name.
  let show: String
  let hide: String
  let websites: String
  /// Adds a website.
  let add: String
  /// Removes a website.
  let remove: String
  let notAnAddress: String
  let done: String
  let games: String
  let social: String
  let internet: String
  let entertainment: String
  let creativity: String
  let productivity: String
  let education: String
  let development: String
  let utilities: String

  /// The texts in the user's language.
  static var current: FamilyLabels { labels(for: UserLanguage.preferred) }

  /// The texts in the first of the languages that has a translation.
  static func labels(for languages: [String]) -> FamilyLabels {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: translations) }.first ?? english
  }

  /// Replaces the placeholder of a text.
  static func fill(_ format: String, _ name: String) -> String { format.replacingOccurrences(of: "%@", with: name) }

  private static let english = FamilyLabels(
    title: "Choose Activities",
    search: "Search",
    sandboxNote: "In this sandbox, only its own applications are listed.",
    show: "Show %@",
    hide: "Hide %@",
    websites: "Websites",
    add: "Add",
    remove: "Remove %@",
    notAnAddress: "This isn’t the address of a website.",
    done: "Done",
    games: "Games",
    social: "Social",
    internet: "Internet",
    entertainment: "Entertainment",
    creativity: "Creativity",
    productivity: "Productivity",
    education: "Education",
    development: "Development",
    utilities: "Utilities")

  static let translations = [
    "en": english, "de": german, "es": spanish, "fr": french, "it": italian, "nl": dutch, "pt": portuguese,
    "sv": swedish,
  ]

  private static let german = FamilyLabels(
    title: "Aktivitäten auswählen",
    search: "Suchen",
    sandboxNote: "In dieser Sandbox werden nur ihre eigenen Anwendungen aufgelistet.",
    show: "%@ einblenden",
    hide: "%@ ausblenden",
    websites: "Websites",
    add: "Hinzufügen",
    remove: "%@ entfernen",
    notAnAddress: "Dies ist keine Adresse einer Website.",
    done: "Fertig",
    games: "Spiele",
    social: "Soziales",
    internet: "Internet",
    entertainment: "Unterhaltung",
    creativity: "Kreativität",
    productivity: "Produktivität",
    education: "Bildung",
    development: "Entwicklung",
    utilities: "Dienstprogramme")

  private static let spanish = FamilyLabels(
    title: "Elegir actividades",
    search: "Buscar",
    sandboxNote: "En este entorno aislado solo se muestran sus propias aplicaciones.",
    show: "Mostrar %@",
    hide: "Ocultar %@",
    websites: "Sitios web",
    add: "Añadir",
    remove: "Quitar %@",
    notAnAddress: "Esta no es la dirección de un sitio web.",
    done: "Hecho",
    games: "Juegos",
    social: "Redes sociales",
    internet: "Internet",
    entertainment: "Entretenimiento",
    creativity: "Creatividad",
    productivity: "Productividad",
    education: "Educación",
    development: "Desarrollo",
    utilities: "Utilidades")

  private static let french = FamilyLabels(
    title: "Choisir des activités",
    search: "Rechercher",
    sandboxNote: "Dans ce bac à sable, seules ses propres applications sont affichées.",
    show: "Afficher %@",
    hide: "Masquer %@",
    websites: "Sites web",
    add: "Ajouter",
    remove: "Retirer %@",
    notAnAddress: "Ce n’est pas l’adresse d’un site web.",
    done: "Terminé",
    games: "Jeux",
    social: "Réseaux sociaux",
    internet: "Internet",
    entertainment: "Divertissement",
    creativity: "Créativité",
    productivity: "Productivité",
    education: "Éducation",
    development: "Développement",
    utilities: "Utilitaires")

  private static let italian = FamilyLabels(
    title: "Scegli attività",
    search: "Cerca",
    sandboxNote: "In questa sandbox sono elencate solo le sue applicazioni.",
    show: "Mostra %@",
    hide: "Nascondi %@",
    websites: "Siti web",
    add: "Aggiungi",
    remove: "Rimuovi %@",
    notAnAddress: "Questo non è l’indirizzo di un sito web.",
    done: "Fine",
    games: "Giochi",
    social: "Social",
    internet: "Internet",
    entertainment: "Intrattenimento",
    creativity: "Creatività",
    productivity: "Produttività",
    education: "Istruzione",
    development: "Sviluppo",
    utilities: "Utilità")

  private static let dutch = FamilyLabels(
    title: "Activiteiten kiezen",
    search: "Zoeken",
    sandboxNote: "In deze sandbox worden alleen de eigen toepassingen getoond.",
    show: "%@ tonen",
    hide: "%@ verbergen",
    websites: "Websites",
    add: "Toevoegen",
    remove: "%@ verwijderen",
    notAnAddress: "Dit is niet het adres van een website.",
    done: "Gereed",
    games: "Spellen",
    social: "Sociaal",
    internet: "Internet",
    entertainment: "Amusement",
    creativity: "Creativiteit",
    productivity: "Productiviteit",
    education: "Onderwijs",
    development: "Ontwikkeling",
    utilities: "Hulpprogramma’s")

  private static let portuguese = FamilyLabels(
    title: "Escolher atividades",
    search: "Procurar",
    sandboxNote: "Neste ambiente isolado só são listadas as suas próprias aplicações.",
    show: "Mostrar %@",
    hide: "Ocultar %@",
    websites: "Sites",
    add: "Adicionar",
    remove: "Remover %@",
    notAnAddress: "Este não é o endereço de um site.",
    done: "Concluído",
    games: "Jogos",
    social: "Redes sociais",
    internet: "Internet",
    entertainment: "Entretenimento",
    creativity: "Criatividade",
    productivity: "Produtividade",
    education: "Educação",
    development: "Desenvolvimento",
    utilities: "Utilitários")

  private static let swedish = FamilyLabels(
    title: "Välj aktiviteter",
    search: "Sök",
    sandboxNote: "I den här sandlådan visas bara dess egna program.",
    show: "Visa %@",
    hide: "Dölj %@",
    websites: "Webbplatser",
    add: "Lägg till",
    remove: "Ta bort %@",
    notAnAddress: "Det här är ingen adress till en webbplats.",
    done: "Klar",
    games: "Spel",
    social: "Socialt",
    internet: "Internet",
    entertainment: "Underhållning",
    creativity: "Kreativitet",
    productivity: "Produktivitet",
    education: "Utbildning",
    development: "Utveckling",
    utilities: "Verktyg")
}
