import Oriel

/// The sample files (Demo/Resources), which are written when they are first needed and deleted with the model.
@MainActor final class SampleFolder {
  /// Pictures, an animation, a text, a printed page, a damaged picture, one that was deleted, a sound, and a folder.
  let files: [URL]
  private let folder: URL

  init() {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    folder = (caches ?? FileManager.default.temporaryDirectory).appending(
      path: "oriel-gallery/\(UUID().uuidString)", directoryHint: .isDirectory)
    let contents: [(String, Data?)] = [
      ("Landscape.svg", Artwork.landscape), ("Blinking.gif", Data(PackageResources.Blinking_gif)),
      ("Letter.txt", Data(PackageResources.Letter_txt)), ("Leaflet.pdf", Data(PackageResources.Leaflet_pdf)),
      ("Sideways.jpg", Data(PackageResources.Sideways_jpg)), ("Tiles.png", Data(PackageResources.Tiles_png)),
      ("Damaged.png", Data(PackageResources.Damaged_png)), ("Deleted.png", nil),
      ("Chime.wav", Data(PackageResources.Chime_wav)),
    ]
    let papers = folder.appending(path: "Papers", directoryHint: .isDirectory)
    files = contents.map { [folder] in folder.appending(path: $0.0) } + [papers]
    try? FileManager.default.createDirectory(at: papers, withIntermediateDirectories: true)
    for (url, (_, data)) in zip(files, contents) { try? data?.write(to: url) }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }
}
