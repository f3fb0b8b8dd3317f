import Foundation

/// The pictures of an image in a folder `*.imageset`.
struct ImageSet {
  private(set) var picture = PackIndex.Picture()

  /// Reads the set and adds its pictures to the pack. Nil and an error if it can't be read.
  init?(_ asset: AssetCatalog.Asset, into pack: inout Pack, _ report: Report) {
    let contents = asset.contents
    guard let json = contents.json(report) else { return nil }
    if json["properties"]?["template-rendering-intent"]?.string == "template" { picture.isTemplate = true }
    for entry in SetEntry.entries(json["images"]?.array ?? [], where: { $0["filename"] != nil }) {
      guard let filename = entry.json["filename"], let name = filename.string else { continue }
      let file = asset.folder.appending(name)
      guard FileManager.default.fileExists(atPath: file.path) else {
        report.warn("the picture \(name) is missing", in: contents.path, line: filename.line)
        continue
      }
      guard let (data, isVector) = Self.content(of: file, contents, filename.line, report) else { continue }
      let scale = entry.json["scale"]?.string.flatMap { Int($0.prefix { $0.isNumber }) }
      picture.files.append(
        PackIndex.PictureFile(
          isDark: entry.appearance.isDark, hasHighContrast: entry.appearance.hasHighContrast,
          scale: isVector ? nil : scale ?? 1, slice: pack.add(data)))
    }
    if picture.files.isEmpty { report.warn("the image \(asset.name) has no picture", in: contents.path) }
  }

  /// The bytes of a picture, and whether it consists of vectors.
  private static func content(
    of file: SourceFile, _ contents: SourceFile, _ line: Int, _ report: Report
  ) -> (Data, isVector: Bool)? {
    switch file.kind {
    case "svg": return file.data(report).map { ($0, true) }
    case "pdf":
      if let data = PDFConverter.svg(of: file.url) { return (data, true) }
      report.warn(
        "\(file.name) can't be converted; install pdftocairo (the package poppler-utils), or use SVG",
        in: contents.path,
        line: line)
      return nil
    default: return file.data(report).map { ($0, false) }
    }
  }
}
