/// The direction in which the user reads.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
