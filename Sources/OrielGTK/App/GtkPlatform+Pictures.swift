import FoundationEssentials
import OrielCore

extension GtkPlatform {
  package func loadPicture(from url: URL) async throws -> LoadedPicture {
    let data = try await PictureLoader.data(from: url)
    guard let texture = ImageSource.texture(data) else {
      throw PictureError("\(data.count) bytes are no image that can be read")
    }
    return LoadedPicture(data, object: texture)
  }

  package func makeStudio() -> any PictureStudio { GtkStudio() }
}
