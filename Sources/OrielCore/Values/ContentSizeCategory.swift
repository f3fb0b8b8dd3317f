/// A text size that the user can choose: the former name of ``DynamicTypeSize``.
@available(*, deprecated, message: "Use DynamicTypeSize instead.")
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium
  /// The default size.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  // Both types have the same sizes in the same order.
  package init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }

  package var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}
