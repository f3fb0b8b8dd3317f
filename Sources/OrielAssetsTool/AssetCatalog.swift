import Foundation

/// The sets in a folder `*.xcassets`.
struct AssetCatalog {
  /// A set of a kind that apps refer to.
  struct Asset {
    enum Kind { case color, image, symbol }

    let kind: Kind
    /// The names of the folders that provide a namespace, and of the set.
    let path: [String]
    let folder: SourceFile

    /// The name with which an app refers to it.
    var name: String { path.joined(separator: "/") }
    var contents: SourceFile { folder.appending("Contents.json") }
  }

  private(set) var assets: [Asset] = []
  private let report: Report

  init(_ folder: SourceFile, _ report: Report) {
    self.report = report
    add(folder, to: [])
  }

  private mutating func add(_ folder: SourceFile, to namespace: [String]) {
    for item in folder.contents where item.isFolder {
      switch item.kind {
      case "colorset": add(.color, item, in: namespace)
      case "imageset": add(.image, item, in: namespace)
      case "symbolset": add(.symbol, item, in: namespace)
      // Icons of apps, data and textures, which views don't show.
      case "appiconset", "brandassets", "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "iconset",
        "imagestack", "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack", "stickersequence",
        "textureset":
        break
      default: add(item, to: providesNamespace(item) ? namespace + [item.name] : namespace)
      }
    }
  }

  private mutating func add(_ kind: Asset.Kind, _ folder: SourceFile, in namespace: [String]) {
    assets.append(Asset(kind: kind, path: namespace + [folder.stem], folder: folder))
  }

  private func providesNamespace(_ folder: SourceFile) -> Bool {
    let contents = folder.appending("Contents.json")
    guard FileManager.default.fileExists(atPath: contents.path) else { return false }
    return contents.json(report)?["properties"]?["provides-namespace"]?.bool == true
  }
}
