import Foundation

/// Makes the pack and the Swift file of a target's catalogs.
struct Compiler {
  let report = Report()
  private(set) var pack = Pack()
  private var assets: [AssetCatalog.Asset] = []
  private var symbols: [StringSymbols] = []
  /// The texts by table, language and key.
  private var tables: [String: [String: [String: StringTable.Text]]] = [:]

  /// Reads catalogs, string catalogs, and the tables in folders of languages.
  init(_ inputs: [SourceFile]) throws {
    for input in inputs {
      switch input.kind {
      case "xcassets": assets += AssetCatalog(input, report).assets
      case "xcstrings":
        guard let catalog = StringCatalog(input, report) else { continue }
        if pack.index.sourceLanguage == nil { pack.index.sourceLanguage = catalog.sourceLanguage }
        for (language, texts) in catalog.texts { add(texts, to: input, language) }
        symbols.append(StringSymbols(table: input.stem, keys: catalog.manualKeys))
      case "strings":
        let entries = PropertyList.dictionary(input, report) ?? [:]
        add(entries.compactMapValues { ($0 as? String).map { .plain($0) } }, to: input, nil)
      case "stringsdict": add(PluralDictionary(input, report)?.texts ?? [:], to: input, nil)
      default: report.fail("files of this kind can't be compiled", in: input.path)
      }
    }
    addAssets()
    try addTables()
  }

  /// Adds texts to the table with the file's name, in a language or in that of its folder. Those with plural forms replace
  /// those without.
  private mutating func add(_ texts: [String: StringTable.Text], to file: SourceFile, _ language: String?) {
    let folder = SourceFile(url: file.url.deletingLastPathComponent())
    guard let language = language ?? (folder.kind == "lproj" ? folder.stem : nil) else { return }
    tables[file.stem, default: [:]][language, default: [:]].merge(texts) { old, new in
      if case .plural = old { old } else { new }
    }
  }

  private mutating func addAssets() {
    var known: [String: AssetCatalog.Asset] = [:]
    for asset in assets {
      let key = (asset.kind == .color ? "color " : "image ") + asset.name
      if let other = known[key] {
        report.warn("there is another \"\(asset.name)\", \(other.folder.path)", in: asset.contents.path)
        continue
      }
      known[key] = asset
      switch asset.kind {
      case .color:
        if let set = ColorSet(asset, report), !set.variants.isEmpty { pack.index.colors[asset.name] = set.variants }
      case .image:
        if let set = ImageSet(asset, into: &pack, report), !set.picture.files.isEmpty {
          pack.index.images[asset.name] = set.picture
        }
      case .symbol: pack.index.images[asset.name] = SymbolSet(asset, report)?.picture
      }
    }
  }

  private mutating func addTables() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if pack.index.sourceLanguage == nil, !tables.isEmpty { pack.index.sourceLanguage = "en" }
    for (name, languages) in tables.sorted(by: { $0.key < $1.key }) {
      for (language, texts) in languages.sorted(by: { $0.key < $1.key }) {
        // Texts of this folder are in the source language.
        let own = language == "Base" ? pack.index.sourceLanguage ?? language : language
        pack.index.tables[name, default: [:]][own] = pack.add(try encoder.encode(texts))
      }
    }
  }

  /// The Swift file with the constants, for a target whose resources are in a folder with a name.
  func swift(folder: String) -> String {
    SwiftSource(
      colors: assets.filter { $0.kind == .color }, images: assets.filter { $0.kind != .color }, strings: symbols,
      folder: folder, report
    ).text
  }
}
