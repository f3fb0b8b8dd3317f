import FoundationEssentials

/// Views in a row, mirrored in right-to-left languages.
///
/// The least flexible views choose their width first, those of the highest `layoutPriority` before all others; what is
/// left is shared. A stack has no widget: its views are placed by the surface that they are in.
public struct HStack<Content: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A row. Without `spacing`, the views stand at the desktop's usual distance.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension HStack: LayoutView {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .horizontal }
  package func makeLayout() -> StackNode { StackNode(arrangement) }
  package func update(_ layout: StackNode) { layout.arrangement = arrangement }
  private var arrangement: StackArrangement { StackArrangement(alignment, spacing: spacing) }
}

/// Views in a column. What ``HStack`` says of widths holds for their heights.
public struct VStack<Content: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A column. Without `spacing`, the views stand at the desktop's usual distance.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension VStack: LayoutView {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .vertical }
  package func makeLayout() -> StackNode { StackNode(arrangement) }
  package func update(_ layout: StackNode) { layout.arrangement = arrangement }
  private var arrangement: StackArrangement { StackArrangement(alignment, spacing: spacing) }
}

/// Views above each other, the last one in front. As large as the largest of them.
public struct ZStack<Content: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// A pile of views.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension ZStack: LayoutView {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package func makeLayout() -> ZStackNode { ZStackNode(ZStackArrangement(alignment)) }
  package func update(_ layout: ZStackNode) { layout.arrangement = ZStackArrangement(alignment) }
}

/// Room that grows along its stack, and pushes the other views apart.
public struct Spacer: View, LayoutView {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let minLength: CGFloat?

  /// Room of at least `minLength` pixels.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    LayoutViewNode.make(view, in: context)
  }

  package func makeLayout() -> SpacerNode { SpacerNode(minLength: minLength) }
  package func update(_ layout: SpacerNode) { layout.minLength = minLength }
}

/// A line between views, across the direction of their stack. In GTK: a `GtkSeparator`.
public struct Divider: View, PrimitiveView {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  /// A line.
  public init() {}

  /// Puts it into the graph.
  public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<Divider> {
    PrimitiveNode(view, in: context)
  }

  package func element(in context: ElementContext) -> DividerElement {
    DividerElement(axis: context.axis == .horizontal ? .vertical : .horizontal)
  }

  package static func isSame(_ first: Divider, _ second: Divider) -> Bool { true }
}

/// A line.
package struct DividerElement: Element {
  package var axis: Axis

  package init(axis: Axis) { self.axis = axis }
}
