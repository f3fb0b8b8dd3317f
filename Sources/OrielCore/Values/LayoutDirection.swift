/// The direction of the layout, which depends on the user's language.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}
