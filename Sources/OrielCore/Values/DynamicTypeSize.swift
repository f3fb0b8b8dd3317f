/// A text size that the user can choose.
///
/// It is determined by the desktop's text scaling: `large` is a scale of 1, `xxLarge` about 1.25, `accessibility2`
/// about 2.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium
  /// The default size.
  case large
  case xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The scale of body text relative to the default size.
  package var scale: Double {
    switch self {
    case .xSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .xLarge: 1.12
    case .xxLarge: 1.24
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }

  /// The size that is nearest to a scale.
  package init(scale: Double) {
    self = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) } ?? .large
  }
}
