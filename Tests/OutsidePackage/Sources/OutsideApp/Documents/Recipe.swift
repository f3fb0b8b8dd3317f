import Oriel

/// An item in every form that there is.
struct Recipe: Codable, Transferable, Identifiable {
  var id = UUID()
  var title: String
  var page: URL

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .html) { recipe in Data("<h1>\(recipe.title)</h1>".utf8) }
      .suggestedFileName { $0.title }
      .exportingCondition { !$0.title.isEmpty }
    FileRepresentation(contentType: .pdf) { recipe in
      SentTransferredFile(recipe.page)
    } importing: { received in
      Recipe(title: received.file.lastPathComponent, page: received.file)
    }
    ProxyRepresentation(exporting: \.title)
    ProxyRepresentation(exporting: \.page)
  }
}
