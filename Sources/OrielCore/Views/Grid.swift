import FoundationEssentials

/// Views in rows and columns: each column is as wide as its widest view, each row as high as its highest.
///
/// A `GridRow` is a row; any other view takes a row of its own, across all columns.
public struct Grid<Content: View>: View, LayoutView {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let arrangement: GridArrangement
  let content: Content

  /// A grid. Without distances, the platform's usual ones.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = GridArrangement(
      alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .vertical }
  package func makeLayout() -> GridNode { GridNode(arrangement) }
  package func update(_ layout: GridNode) { layout.arrangement = arrangement }
}

/// A row of a grid: each of its views stands in a column. Elsewhere the views are as if the row weren't there.
public struct GridRow<Content: View>: View, LayoutView {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// A row. Without an alignment, the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .horizontal }
  package func makeLayout() -> GridRowNode { GridRowNode(alignment: alignment) }
  package func update(_ layout: GridRowNode) { layout.alignment = alignment }
}

extension View {
  /// Has the view stand in as many columns of its grid as are given.
  public func gridCellColumns(_ count: Int) -> some View { modifier(GridTraitModifier(trait: .gridColumns(count))) }

  /// Aligns the view in its cell by a point of both.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitModifier(trait: .gridAnchor(anchor)))
  }

  /// Leaves the view out when its grid looks how large rows and columns have to be.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitModifier(trait: .gridUnsizedAxes(axes)))
  }

  /// Aligns all views in the column of this one.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitModifier(trait: .gridColumnAlignment(guide)))
  }
}

private struct GridTraitModifier: LayoutModifier {
  let trait: TraitNode.Trait
  func makeLayout() -> TraitNode { TraitNode(trait) }
  func update(_ layout: TraitNode) { layout.update(trait) }
}
