import Oriel

/// Every way to preview files, as an app writes it.
struct QuickLookOverloads: View {
  @State private var file: URL?
  private let files: [URL] = []

  var body: some View {
    VStack {
      Text("One").quickLookPreview($file)
      Text("Several").quickLookPreview($file, in: files)
      Text("A part of them").quickLookPreview($file, in: files.dropFirst())
    }
  }
}
