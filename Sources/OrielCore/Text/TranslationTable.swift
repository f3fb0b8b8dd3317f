import FoundationEssentials

/// A table of translations in one language.
struct TranslationTable {
  /// The language, such as `pt_BR`.
  let language: String
  let texts: [String: TranslatedText]

  /// The table with a name in an asset pack, in the first of the languages that has one, and that of the language in which
  /// the app is written; empty if the pack has no such table.
  static func tables(_ name: String, in pack: AssetPack, _ languages: [String]) -> [TranslationTable] {
    guard let slices = pack.index.tables[name] else { return [] }
    let source = pack.index.sourceLanguage
    var known: [String: String] = [:]
    for language in slices.keys.sorted() {
      known[language.lowercased().split(separator: "_").joined(separator: "-")] = language
    }
    let wanted = languages.flatMap(Translations.folderNames)
    // A text that isn't translated is displayed in the source language.
    let found = [wanted.lazy.compactMap { known[$0] }.first, source].compactMap { $0 }
    return found.indices.filter { !found[..<$0].contains(found[$0]) }.compactMap { index in
      guard let slice = slices[found[index]], let bytes = pack.contents(of: slice),
        let texts = try? JSONDecoder().decode([String: TranslatedText].self, from: Data(bytes))
      else { return nil }
      return TranslationTable(language: found[index], texts: texts)
    }
  }
}
