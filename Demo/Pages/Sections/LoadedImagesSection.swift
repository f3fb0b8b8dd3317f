import Foundation
import Oriel

/// Images that are loaded, and views that become images.
struct LoadedImagesSection: View {
  @State private var samples = SampleFolder()
  @State private var file: URL?
  @State private var picture: Image?
  @State private var name = "Ada"

  var body: some View {
    Section("Loaded and drawn") {
      Row("From a file, from nowhere") {
        Flow(spacing: 12) {
          AsyncImage(url: file) { image in
            image.resizable().frame(width: 72, height: 48).cornerRadius(6)
          } placeholder: {
            ProgressView()
          }
          AsyncImage(url: URL(filePath: "/nowhere.png")) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image
            case .failure: Label("Not found", systemImage: "exclamationmark.triangle")
            }
          }
        }
      }
      Row("A view as a picture") {
        HStack(spacing: 12) {
          if let picture { picture }
          TextField("Name", text: $name).frame(width: 100)
          Button("Draw") { draw() }
        }
      }
    }
    .task {
      draw()
      file = samples.files.first
    }
  }

  private func draw() {
    let badge = Text(name).foregroundStyle(.white).padding(.horizontal, 12).padding(.vertical, 6)
      .background(.purple.gradient, in: Capsule())
    let renderer = ImageRenderer(content: badge)
    renderer.scale = 2
    picture = renderer.image
  }
}
