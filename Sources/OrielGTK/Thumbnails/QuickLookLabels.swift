import OrielCore

/// The texts of previews and of the photo picker, which no catalog of the desktop contains.
struct QuickLookLabels: Sendable {
  let tooLarge: String
  /// The note below the beginning of a long text.
  let isCut: String
  let takesTooLong: String
  /// The position of a file and the number of files.
  let position: String
  /// The label of the button that opens the file with an app.
  let openWith: String
  let previous: String
  let next: String
  let fullScreen: String
  let index: String
  /// The number of items in a folder.
  let items: String

  init(
    _ tooLarge: String, _ isCut: String, _ takesTooLong: String, _ position: String, _ openWith: String,
    _ previous: String, _ next: String, _ fullScreen: String, _ index: String, _ items: String
  ) {
    self.tooLarge = tooLarge
    self.isCut = isCut
    self.takesTooLong = takesTooLong
    self.position = position
    self.openWith = openWith
    self.previous = previous
    self.next = next
    self.fullScreen = fullScreen
    self.index = index
    self.items = items
  }

  /// The texts in the user's language.
  static let current = labels(for: UserLanguage.preferred)

  static func labels(for languages: [String]) -> QuickLookLabels {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: translations) }.first ?? english
  }

  private static let english = QuickLookLabels(
    "The picture is too large to be shown.", "Only the beginning is shown.", "The file takes too long to read.",
    "%@ of %@", "Open with %@", "Previous", "Next", "Full screen", "Index", "%@ items")

  private static let translations: [String: QuickLookLabels] = [
    "en": english,
    "de": QuickLookLabels(
      "Das Bild ist zu groß für die Anzeige.", "Nur der Anfang wird angezeigt.", "Das Lesen der Datei dauert zu lange.",
      "%@ von %@", "Mit %@ öffnen", "Zurück", "Weiter", "Vollbild", "Übersicht", "%@ Objekte"),
    "es": QuickLookLabels(
      "La imagen es demasiado grande para mostrarla.", "Solo se muestra el principio.",
      "La lectura del archivo tarda demasiado.", "%@ de %@", "Abrir con %@", "Anterior", "Siguiente",
      "Pantalla completa", "Índice", "%@ elementos"),
    "fr": QuickLookLabels(
      "L’image est trop grande pour être affichée.", "Seul le début est affiché.",
      "La lecture du fichier prend trop de temps.", "%@ sur %@", "Ouvrir avec %@", "Précédent", "Suivant",
      "Plein écran", "Index", "%@ éléments"),
    "it": QuickLookLabels(
      "L’immagine è troppo grande per essere mostrata.", "È mostrato solo l’inizio.",
      "La lettura del file richiede troppo tempo.", "%@ di %@", "Apri con %@", "Precedente", "Successivo",
      "Schermo intero", "Indice", "%@ elementi"),
    "nl": QuickLookLabels(
      "De afbeelding is te groot om te tonen.", "Alleen het begin wordt getoond.",
      "Het lezen van het bestand duurt te lang.", "%@ van %@", "Openen met %@", "Vorige", "Volgende",
      "Volledig scherm", "Overzicht", "%@ items"),
    "pt": QuickLookLabels(
      "A imagem é demasiado grande para ser mostrada.", "Só o início é mostrado.",
      "A leitura do ficheiro demora demasiado.", "%@ de %@", "Abrir com %@", "Anterior", "Seguinte", "Ecrã inteiro",
      "Índice", "%@ itens"),
    "sv": QuickLookLabels(
      "Bilden är för stor för att visas.", "Bara början visas.", "Det tar för lång tid att läsa filen.", "%@ av %@",
      "Öppna med %@", "Föregående", "Nästa", "Helskärm", "Översikt", "%@ objekt"),
  ]

  /// Replaces the placeholders of a text, in order.
  static func fill(_ format: String, _ values: String...) -> String {
    var result = ""
    var rest = format[...]
    var values = values[...]
    while let character = rest.popFirst() {
      if character == "%", rest.first == "@", let value = values.popFirst() {
        rest.removeFirst()
        result += value
      } else {
        result.append(character)
      }
    }
    return result
  }
}
