/// Who may have an item in one of its forms.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private enum Scope: Equatable, Sendable { case all, team, group, ownProcess }

  private let scope: Scope

  /// Every app, and every file.
  public static let all = TransferRepresentationVisibility(scope: .all)
  /// Apps of the same maker. No other app is known to be one on Linux.
  public static let team = TransferRepresentationVisibility(scope: .team)
  /// Apps of the same group. No other app is known to be one on Linux.
  public static let group = TransferRepresentationVisibility(scope: .group)
  /// Only the app itself.
  public static let ownProcess = TransferRepresentationVisibility(scope: .ownProcess)
}
