/// What a button does, beyond its title.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case cancel, destructive, close, confirm }
  private let kind: Kind

  /// Leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Deletes or overwrites something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Closes what it stands in.
  public static let close = ButtonRole(kind: .close)
  /// Agrees.
  public static let confirm = ButtonRole(kind: .confirm)
}
