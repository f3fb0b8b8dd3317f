import FoundationEssentials

/// The preferred distances between a view and its neighbors, for each edge.
///
/// Without a preference, the platform's default spacing applies.
public struct ViewSpacing: Sendable {
  /// The preferences of the edges; nil if there are none.
  var preferences: SpacingPreferences?
  /// The distance between two views without preferences.
  var standard = LayoutMetrics.standard.spacing

  /// No distance, unless the neighbor prefers one.
  public static let zero = ViewSpacing(preferences: .zero)

  /// Creates spacing without preferences.
  public init() {}

  init(preferences: SpacingPreferences?, standard: CGFloat = LayoutMetrics.standard.spacing) {
    self.preferences = preferences
    self.standard = standard
  }

  /// Merges other preferences on the given edges. The larger distance applies.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preferences = SpacingPreferences.union(preferences, other.preferences, edges: edges)
  }

  /// Returns the union of both preferences on the given edges. The larger distance applies.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the distance to the following view along an axis, in application pixels.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    SpacingPreferences.distance(preferences, next.preferences, along: axis) ?? standard
  }
}

/// The preferred distances of a view's edges; nil for an edge without a preference.
package final class SpacingPreferences: Equatable, Sendable {
  let top: CGFloat?
  let leading: CGFloat?
  let bottom: CGFloat?
  let trailing: CGFloat?

  static let zero = SpacingPreferences(top: 0, leading: 0, bottom: 0, trailing: 0)
  static let zeroAcross = SpacingPreferences(leading: 0, trailing: 0)
  static let zeroDown = SpacingPreferences(top: 0, bottom: 0)

  init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static func == (first: SpacingPreferences, second: SpacingPreferences) -> Bool {
    first === second
      || (first.top == second.top && first.leading == second.leading && first.bottom == second.bottom
        && first.trailing == second.trailing)
  }

  /// The larger of two distances; nil if there is none.
  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first else { return second }
    return second.map { max($0, first) } ?? first
  }

  static func distance(_ first: SpacingPreferences?, _ second: SpacingPreferences?, along axis: Axis) -> CGFloat? {
    if first == nil && second == nil { return nil }
    return axis == .horizontal ? larger(first?.trailing, second?.leading) : larger(first?.bottom, second?.top)
  }

  static func union(
    _ first: SpacingPreferences?, _ second: SpacingPreferences?, edges: Edge.Set
  ) -> SpacingPreferences? {
    guard let second, !edges.isEmpty else { return first }
    if first === second { return first }
    return SpacingPreferences(
      top: larger(first?.top, edges.contains(.top) ? second.top : nil),
      leading: larger(first?.leading, edges.contains(.leading) ? second.leading : nil),
      bottom: larger(first?.bottom, edges.contains(.bottom) ? second.bottom : nil),
      trailing: larger(first?.trailing, edges.contains(.trailing) ? second.trailing : nil))
  }

  /// The preferences without those of some edges.
  static func removing(_ edges: Edge.Set, from preferences: SpacingPreferences?) -> SpacingPreferences? {
    guard let preferences, !edges.isEmpty else { return preferences }
    return union(nil, preferences, edges: Edge.Set.all.subtracting(edges))
  }
}
