import Foundation

/// What a tree should show, without any views: its rows and what the user has done to each.
struct RowModel {
  struct Row: Equatable {
    enum Kind { case cell, field, header, footer }

    /// What identifies the row: a row with another one begins again.
    let path: String
    let name: String
    let kind: Kind
  }

  private(set) var rows: [Row] = []
  /// The numbers of times that cells were tapped, and the texts of fields, which rows keep while they are there.
  private(set) var counts: [String: Int] = [:]
  private(set) var texts: [String: String] = [:]

  /// What a user reads in the rows.
  var shown: [String] { rows.map(shown) }

  func shown(_ row: Row) -> String {
    switch row.kind {
    case .cell: "\(row.name): \(counts[row.path, default: 0])"
    case .field: "\(row.name)= \(texts[row.path, default: ""])"
    case .header, .footer: row.name
    }
  }

  /// Shows other rows. What leaves forgets its state.
  mutating func show(_ rows: [Row]) {
    self.rows = rows
    let paths = Set(rows.map(\.path))
    counts = counts.filter { paths.contains($0.key) }
    texts = texts.filter { paths.contains($0.key) }
  }

  mutating func tap(_ row: Row) { counts[row.path, default: 0] += 1 }
  mutating func type(_ text: String, into row: Row) { texts[row.path] = text }

  /// A row as it is displayed, with its frame in the visible part of the container.
  struct Shown {
    let text: String
    let frame: CGRect
  }

  /// What is wrong with the displayed rows: the visible ones are a part of all, and fill the container as far as there
  /// are any.
  ///
  /// - Parameters:
  ///   - room: the largest distance between two rows, including their insets.
  ///   - isPinning: whether headers and footers may be in front of other rows.
  ///   - isGrid: whether several rows are in a line. The low ones of a line that is visible in part may be out of view.
  func fault(
    ofVisible all: [Shown], height: CGFloat, room: CGFloat = 16, isPinning: Bool = false, isGrid: Bool = false
  ) -> String? {
    let wanted = self.shown
    let visible = all.filter { $0.frame.maxY > 0.5 && $0.frame.minY < height - 0.5 }
    let texts = visible.map(\.text)
    let seen = "\(visible.map { "\($0.text) at \($0.frame.minY)…\($0.frame.maxY)" }) of \(wanted)"
    if Set(texts).count != texts.count || !Set(texts).isSubset(of: wanted) { return "shows \(seen)" }
    if texts.isEmpty != wanted.isEmpty { return "shows \(texts.isEmpty ? "nothing" : "something") of \(wanted)" }
    guard !isPinning else { return nil }
    let places = texts.compactMap { wanted.firstIndex(of: $0) }
    guard let first = places.first, let last = places.last else { return nil }
    let isWhole =
      isGrid
      ? places == places.sorted() && Set(wanted[first...last]).isSubset(of: all.map(\.text))
      : places == Array(first..<first + places.count)
    if !isWhole { return "not one after the other: \(seen)" }
    let (top, bottom) = (visible.map(\.frame.minY).min() ?? 0, visible.map(\.frame.maxY).max() ?? 0)
    if first > 0, top > room { return "empty at the top: \(seen)" }
    if last < wanted.count - 1, bottom < height - room { return "empty at the bottom: \(seen)" }
    return nil
  }

  /// The rows of a tree of views.
  static func rows(of tree: RowTree, in path: String = "") -> [Row] {
    let path = "\(path)/\(tree.id) \(tree.kind)"
    func cell(_ tree: RowTree, _ path: String) -> Row { Row(path: "\(path)/cell", name: "\(tree.id)", kind: .cell) }
    func children(_ path: String) -> [Row] { tree.children.flatMap { rows(of: $0, in: path) } }
    func cells(_ trees: [RowTree], _ path: String) -> [Row] { trees.map { cell($0, "\(path)/\($0.id)") } }
    switch tree.kind {
    case .cell: return [cell(tree, path)]
    case .field: return [Row(path: path, name: "\(tree.id)", kind: .field)]
    case .elements: return cells(tree.children, path)
    case .pairs:
      return tree.children.flatMap { child in
        [cell(child, "\(path)/\(child.id)")] + cells(child.children, "\(path)/\(child.id)")
      }
    case .nested, .bare, .modified: return children(path)
    case .sections:
      return tree.children.flatMap { child in
        [Row(path: "\(path)/header \(child.id)", name: "header \(child.id)", kind: .header)]
          + cells(child.children, "\(path)/\(child.id)")
      }
    case .section:
      return [Row(path: "\(path)/header", name: "header \(tree.id)", kind: .header)] + children(path)
        + [Row(path: "\(path)/footer", name: "footer \(tree.id)", kind: .footer)]
    case .group: return [cell(tree, path)] + children(path)
    case .optional: return tree.flag ? children(path) : []
    case .either: return (tree.flag ? [] : [cell(tree, "\(path)/no")]) + children("\(path)/\(tree.flag)")
    case .erased: return tree.flag ? children(path) : [cell(tree, path)]
    case .identified: return children("\(path)/\(tree.number)")
    case .disclosure: return [cell(tree, path)] + (tree.flag ? children(path) : [])
    }
  }

  /// The rows of an outline, of which what isn't a single row has rows below it.
  static func outline(of trees: [RowTree], in path: String = "", isExpanded: (String) -> Bool) -> [Row] {
    trees.flatMap { tree -> [Row] in
      let own = "\(path)/\(tree.id) \(tree.below == nil)"
      let row = Row(path: own, name: "\(tree.id)", kind: .cell)
      guard let below = tree.below, isExpanded(own) else { return [row] }
      return [row] + outline(of: below, in: own, isExpanded: isExpanded)
    }
  }

  /// The rows of a table of a tree's children.
  static func table(of tree: RowTree) -> [Row] {
    func row(_ tree: RowTree, _ path: String) -> Row { Row(path: path, name: "\(tree.id)", kind: .cell) }
    return tree.children.flatMap { child -> [Row] in
      let path = "\(child.id) \(child.kind.inTable)"
      let below = child.children.map { row($0, "\(path)/\($0.id)") }
      switch child.kind.inTable {
      case .section: return [Row(path: path, name: "header \(child.id)", kind: .header)] + below
      case .disclosure: return [row(child, path)] + (child.flag ? below : [])
      case .optional: return child.flag ? [row(child, path)] : []
      case .row: return [row(child, path)]
      }
    }
  }
}
