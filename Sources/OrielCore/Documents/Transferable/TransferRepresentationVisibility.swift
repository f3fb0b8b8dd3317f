/// The apps that can access a representation of an item.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private enum Scope: Equatable, Sendable { case all, team, group, ownProcess }

  private let scope: Scope

  /// All apps and files.
  public static let all = TransferRepresentationVisibility(scope: .all)
  /// Apps of the same team. On Linux, only the app itself.
  public static let team = TransferRepresentationVisibility(scope: .team)
  /// Apps of the same group. On Linux, only the app itself.
  public static let group = TransferRepresentationVisibility(scope: .group)
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(scope: .ownProcess)
}
