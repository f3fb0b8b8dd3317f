/// The purpose of a button, which affects its appearance and, in a dialog, its position.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case cancel, destructive, close, confirm }
  private let kind: Kind

  /// A button that cancels an operation. In a dialog, Escape activates it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// A button that deletes or overwrites data.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A button that closes the enclosing presentation.
  public static let close = ButtonRole(kind: .close)
  /// A button that confirms an operation.
  public static let confirm = ButtonRole(kind: .confirm)
}
