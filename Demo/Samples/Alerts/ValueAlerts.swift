import Oriel

/// Alerts that are presented while there is a value or an error. Their buttons may write the next one.
struct ValueAlerts: View {
  private static let pictures = [
    Picture(name: "Harbour.jpg", size: 2_400_000), Picture(name: "Poster.png", size: 8_100_000),
    Picture(name: "Sketch.png", size: 90_000),
  ]

  @State private var reviewed: Picture?
  @State private var failure: TransferError?
  @State private var kept = 0

  var body: some View {
    Row("\(kept) of \(Self.pictures.count) pictures kept") {
      Button("Review…") {
        kept = 0
        reviewed = Self.pictures.first
      }
    }
    .alert(LocalizedStringResource("Keep the picture?"), item: $reviewed) { picture in
      Button("Delete", role: .destructive) { reviewed = next(after: picture) }
      Button("Keep \(picture.name)") {
        kept += 1
        reviewed = next(after: picture)
      }
      Button("Stop", role: .cancel) {}
    } message: { picture in
      Text("\(picture.name) takes \(picture.size, format: .byteCount(style: .file)).")
    }
    .dialogPreventsAppTermination(false)
    Row("Two errors, one after the other") { Button("Copy…") { failure = .offline } }
      .alert(error: $failure) {
        Button("Try Again") { failure = failure == .offline ? .noSpace : nil }
        Button("Cancel", role: .cancel) {}
      }
  }

  private func next(after picture: Picture) -> Picture? {
    Self.pictures.firstIndex(of: picture).flatMap { index in Self.pictures.dropFirst(index + 1).first }
  }
}
