import Oriel

/// A transferable picture.
struct Poster: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .svg) { _ in Artwork.window }
      .suggestedFileName("Bay window.svg")
  }
}
