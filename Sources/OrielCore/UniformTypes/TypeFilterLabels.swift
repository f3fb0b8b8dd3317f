/// The names of filters in one language.
struct TypeFilterLabels: Sendable {
  let images: String
  let videos: String
  let audio: String
  let pdfDocuments: String
  let spreadsheets: String
  let presentations: String
  let archives: String
  let sourceCode: String
  let textFiles: String
  let fonts: String
  let folders: String
  let supportedFiles: String
  let allFiles: String

  init(
    _ images: String, _ videos: String, _ audio: String, _ pdfDocuments: String, _ spreadsheets: String,
    _ presentations: String, _ archives: String, _ sourceCode: String, _ textFiles: String, _ fonts: String,
    _ folders: String, _ supportedFiles: String, _ allFiles: String
  ) {
    self.images = images
    self.videos = videos
    self.audio = audio
    self.pdfDocuments = pdfDocuments
    self.spreadsheets = spreadsheets
    self.presentations = presentations
    self.archives = archives
    self.sourceCode = sourceCode
    self.textFiles = textFiles
    self.fonts = fonts
    self.folders = folders
    self.supportedFiles = supportedFiles
    self.allFiles = allFiles
  }

  /// The names in the first of the languages that has a translation.
  static func labels(for languages: [String]) -> TypeFilterLabels {
    for language in languages {
      if let labels = UserLanguage.lookUp(language, in: translations) { return labels }
    }
    return english
  }
}
