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

  init(
    _ title: String, _ add: String, _ done: String, _ all: String, _ search: String, _ nothing: String,
    _ selected: String, _ selectedOf: String
  ) {
    self.title = title
    self.add = add
    self.done = done
    self.all = all
    self.search = search
    self.nothing = nothing
    self.selected = selected
    self.selectedOf = selectedOf
  }

  /// The texts in the user's language.
  static let current = labels(for: UserLanguage.preferred)

  static func labels(for languages: [String]) -> PhotoLabels {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: translations) }.first ?? english
  }

  private static let english = PhotoLabels(
    "Photos", "Add", "Done", "All", "Search", "No pictures or videos", "%@ selected", "%@ of %@ selected")

  private static let translations: [String: PhotoLabels] = [
    "en": english,
    "de": PhotoLabels(
      "Fotos", "Hinzufügen", "Fertig", "Alle", "Suchen", "Keine Bilder oder Videos", "%@ ausgewählt",
      "%@ von %@ ausgewählt"),
    "es": PhotoLabels(
      "Fotos", "Añadir", "Hecho", "Todas", "Buscar", "No hay imágenes ni vídeos", "%@ seleccionadas",
      "%@ de %@ seleccionadas"),
    "fr": PhotoLabels(
      "Photos", "Ajouter", "Terminé", "Toutes", "Rechercher", "Aucune image ni vidéo", "%@ sélectionnées",
      "%@ sur %@ sélectionnées"),
    "it": PhotoLabels(
      "Foto", "Aggiungi", "Fine", "Tutte", "Cerca", "Nessuna immagine o video", "%@ selezionate",
      "%@ di %@ selezionate"),
    "nl": PhotoLabels(
      "Foto’s", "Toevoegen", "Gereed", "Alle", "Zoeken", "Geen afbeeldingen of video’s", "%@ geselecteerd",
      "%@ van %@ geselecteerd"),
    "pt": PhotoLabels(
      "Fotografias", "Adicionar", "Concluído", "Todas", "Procurar", "Sem imagens nem vídeos", "%@ selecionadas",
      "%@ de %@ selecionadas"),
    "sv": PhotoLabels(
      "Foton", "Lägg till", "Klar", "Alla", "Sök", "Inga bilder eller videor", "%@ valda", "%@ av %@ valda"),
  ]
}
