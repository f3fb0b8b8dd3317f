import FoundationEssentials

/// Maps names of SF Symbols to icons of the freedesktop and Adwaita themes.
package enum SymbolTable {
  /// The icon for a symbol; nil where the table has none.
  ///
  /// Variants of a symbol, such as `.fill` and `.circle`, that aren't in the table map to the icon of the symbol.
  package static func icon(for symbol: String) -> String? {
    var name = Substring(symbol)
    while true {
      if let icon = icons[name] { return icon + "-symbolic" }
      guard let dot = name.lastIndex(of: "."), variants.contains(name[name.index(after: dot)...]) else { return nil }
      name = name[..<dot]
    }
  }

  /// All entries of the table.
  package static var all: [(symbol: String, icon: String)] {
    icons.map { (String($0.key), $0.value + "-symbolic") }.sorted { $0.0 < $1.0 }
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle", "rtl", "slash", "app"]

  private static let icons: [Substring: String] = {
    var icons: [Substring: String] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let icon = words.first else { continue }
      for symbol in words.dropFirst() { icons[symbol] = String(icon) }
    }
    return icons
  }()
}
