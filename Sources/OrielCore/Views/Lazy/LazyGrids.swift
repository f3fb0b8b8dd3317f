import FoundationEssentials

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// A share of the remaining length.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each at least as large as the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width or height.
  public var size: GridItem.Size
  /// The distance to the next column or row; nil for the platform's.
  public var spacing: CGFloat?
  /// The alignment of the views in it; nil for that of the grid.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var track: LazyGridTrack {
    switch size {
    case .fixed(let length): LazyGridTrack(.fixed(length), spacing: spacing)
    case .flexible(let minimum, let maximum):
      LazyGridTrack(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
    case .adaptive(let minimum, let maximum):
      LazyGridTrack(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
    }
  }
}

/// A grid with columns in a ``ScrollView`` that creates the views of visible items only. See ``LazyVStack``.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///   ForEach(photos) { PhotoView(photo: $0) }
/// }
/// ```
///
/// The items fill the grid line by line. In GTK: no widget of its own.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid of items.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge.
  ///   - alignment: the alignment of items that are narrower than their column, if the column has none.
  ///   - spacing: the distance between lines; nil for the platform's.
  ///   - pinnedViews: the headers and footers of sections that stay visible.
  ///   - content: the items.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyNode(view, in: context)
  }
}

extension LazyVGrid: LazyContainer {
  var arrangement: LazyStackNode.Arrangement {
    var arrangement = LazyStackNode.Arrangement(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    arrangement.pinned = pinnedViews
    arrangement.tracks = columns.map(\.track)
    arrangement.trackAlignments = columns.map(\.alignment)
    return arrangement
  }
}

/// A grid with rows in a horizontal ``ScrollView`` that creates the views of visible items only. See ``LazyVStack``.
///
/// The items fill the grid column by column. In GTK: no widget of its own.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid of items.
  ///
  /// - Parameters:
  ///   - rows: the rows, from the top.
  ///   - alignment: the alignment of items that are lower than their row, if the row has none.
  ///   - spacing: the distance between columns; nil for the platform's.
  ///   - pinnedViews: the headers and footers of sections that stay visible.
  ///   - content: the items.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyNode(view, in: context)
  }
}

extension LazyHGrid: LazyContainer {
  var arrangement: LazyStackNode.Arrangement {
    var arrangement = LazyStackNode.Arrangement(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    arrangement.pinned = pinnedViews
    arrangement.tracks = rows.map(\.track)
    arrangement.trackAlignments = rows.map(\.alignment)
    return arrangement
  }
}
