import FoundationEssentials

/// The layout of `HStack`, for use with ``AnyLayout`` or in a custom layout.
public struct HStackLayout: Layout, Equatable {
  /// The alignment perpendicular to the axis.
  public var alignment: VerticalAlignment
  /// The distance between views in application pixels; nil for their preferences.
  public var spacing: CGFloat?

  /// Creates a horizontal layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of `VStack`, for use with ``AnyLayout`` or in a custom layout.
public struct VStackLayout: Layout, Equatable {
  /// The alignment perpendicular to the axis.
  public var alignment: HorizontalAlignment
  /// The distance between views in application pixels; nil for their preferences.
  public var spacing: CGFloat?

  /// Creates a vertical layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of `ZStack`, for use with ``AnyLayout`` or in a custom layout.
public struct ZStackLayout: Layout, Equatable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout of overlaid views.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// A built-in layout.
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
  /// The orientation of the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// The preferences of the views at the edges.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.partNodes.first else { return .zero }
    return ViewSpacing(preferences: rules.spacing(subviews.partNodes), standard: first.metrics.spacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rules.sizeThatFits(subviews.partNodes, proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let placements = rules.placements(subviews.partNodes, in: bounds.size, proposal)
    for (subview, placement) in zip(subviews, placements) {
      subview.place(at: bounds.origin + placement.origin.cgPoint, proposal: placement.proposal)
    }
  }
}
