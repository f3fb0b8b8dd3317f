import FoundationEssentials

/// A container that arranges views in a horizontal row, mirrored in right-to-left languages.
///
/// ```swift
/// HStack(spacing: 12) {
///   Image(systemName: "folder")
///   Text(folder.name).layoutPriority(1)
///   Spacer()
///   Text("\(folder.count)").foregroundStyle(.secondary)
/// }
/// ```
///
/// The stack proposes space to its views in the order of their `layoutPriority(_:)`, and to the least flexible views
/// first; the rest is divided among the others. See <doc:LayoutSystem>. A stack has no widget: the layout surface that
/// contains it places its views.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row. `spacing` is in application pixels; nil is the platform's default.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

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

/// A container that arranges views in a vertical column. Heights are allocated as widths are in an ``HStack``.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text(song.title).font(.headline)
///   Text(song.artist)
/// }
/// ```
public struct VStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column. `spacing` is in application pixels; nil is the platform's default.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

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

/// A container that overlays views, the last one in front. Its size is that of the largest view.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   Image("cover")
///   Text(duration).padding(4).background(.regularMaterial)
/// }
/// ```
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack of overlaid views.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

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

/// A flexible space that expands along the axis of its stack, or along both axes if it isn't in a stack.
///
/// ```swift
/// HStack {
///   Button("Cancel", action: cancel)
///   Spacer()
///   Button("Save", action: save)
/// }
/// ```
public struct Spacer: View, LayoutView {
  public typealias Body = Never

  let minLength: CGFloat?

  /// Creates a spacer with a minimum length, in application pixels.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    LayoutViewNode.make(view, in: context)
  }

  package func makeLayout() -> SpacerNode { SpacerNode(minLength: minLength) }
  package func update(_ layout: SpacerNode) { layout.minLength = minLength }
}

/// A line that separates views, perpendicular to the axis of their stack. In GTK: a `GtkSeparator`.
public struct Divider: View, PrimitiveView {
  public typealias Body = Never

  public init() {}

  public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<Divider> {
    PrimitiveNode(view, in: context)
  }

  package func element(in context: ElementContext) -> DividerElement {
    DividerElement(axis: context.axis == .horizontal ? .vertical : .horizontal)
  }

  package static func isSame(_ first: Divider, _ second: Divider) -> Bool { true }
  package static func isReusable(_ element: DividerElement) -> Bool { true }
}

/// A line between views.
package struct DividerElement: Element {
  package var axis: Axis

  package init(axis: Axis) { self.axis = axis }
}

extension DividerElement: CollectibleElement {
  func choices(of item: CollectedItem) -> [CollectedItem] { [] }
}
