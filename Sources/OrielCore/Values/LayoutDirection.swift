/// The direction in which a language is read, which views follow.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}
