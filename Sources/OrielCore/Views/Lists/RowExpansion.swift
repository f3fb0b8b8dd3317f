import FoundationEssentials

/// The expansion of a row: whether the rows below it are displayed, and an action that changes this.
struct RowExpansion: Equatable {
  let isExpanded: Bool
  let set: (Bool) -> Void

  static func == (first: Self, second: Self) -> Bool { first.isExpanded == second.isExpanded }
}

/// The expansion of a row; nil for a row without rows below it.
enum RowExpansionKey: _ViewTraitKey {
  static var defaultValue: RowExpansion? { nil }
}

/// The indentation of rows in an outline.
enum OutlineIndent {
  /// The indentation of each level.
  private static var step: CGFloat { 16 }
  /// The width of the indicator.
  static var indicator: CGFloat { 16 }
  /// The distance of the indicator to the label.
  static var spacing: CGFloat { 6 }

  static func ofGroup(at level: Int) -> CGFloat { CGFloat(level) * step }
  static func ofLeaf(at level: Int) -> CGFloat { CGFloat(level) * step + indicator + spacing }
}

private enum OutlineLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The number of disclosure groups around a row.
  var outlineLevel: Int {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }

  /// Whether the view is in a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension ListContent {
  /// Whether a row is expanded; nil for a row without rows below it.
  package func isExpanded(at index: Int) -> Bool? {
    index < count ? (trait(RowExpansionKey.self, at: index) ?? nil)?.isExpanded : nil
  }

  /// Expands or collapses a row. Returns whether it changes.
  @discardableResult package func setExpanded(_ isExpanded: Bool, at index: Int) -> Bool {
    guard index < count, let expansion = trait(RowExpansionKey.self, at: index) ?? nil,
      expansion.isExpanded != isExpanded
    else { return false }
    expansion.set(isExpanded)
    return true
  }
}
