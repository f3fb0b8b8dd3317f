/// How grave what a dialog says is.
public struct DialogSeverity: Hashable, Sendable {
  private enum Kind { case automatic, standard, critical }
  private let kind: Kind

  /// The platform decides; the same as `standard`.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// Nothing out of the ordinary.
  public static let standard = DialogSeverity(kind: .standard)
  /// Something may be lost. The dialog shows a warning mark.
  public static let critical = DialogSeverity(kind: .critical)
}
