import Oriel

/// A picture that can be transferred.
struct Poster: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .svg) { _ in Artwork.window }
      .suggestedFileName("Bay window.svg")
  }
}
