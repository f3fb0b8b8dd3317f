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
  package static func change(of element: Element, from old: Self, to new: Self) -> ElementChange {
    old.alignment == new.alignment && old.spacing == new.spacing ? .none : .unknown
  }

  package var contained: Content { content }
  package func withContained(_ body: (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> Element {
    .stack(StackElement(axis: .horizontal, spacing: spacing.map { Double($0) }, vertical: alignment))
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
  package static func change(of element: Element, from old: Self, to new: Self) -> ElementChange {
    old.alignment == new.alignment && old.spacing == new.spacing ? .none : .unknown
  }

  package var contained: Content { content }
  package func withContained(_ body: (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .vertical }

  package func element(in context: ElementContext) -> Element {
    .stack(StackElement(axis: .vertical, spacing: spacing.map { Double($0) }, horizontal: alignment))
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
  package static func change(of element: Element, from old: Self, to new: Self) -> ElementChange {
    old.alignment == new.alignment ? .none : .unknown
  }

  package var contained: Content { content }
  package func withContained(_ body: (Content) -> Void) { body(content) }

  package func element(in context: ElementContext) -> Element {
    .layers(LayersElement(role: .stack, alignment: alignment))
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

  package func element(in context: ElementContext) -> Element {
    .spacer(SpacerElement(minimumLength: minLength.map { Double($0) }, axis: context.axis ?? .vertical))
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

  package func element(in context: ElementContext) -> Element {
    .divider(context.axis == .horizontal ? .vertical : .horizontal)
  }

  package static func isSame(_ first: Divider, _ second: Divider) -> Bool { true }
}
