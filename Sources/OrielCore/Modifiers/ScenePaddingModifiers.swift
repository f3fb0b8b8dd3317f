/// A padding at the edges of a window. See ``View/scenePadding(_:)``.
public struct ScenePadding: Hashable, Sendable {
  let length: Double

  /// The distance of a window's content from its edges.
  public static let minimum = ScenePadding(length: 18)
}

extension View {
  /// Adds the padding that content has at the edges of a window: 18 application pixels.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Adds a padding for the edges of a window.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }

  /// Draws the view as in a mirror in right-to-left languages, for pictures that have a direction. The view receives clicks
  /// where it is drawn.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

private struct FlipModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
