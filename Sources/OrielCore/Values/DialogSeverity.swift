/// The severity of an alert or a confirmation dialog.
public struct DialogSeverity: Hashable, Sendable {
  private enum Kind { case automatic, standard, critical }
  private let kind: Kind

  /// The platform's default, which is `standard`.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// A normal severity.
  public static let standard = DialogSeverity(kind: .standard)
  /// A critical severity: the user may lose data. The dialog displays a warning symbol.
  public static let critical = DialogSeverity(kind: .critical)
}
