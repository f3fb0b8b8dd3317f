import OrielCore

/// The texts of the photo picker, which no catalog of the desktop contains.
struct PhotoLabels: Sendable {
  let title: String
  let add: String
  let done: String
  /// The label for all folders.
  let all: String
  let search: String
  /// The message if there are no files.
  let nothing: String
  /// The number of selected files.
  let selected: String
  /// The number of selected files, and the maximum.
  let selectedOf: String
  /// The message if the user has chosen too many files, with the maximum.
  let atMost: String
  /// The button that presents the file dialog.
  let chooseFiles: String

  init(
    _ title: String, _ add: String, _ done: String, _ all: String, _ search: String, _ nothing: String,
    _ selected: String, _ selectedOf: String, _ atMost: String, _ chooseFiles: String
  ) {
    self.title = title
    self.add = add
    self.done = done
    self.all = all
    self.search = search
    self.nothing = nothing
    self.selected = selected
    self.selectedOf = selectedOf
    self.atMost = atMost
    self.chooseFiles = chooseFiles
  }

  /// The texts in the user's language.
  static let current = labels(for: UserLanguage.preferred)

  static func labels(for languages: [String]) -> PhotoLabels {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: translations) }.first ?? english
  }

  private static let english = PhotoLabels(
    "Photos", "Add", "Done", "All", "Search", "No pictures or videos", "%@ selected", "%@ of %@ selected",
    "You can choose at most %@ files.", "Choose Files…")

  private static let translations: [String: PhotoLabels] = [
    "en": english,
    "de": PhotoLabels(
      "Fotos", "Hinzufügen", "Fertig", "Alle", "Suchen", "Keine Bilder oder Videos", "%@ ausgewählt",
      "%@ von %@ ausgewählt", "Sie können höchstens %@ Dateien auswählen.", "Dateien auswählen…"),
    "es": PhotoLabels(
      "Fotos", "Añadir", "Hecho", "Todas", "Buscar", "No hay imágenes ni vídeos", "%@ seleccionadas",
      "%@ de %@ seleccionadas", "Puede elegir como máximo %@ archivos.", "Elegir archivos…"),
    "fr": PhotoLabels(
      "Photos", "Ajouter", "Terminé", "Toutes", "Rechercher", "Aucune image ni vidéo", "%@ sélectionnées",
      "%@ sur %@ sélectionnées", "Vous pouvez choisir au plus %@ fichiers.", "Choisir des fichiers…"),
    "it": PhotoLabels(
      "Foto", "Aggiungi", "Fine", "Tutte", "Cerca", "Nessuna immagine o video", "%@ selezionate",
      "%@ di %@ selezionate", "È possibile scegliere al massimo %@ file.", "Scegli file…"),
    "nl": PhotoLabels(
      "Foto’s", "Toevoegen", "Gereed", "Alle", "Zoeken", "Geen afbeeldingen of video’s", "%@ geselecteerd",
      "%@ van %@ geselecteerd", "U kunt hoogstens %@ bestanden kiezen.", "Bestanden kiezen…"),
    "pt": PhotoLabels(
      "Fotografias", "Adicionar", "Concluído", "Todas", "Procurar", "Sem imagens nem vídeos", "%@ selecionadas",
      "%@ de %@ selecionadas", "Pode escolher no máximo %@ ficheiros.", "Escolher ficheiros…"),
    "sv": PhotoLabels(
      "Foton", "Lägg till", "Klar", "Alla", "Sök", "Inga bilder eller videor", "%@ valda", "%@ av %@ valda",
      "Du kan välja högst %@ filer.", "Välj filer…"),
  ]
}
