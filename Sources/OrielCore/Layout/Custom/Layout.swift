import FoundationEssentials

/// A type that arranges views.
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
/// Coordinates start at the leading edge: the layout is mirrored in right-to-left languages. When its `animatableData`
/// change in an animation, the views are arranged for each frame with interpolated data. See <doc:LayoutSystem>.
public protocol Layout: Animatable, Sendable {
  /// Data that is kept between calls. The default is `Void`.
  associatedtype Cache = Void

  /// The collection of arranged views.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout on which its views depend.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache. Called before the other methods.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the views or the layout have changed. By default it is created again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred spacing around the layout. By default the union of that of its views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the layout for a proposal. Called repeatedly with different proposals.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views in `bounds`, whose size is the response to `proposal`. Views that aren't placed are centered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a guide. By default it is derived from the explicit guides of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a guide. By default it is derived from the explicit guides of the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The properties of a layout without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The union of the spacing of all views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }

  /// The guide that is derived from the explicit guides of the placed views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key, in: bounds, proposal)
  }

  /// The guide that is derived from the explicit guides of the placed views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedGuide(guide.key, in: bounds, proposal)
  }
}

extension Layout where Cache == Void {
  /// Has no effect, since there is no cache.
  public func makeCache(subviews: Subviews) {}

  /// Has no effect, since there is no cache.
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers expand and to which dividers are perpendicular; nil if there is none.
  public var stackOrientation: Axis?

  /// The properties of a layout without an orientation.
  public init() {}
}

/// A key of a value that a view passes to the enclosing layout.
///
///     private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
///
/// The view sets it with `layoutValue(key:value:)`, and the layout reads it with `subview[Weight.self]`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}
