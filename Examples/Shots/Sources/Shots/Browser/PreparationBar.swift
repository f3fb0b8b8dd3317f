import Oriel

/// How many thumbnails of the folder have been made, and a button that stops that.
struct PreparationBar: View {
  let preparation: Preparation

  var body: some View {
    HStack(spacing: 12) {
      ProgressView(value: Double(preparation.done), total: Double(max(preparation.total, 1))) {
        Text("\(preparation.done) of \(preparation.total) thumbnails").font(.caption)
      }
      Button("Stop", systemImage: "xmark") { preparation.stop() }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .help("Stop making thumbnails")
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(.bar)
  }
}
