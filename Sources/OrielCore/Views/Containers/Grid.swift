import FoundationEssentials

/// A container that arranges views in rows and columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Name")
///     TextField("Name", text: $name)
///   }
///   Divider()
///   GridRow {
///     Text("Total").gridCellColumns(2)
///   }
/// }
/// ```
///
/// Each column is as wide as its widest cell, and each row as high as its highest. A view outside of a `GridRow` spans
/// all columns. A grid has no widget of its own.
public struct Grid<Content: View>: View, LayoutView {
  public typealias Body = Never

  let arrangement: GridArrangement
  let content: Content

  /// Creates a grid. Spacings are in application pixels; nil is the platform's default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = GridArrangement(
      alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .vertical }
  package func makeLayout() -> GridNode { GridNode(arrangement) }
  package func update(_ layout: GridNode) { layout.arrangement = arrangement }
}

/// A row of a ``Grid``, with a cell for each view. Outside of a grid it has no effect.
public struct GridRow<Content: View>: View, LayoutView {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row. If the alignment is nil, the grid's is used.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

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
  /// Sets the number of columns that the view's cell spans in a grid.
  public func gridCellColumns(_ count: Int) -> some View { modifier(GridTraitModifier(trait: .gridColumns(count))) }

  /// Aligns a point of the view with the same point of its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitModifier(trait: .gridAnchor(anchor)))
  }

  /// Excludes the view from the computation of its column's width, its row's height, or both.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitModifier(trait: .gridUnsizedAxes(axes)))
  }

  /// Sets the horizontal alignment of the view's grid column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitModifier(trait: .gridColumnAlignment(guide)))
  }
}

private struct GridTraitModifier: LayoutModifier {
  let trait: TraitNode.Trait
  func makeLayout() -> TraitNode { TraitNode(trait) }
  func update(_ layout: TraitNode) { layout.update(trait) }
}
