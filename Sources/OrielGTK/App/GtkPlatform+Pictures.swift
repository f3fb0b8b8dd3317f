import CGtk
import FoundationEssentials
import OrielCore

extension GtkPlatform {
  package func loadPicture(from url: URL) async throws -> LoadedPicture {
    let data = try await PictureLoader.data(from: url)
    try Task.checkCancellation()
    guard let texture = await PictureDecoding.shared.texture(of: data) else {
      throw PictureError("\(data.count) bytes are no image that can be read")
    }
    let pixels = Int(gdk_texture_get_width(texture.pointer)) * Int(gdk_texture_get_height(texture.pointer))
    return LoadedPicture(data, object: ObjectHandle(retaining: texture.pointer), pixels: pixels)
  }

  package var desktopSettings: DesktopSettings { desktop?.settings ?? DesktopWatch.current }

  package func makeStudio() -> any PictureStudio { GtkStudio() }
}
