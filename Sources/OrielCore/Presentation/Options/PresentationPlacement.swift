/// Where a sheet is in its window. See ``View/presentationPlacement(_:)``.
public struct PresentationPlacement: Hashable, Sendable {
  /// The edge of the window; nil for the center.
  let edge: HorizontalEdge?
  private let isAutomatic: Bool

  /// The place of the desktop's dialogs: the center.
  public static var automatic: PresentationPlacement { PresentationPlacement(edge: nil, isAutomatic: true) }
  /// The center of the window.
  public static var center: PresentationPlacement { PresentationPlacement(edge: nil, isAutomatic: false) }
  /// The leading edge of the window.
  public static var leading: PresentationPlacement { PresentationPlacement(edge: .leading, isAutomatic: false) }
  /// The trailing edge of the window.
  public static var trailing: PresentationPlacement { PresentationPlacement(edge: .trailing, isAutomatic: false) }
}
