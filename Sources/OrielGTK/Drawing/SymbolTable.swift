import FoundationEssentials

/// Maps names of SF Symbols to icons of the freedesktop and Adwaita themes.
package enum SymbolTable {
  /// The icon that is a picture of a symbol; nil if there is none.
  package static func exactIcon(for symbol: String) -> String? {
    entries[Substring(symbol)].flatMap { $0.isExact ? $0.icon + "-symbolic" : nil }
  }

  /// The icon that comes closest to a symbol; nil where the table has none.
  ///
  /// Variants of a symbol, such as `.fill` and `.circle`, that aren't in the table map to the icon of the symbol.
  package static func icon(for symbol: String) -> String? {
    var name = Substring(symbol)
    while true {
      if let entry = entries[name] { return entry.icon + "-symbolic" }
      guard let dot = name.lastIndex(of: "."), variants.contains(name[name.index(after: dot)...]) else { return nil }
      name = name[..<dot]
    }
  }

  /// All entries of the table.
  package static var all: [(symbol: String, icon: String)] {
    entries.map { (String($0.key), $0.value.icon + "-symbolic") }.sorted { $0.0 < $1.0 }
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle", "rtl", "slash", "app"]

  private struct Entry {
    var icon: String
    /// Whether the icon is a picture of the symbol.
    var isExact: Bool
  }

  private static let entries: [Substring: Entry] = {
    var entries: [Substring: Entry] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let icon = words.first else { continue }
      for word in words.dropFirst() {
        let isExact = word.first == "="
        entries[isExact ? word.dropFirst() : word] = Entry(icon: String(icon), isExact: isExact)
      }
    }
    return entries
  }()
}
