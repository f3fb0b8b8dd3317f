extension VerticalEdge {
  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8
    /// Creates a set from the bits of its edges.
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
  /// A separator between two rows is hidden if one of them hides it. Lists in the plain and the bordered style have
  /// separators.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    _trait(RowSeparatorKey.self, RowSeparators(hidden: visibility == .hidden ? edges : []))
  }
}

/// The separators that a row hides.
struct RowSeparators: Equatable {
  var hidden: VerticalEdge.Set
}

enum RowSeparatorKey: _ViewTraitKey {
  static var defaultValue: RowSeparators { RowSeparators(hidden: []) }
}

extension ListContent {
  /// Whether there is a separator below a row.
  package func hasSeparator(below index: Int) -> Bool {
    guard index + 1 < count, place(at: index).kind == .content, place(at: index + 1).kind == .content else {
      return false
    }
    if trait(RowSeparatorKey.self, at: index)?.hidden.contains(.bottom) == true { return false }
    return trait(RowSeparatorKey.self, at: index + 1)?.hidden.contains(.top) != true
  }
}
