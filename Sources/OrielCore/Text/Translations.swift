/// Localizes texts with the tables in the app's resources.
package enum Translations {
  /// Whether the app has any tables, without which no lookup is needed.
  private static let mainHasTables = (ResourceFolder.main + ResourceFolder.others).contains(where: hasTables)

  private static func hasTables(_ folder: ResourceFolder) -> Bool {
    folder.names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".strings") || $0 == AssetPack.fileName }
  }

  private struct Source: Hashable {
    let table: String
    let folder: String?
    /// Nil for the user's languages.
    let language: String?
  }

  private static let lock = Lock()
  // Unsafe: guarded by `lock`.
  private nonisolated(unsafe) static var known: [Source: [TranslationTable]] = [:]

  /// Returns the translation, in which placeholders stand for the arguments; nil if there is none.
  ///
  /// - Parameters:
  ///   - arguments: the values in the text, of which numbers determine the plural forms.
  ///   - language: the identifier of a locale, such as `pt_BR` or `zh-Hant_TW`; nil for the user's languages.
  static func text(
    for key: String, _ arguments: [LocalizedStringKey.Argument] = [], table: String?, in resources: ResourceFolder?,
    language: String? = nil
  ) -> String? {
    guard resources == nil else { return ownText(for: key, arguments, table: table, in: resources, language: language) }
    guard mainHasTables else { return nil }
    if let text = ownText(for: key, arguments, table: table, in: nil, language: language) { return text }
    return text(for: key, arguments, table: table, among: ResourceFolder.others, language: language)
  }

  /// The translation in one of the folders; nil if there is none, or if they have different ones.
  static func text(
    for key: String, _ arguments: [LocalizedStringKey.Argument], table: String?, among folders: [ResourceFolder],
    language: String?
  ) -> String? {
    let found = Set(folders.compactMap { ownText(for: key, arguments, table: table, in: $0, language: language) })
    return found.count == 1 ? found.first : nil
  }

  private static func ownText(
    for key: String, _ arguments: [LocalizedStringKey.Argument], table: String?, in resources: ResourceFolder?,
    language: String?
  ) -> String? {
    let source = Source(table: table ?? "Localizable", folder: resources?.path, language: language)
    let tables = lock.withLock {
      if let tables = known[source] { return tables }
      let tables = Self.tables(source.table, in: resources, language.map { [$0] } ?? UserLanguage.preferred)
      known[source] = tables
      return tables
    }
    for table in tables {
      if let text = table.texts[key] { return text.format(for: arguments, in: table.language) }
    }
    return nil
  }

  /// The tables with a name, those of asset packs first.
  private static func tables(_ name: String, in resources: ResourceFolder?, _ languages: [String]) -> [TranslationTable]
  {
    let folders = resources.map { [$0] } ?? ResourceFolder.main
    let packed = AssetPack.packs(in: resources).lazy.map { TranslationTable.tables(name, in: $0, languages) }
    let plain = folders.lazy.compactMap { table(name, in: $0, languages) }.first
    // A file without plurals doesn't depend on its language.
    let file = plain.map { TranslationTable(language: "", texts: $0.mapValues { TranslatedText($0) }) }
    return (packed.first { !$0.isEmpty } ?? []) + (file.map { [$0] } ?? [])
  }

  /// The table in the first of the languages that has one. The last language is the app's development language. If a
  /// table without a language exists, it takes precedence.
  static func table(_ name: String, in folder: ResourceFolder, _ languages: [String]) -> [String: String]? {
    let file = "\(name).strings"
    if let table = folder.contents(of: file).flatMap(StringsTable.entries) { return table }
    let names = folder.names
    let wanted = languages.flatMap(folderNames) + ["en", "base"]
    for language in wanted {
      guard let name = names.first(where: { $0.lowercased() == "\(language).lproj" }) else { continue }
      if let table = folder.contents(of: "\(name)/\(file)").flatMap(StringsTable.entries) { return table }
    }
    return nil
  }

  /// The possible lowercase folder names of a language such as `pt_BR`.
  static func folderNames(of language: String) -> [String] {
    let parts = language.lowercased().split(separator: "@")
    let plain = String(parts.first ?? "")
    let code = String(plain.prefix { $0 != "_" && $0 != "-" })
    var script: String?
    switch plain {
    case "zh_tw", "zh_hk", "zh_mo": script = "hant"
    case "zh", "zh_cn", "zh_sg": script = "hans"
    default:
      // As in `zh-Hant_TW`.
      let pieces = plain.split { $0 == "_" || $0 == "-" }
      if pieces.count > 1, pieces[1].count == 4 { script = String(pieces[1]) }
      if parts.count > 1 { script = ["latin": "latn", "cyrillic": "cyrl"][parts[1]] ?? script }
    }
    let scripted = script.map { ["\(code)-\($0)"] } ?? []
    return [plain, plain.split(separator: "_").joined(separator: "-")] + scripted + [code]
  }
}
