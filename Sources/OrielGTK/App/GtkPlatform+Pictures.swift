import FoundationEssentials
import OrielCore

extension GtkPlatform {
  package func loadPicture(from url: URL) async throws -> LoadedPicture {
    let data = try await PictureLoader.data(from: url)
    try Task.checkCancellation()
    guard let texture = await PictureDecoding.shared.texture(of: data) else {
      throw PictureError("\(data.count) bytes are no image that can be read")
    }
    return LoadedPicture(data, object: ObjectHandle(retaining: texture.pointer))
  }

  package func makeStudio() -> any PictureStudio { GtkStudio() }
}
