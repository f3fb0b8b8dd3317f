import FoundationEssentials

/// An arrangement of views that an app writes.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///       }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) {
///         var point = bounds.origin
///         for subview in subviews {
///           let size = subview.sizeThatFits(.unspecified)
///           subview.place(at: point, proposal: .unspecified)
///           point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///         }
///       }
///     }
///
/// Coordinates begin at the leading edge: in right-to-left languages the whole arrangement is mirrored.
public protocol Layout: Sendable {
  /// What the layout keeps between its calls. Default is nothing.
  associatedtype Cache = Void

  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// What views inside need to know about the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, before the first of the other calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date, after the views or the layout have changed. By default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the arrangement likes to stand from its neighbours. By default as far as any of its views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the arrangement for a proposal. Called several times, for different proposals.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view in `bounds`, the size of which is the answer to `proposal`. Views that aren't placed stand in
  /// the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the arrangement is. By default it follows from those that its views set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the arrangement is. By default it follows from those that its views set.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// A layout without a direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The larger preferences of all views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }

  /// What the guides that the views set come to, where the views are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key, in: bounds, proposal)
  }

  /// What the guides that the views set come to, where the views are placed.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key, in: bounds, proposal)
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}

  /// Keeps nothing.
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// What views in a layout need to know about it.
public struct LayoutProperties: Sendable {
  /// The direction along which spacers and dividers in the layout stand; nil if it has none.
  public var stackOrientation: Axis?

  /// A layout without a direction.
  public init() {}
}

/// A value that a view tells the layout that arranges it.
///
///     private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
///
/// A layout reads it with `subview[Weight.self]`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}
