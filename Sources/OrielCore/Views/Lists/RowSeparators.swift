extension VerticalEdge {
  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of an edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// Shows or hides the separators at the edges of a row of a list.
  ///
  /// A separator between two rows is hidden if one of them hides it. With `automatic`, lists in the plain, the bordered and
  /// the grouped styles have separators. In a `Form`, the modifier has no effect.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    _trait(RowSeparatorKey.self, RowSeparators(visibility: visibility, edges: edges))
  }

  /// Sets the color of the separators at the edges of a row of a list; nil for the default.
  ///
  /// Of two rows, the upper one determines the color of the separator between them, unless it sets none.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    _trait(RowSeparatorTintKey.self, color.map { SeparatorTint(color: $0, edges: edges) })
  }

  /// Shows or hides the separators at the edges of a section of a list.
  ///
  /// With `automatic`, adjacent rows of two sections have a separator, but headers and footers have none. A separator
  /// between two sections is hidden if one of them hides it.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    _trait(SectionSeparatorKey.self, SectionSeparators(visibility: visibility, edges: edges))
  }

  /// Sets the color of the separators at the edges of a section of a list; nil for the default.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    _trait(SectionSeparatorTintKey.self, color.map { SeparatorTint(color: $0, edges: edges) })
  }
}

/// The separators at the edges of a row that are shown or hidden.
struct RowSeparators: Equatable {
  var visibility: Visibility
  var edges: VerticalEdge.Set
}

/// The separators at the edges of a section that are shown or hidden.
struct SectionSeparators: Equatable {
  var visibility: Visibility
  var edges: VerticalEdge.Set
}

/// The color of separators.
struct SeparatorTint: Equatable {
  var color: Color
  var edges: VerticalEdge.Set
}

enum RowSeparatorKey: _ViewTraitKey {
  static var defaultValue: RowSeparators { RowSeparators(visibility: .automatic, edges: []) }
}
enum RowSeparatorTintKey: _ViewTraitKey { static var defaultValue: SeparatorTint? { nil } }
enum SectionSeparatorKey: _ViewTraitKey {
  static var defaultValue: SectionSeparators { SectionSeparators(visibility: .automatic, edges: []) }
}
enum SectionSeparatorTintKey: _ViewTraitKey { static var defaultValue: SeparatorTint? { nil } }

extension ListContent {
  /// Whether there is a separator below a row in a list with a look.
  package func hasSeparator(below index: Int, in look: _ListLook) -> Bool {
    guard index + 1 < count else { return false }
    if isBoundary(below: index) {
      let upper = sectionVisibility(of: index, at: .bottom)
      let lower = sectionVisibility(of: index + 1, at: .top)
      if upper == .hidden || lower == .hidden { return false }
      if upper == .visible || lower == .visible { return true }
    }
    guard place(at: index).kind == .content, place(at: index + 1).kind == .content else { return false }
    let upper = rowVisibility(of: index, at: .bottom)
    let lower = rowVisibility(of: index + 1, at: .top)
    if upper == .hidden || lower == .hidden { return false }
    return upper == .visible || lower == .visible || look.hasSeparators
  }

  private func rowVisibility(of index: Int, at edge: VerticalEdge.Set) -> Visibility {
    guard let separators = trait(RowSeparatorKey.self, at: index), separators.edges.contains(edge) else {
      return .automatic
    }
    return separators.visibility
  }

  /// The color of the separator below a row; nil for the default.
  package func separatorTint(below index: Int) -> Color? {
    guard index + 1 < count else { return nil }
    if isBoundary(below: index) {
      let tint =
        tint(SectionSeparatorTintKey.self, of: index, at: .bottom)
        ?? tint(SectionSeparatorTintKey.self, of: index + 1, at: .top)
      if let tint { return tint }
    }
    return tint(RowSeparatorTintKey.self, of: index, at: .bottom)
      ?? tint(RowSeparatorTintKey.self, of: index + 1, at: .top)
  }

  /// Whether a section ends at a row, or begins below it.
  private func isBoundary(below index: Int) -> Bool { place(at: index).section != place(at: index + 1).section }

  private func sectionVisibility(of index: Int, at edge: VerticalEdge.Set) -> Visibility {
    guard place(at: index).section != nil, let separators = trait(SectionSeparatorKey.self, at: index),
      separators.edges.contains(edge)
    else { return .automatic }
    return separators.visibility
  }

  private func tint<Key: _ViewTraitKey>(_ key: Key.Type, of index: Int, at edge: VerticalEdge.Set) -> Color?
  where Key.Value == SeparatorTint? {
    guard let tint = trait(key, at: index) ?? nil, tint.edges.contains(edge) else { return nil }
    return tint.color
  }
}
