import Foundation

/// Views in a row. In GTK: a horizontal `GtkBox`, mirrored in right-to-left languages.
public struct HStack<Content: View>: View {
  /// Drawn by the platform: there is no body.
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
    PrimitiveNode(view, in: context)
  }
}

extension HStack: PrimitiveView {
  package static var readsEnvironmentOnly: Bool { true }
  package static func change(of element: StackElement, from old: Self, to new: Self) -> ElementChange<StackElement> {
    old.alignment == new.alignment && old.spacing == new.spacing ? .none : .unknown
  }

  package var contained: Content { content }
  package func withContained(_ body: (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> StackElement {
    StackElement(axis: .horizontal, spacing: spacing.map { Double($0) }, vertical: alignment)
  }
}

/// Views in a column. In GTK: a vertical `GtkBox`.
public struct VStack<Content: View>: View {
  /// Drawn by the platform: there is no body.
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
    PrimitiveNode(view, in: context)
  }
}

extension VStack: PrimitiveView {
  package static var readsEnvironmentOnly: Bool { true }
  package static func change(of element: StackElement, from old: Self, to new: Self) -> ElementChange<StackElement> {
    old.alignment == new.alignment && old.spacing == new.spacing ? .none : .unknown
  }

  package var contained: Content { content }
  package func withContained(_ body: (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .vertical }

  package func element(in context: ElementContext) -> StackElement {
    StackElement(axis: .vertical, spacing: spacing.map { Double($0) }, horizontal: alignment)
  }
}

/// Views above each other, the last one in front. As large as the largest of them.
public struct ZStack<Content: View>: View {
  /// Drawn by the platform: there is no body.
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
    PrimitiveNode(view, in: context)
  }
}

extension ZStack: PrimitiveView {
  package static var readsEnvironmentOnly: Bool { true }
  package static func change(of element: LayersElement, from old: Self, to new: Self) -> ElementChange<LayersElement> {
    old.alignment == new.alignment ? .none : .unknown
  }

  package var contained: Content { content }
  package func withContained(_ body: (Content) -> Void) { body(content) }

  package func element(in context: ElementContext) -> LayersElement {
    LayersElement(role: .stack, alignment: alignment)
  }
}

/// Room that grows along its stack, and pushes the other views apart.
public struct Spacer: View, PrimitiveView {
  /// Drawn by the platform: there is no body.
  public typealias Body = Never

  let minLength: CGFloat?

  /// Room of at least `minLength` pixels.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    PrimitiveNode(view, in: context)
  }

  package func element(in context: ElementContext) -> SpacerElement {
    SpacerElement(minimumLength: minLength.map { Double($0) }, axis: context.axis ?? .vertical)
  }

  package static func isSame(_ first: Spacer, _ second: Spacer) -> Bool { first.minLength == second.minLength }
}

/// A line between views, across the direction of their stack. In GTK: a `GtkSeparator`.
public struct Divider: View, PrimitiveView {
  /// Drawn by the platform: there is no body.
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

/// Children in a row or a column.
package struct StackElement: Element {
  package var axis: Axis
  /// Pixels between children; nil for the desktop's usual distance.
  package var spacing: Double?
  package var horizontal = HorizontalAlignment.center
  package var vertical = VerticalAlignment.center

  package init(
    axis: Axis, spacing: Double? = nil, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Children above each other.
package struct LayersElement: Element {
  package enum Role: Equatable { case stack, background, overlay }
  package var role: Role
  package var alignment = Alignment.center
  /// What fills the layer under its content.
  package var fill: Paint?

  package init(role: Role, alignment: Alignment = .center, fill: Paint? = nil) {
    self.role = role
    self.alignment = alignment
    self.fill = fill
  }
}

/// Room that grows.
package struct SpacerElement: Element {
  package var minimumLength: Double?
  package var axis: Axis

  package init(minimumLength: Double? = nil, axis: Axis) {
    self.minimumLength = minimumLength
    self.axis = axis
  }
}

/// A line.
package struct DividerElement: Element {
  package var axis: Axis

  package init(axis: Axis) { self.axis = axis }
}
