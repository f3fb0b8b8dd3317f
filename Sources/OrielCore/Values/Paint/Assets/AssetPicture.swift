import FoundationEssentials

/// A picture of an asset catalog, chosen for an appearance and a display.
package struct AssetPicture: Equatable, Sendable {
  package let name: String
  /// The number of the picture's pixels per application pixel.
  package let scale: Double
  /// Whether the picture consists of vectors, so that it has no pixels before it is rendered.
  package let isVector: Bool
  /// The drawing of a symbol; nil for another picture.
  package let symbol: AssetSymbol?
  /// Whether it is drawn in the foreground style unless the app says otherwise.
  package let isTemplate: Bool
  private let pack: AssetPack
  private let slice: AssetIndex.Slice?

  /// The picture with a name in a folder, or in those of the app; nil if there is none.
  /// - Parameter displayScale: the number of device pixels per application pixel.
  package init?(
    _ name: String, in folder: ResourceFolder?, for appearance: AssetAppearance = AssetAppearance(),
    displayScale: Double = 1
  ) {
    guard let pack = AssetPack.pack(in: folder, where: { $0.index.images[name] != nil }),
      let picture = pack.index.images[name]
    else { return nil }
    let pixels = max(1, displayScale.rounded(.up))
    let files = appearance.closest(of: picture.files)
    let ordered = files.filter { $0.scale != nil }.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    let vector = files.first { $0.scale == nil }
    // Enough pixels, but not more than needed.
    let file = vector ?? ordered.first { Double($0.scale ?? 0) >= pixels } ?? ordered.last
    guard file != nil || picture.symbol != nil else { return nil }
    self.name = name
    self.pack = pack
    slice = file?.slice
    scale = picture.symbol != nil ? 1 : file?.scale.map { Double(max($0, 1)) } ?? pixels
    isVector = vector != nil
    symbol = picture.symbol
    isTemplate = picture.isTemplate == true
  }

  /// The encoded picture; nil if it can't be read, and for a symbol.
  package var data: Data? { slice.flatMap { pack.contents(of: $0) }.map { Data($0) } }

  package static func == (first: AssetPicture, second: AssetPicture) -> Bool {
    first.pack === second.pack && first.slice == second.slice && first.scale == second.scale
      && first.name == second.name
  }
}
