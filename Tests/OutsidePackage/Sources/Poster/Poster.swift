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

/// Its names are looked up in the tool's own catalogs.
struct PosterView: View {
  let title: String

  var body: some View {
    VStack(spacing: 12) {
      Image("logo")
      Text(title).font(.largeTitle).foregroundStyle(.white)
      Text("Tonight").foregroundStyle(.white)
      Rating(stars: 4)
    }
    .frame(width: 300, height: 200)
    .background(LinearGradient(colors: [Color("Brand"), .purple], startPoint: .top, endPoint: .bottom))
  }
}

/// Its names are checked by the compiler, as the plugin Assets declares them.
struct Rating: View {
  let stars: Int

  var body: some View {
    HStack {
      Label("Rating", image: .star)
      Image(.logo)
      Text("\(stars) stars", bundle: .module)
    }
    .foregroundStyle(.brand)
    .tint(Color(.brand))
    .padding(6)
    .background(.white)
  }
}
