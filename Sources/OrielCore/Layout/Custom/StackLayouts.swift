import FoundationEssentials

/// The arrangement of `HStack`, as a layout: to be used with `AnyLayout`, or in a layout of one's own.
public struct HStackLayout: Layout, Equatable {
  /// How the views stand across.
  public var alignment: VerticalAlignment
  /// The distance between neighbours; nil for what they like.
  public var spacing: CGFloat?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The arrangement of `VStack`, as a layout: to be used with `AnyLayout`, or in a layout of one's own.
public struct VStackLayout: Layout, Equatable {
  /// How the views stand across.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours; nil for what they like.
  public var spacing: CGFloat?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The arrangement of `ZStack`, as a layout: to be used with `AnyLayout`, or in a layout of one's own.
public struct ZStackLayout: Layout, Equatable {
  /// How the views stand above each other.
  public var alignment: Alignment

  /// Layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// A layout whose rules the core knows.
protocol ArrangedLayout: Layout where Cache == Void {
  associatedtype Rules: Arrangement
  var rules: Rules { get }
  static var axis: Axis? { get }
}

/// The rules by which a container measures and places its children.
protocol Arrangement {
  func sizeThatFits(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize
  func placements(
    _ children: [LayoutNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [ContainerNode.Placement]
  func spacing(_ children: [LayoutNode]) -> SpacingPreferences?
}

extension StackArrangement: Arrangement {}
extension ZStackArrangement: Arrangement {}

extension HStackLayout: ArrangedLayout {
  static var axis: Axis? { .horizontal }
  var rules: StackArrangement { StackArrangement(alignment, spacing: spacing) }
}

extension VStackLayout: ArrangedLayout {
  static var axis: Axis? { .vertical }
  var rules: StackArrangement { StackArrangement(alignment, spacing: spacing) }
}

extension ZStackLayout: ArrangedLayout {
  static var axis: Axis? { nil }
  var rules: ZStackArrangement { ZStackArrangement(alignment) }
}

extension ArrangedLayout {
  /// The direction of the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// What the views at the edges like.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.partNodes.first else { return .zero }
    return ViewSpacing(preferences: rules.spacing(subviews.partNodes), standard: first.metrics.spacing)
  }

  /// The size of the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rules.sizeThatFits(subviews.partNodes, proposal)
  }

  /// Places the views as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let placements = rules.placements(subviews.partNodes, in: bounds.size, proposal)
    for (subview, placement) in zip(subviews, placements) {
      subview.place(at: bounds.origin + placement.origin.cgPoint, proposal: placement.proposal)
    }
  }
}
