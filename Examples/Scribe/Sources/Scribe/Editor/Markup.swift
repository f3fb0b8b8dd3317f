import Oriel

/// What the commands of the Format menu write.
enum Markup: CaseIterable {
  case strong, emphasis, code, link, heading, list, quote
}

extension TextEdit {
  /// Marks the selection up, or takes the markup away that it already has.
  mutating func apply(_ markup: Markup) {
    switch markup {
    case .strong: surround(with: "**")
    case .emphasis: surround(with: "*")
    case .code: surround(with: "`")
    case .link: replace(with: "[\(selected)](https://)")
    case .heading: prefixLines(with: "# ")
    case .list: prefixLines(with: "- ")
    case .quote: prefixLines(with: "> ")
    }
  }

  private mutating func surround(with mark: String) {
    let inner = selected
    if inner.count >= 2 * mark.count, inner.hasPrefix(mark), inner.hasSuffix(mark) {
      replace(with: String(inner.dropFirst(mark.count).dropLast(mark.count)))
    } else {
      replace(with: mark + inner + mark)
    }
  }

  private mutating func prefixLines(with prefix: String) {
    extendToLines()
    let lines = selected.split(separator: "\n", omittingEmptySubsequences: false)
    let isMarked = lines.allSatisfy { $0.hasPrefix(prefix) }
    let new = lines.map { isMarked ? String($0.dropFirst(prefix.count)) : prefix + $0 }
    replace(with: new.joined(separator: "\n"))
  }
}
