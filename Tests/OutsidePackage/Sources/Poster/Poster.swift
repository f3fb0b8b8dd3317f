import Oriel

/// A command line tool that writes a picture of views to its output, without a window and without a display.
@main struct Poster {
  @MainActor static func main() throws {
    let renderer = ImageRenderer(content: PosterView(title: CommandLine.arguments.dropFirst().first ?? "Oriel"))
    renderer.scale = 2
    guard let picture = renderer.pngData else { throw CocoaError(.fileWriteUnknown) }
    try FileHandle.standardOutput.write(contentsOf: picture)
  }
}

struct PosterView: View {
  let title: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
      Text(title).font(.largeTitle).foregroundStyle(.white)
    }
    .frame(width: 300, height: 200)
    .background(LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
  }
}
