import FoundationEssentials

/// The default lengths of the layout, which a platform can change.
package struct LayoutMetrics: Equatable, Sendable {
  /// The distance between adjacent views.
  package var spacing: CGFloat = 8
  /// The minimum length of a spacer.
  package var spacerLength: CGFloat = 8
  /// The thickness of a divider.
  package var dividerThickness: CGFloat = 1

  package static let standard = LayoutMetrics()

  package init() {}
}
