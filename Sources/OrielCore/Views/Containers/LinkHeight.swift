import FoundationEssentials

private enum LinkHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The least height of links; nil for that of their labels.
  var linkHeight: CGFloat? {
    get { self[LinkHeightKey.self] }
    set { self[LinkHeightKey.self] = newValue }
  }

  /// The least height of the content of a row in a `Form`.
  static var rowHeight: CGFloat { 34 }
}
