import Oriel

/// A note that is exported: as Markdown, text, or a web page.
nonisolated struct NoteDocument: FileDocument {
  static let markdown = UTType(filenameExtension: "md") ?? .plainText
  static let readableContentTypes: [UTType] = []
  static let writableContentTypes: [UTType] = [markdown, .plainText, .html]

  var title: String
  var text: AttributedString

  @MainActor init(_ draft: Draft) {
    title = draft.title
    text = draft.text
  }

  init(configuration: ReadConfiguration) throws { throw CocoaError(.featureUnsupported) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(contents(as: configuration.contentType).utf8))
  }

  func contents(as type: UTType) -> String {
    switch type {
    case .html: WebPageWriter().page(title: title, text)
    case .plainText: String(text.characters)
    default: MarkdownWriter().markdown(text)
    }
  }
}
