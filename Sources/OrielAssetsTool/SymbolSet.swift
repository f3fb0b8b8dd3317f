import Foundation

/// The symbol in a folder `*.symbolset`.
struct SymbolSet {
  let picture: PackIndex.Picture

  /// Reads the set. Nil and a message if it has no symbol that can be read.
  init?(_ asset: AssetCatalog.Asset, _ report: Report) {
    let contents = asset.contents
    guard let json = contents.json(report) else { return nil }
    guard let filename = (json["symbols"]?.array ?? []).lazy.compactMap({ $0["filename"] }).first,
      let name = filename.string
    else {
      report.warn("the symbol \(asset.name) has no file", in: contents.path)
      return nil
    }
    let file = asset.folder.appending(name)
    guard let data = try? Data(contentsOf: file.url) else {
      report.warn("the symbol \(name) is missing", in: contents.path, line: filename.line)
      return nil
    }
    guard let symbol = SymbolTemplate(data)?.symbol else {
      report.fail("this is no template of a symbol, with the group Regular-M and its guides", in: file.path)
      return nil
    }
    picture = PackIndex.Picture(isTemplate: true, symbol: symbol)
  }
}
