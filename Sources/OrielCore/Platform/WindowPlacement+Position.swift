import FoundationEssentials

extension WindowPlacement {
  /// A place beside another window of the app.
  ///
  /// ```swift
  /// .defaultWindowPlacement { _, context in
  ///   guard let editor = context.windows.first(where: { $0.id == "editor" }) else { return WindowPlacement() }
  ///   return WindowPlacement(.trailing(editor))
  /// }
  /// ```
  ///
  /// The window doesn't leave the screen: without room beside the other one it covers a part of it. Places are respected on
  /// X11 only; on Wayland, the desktop places windows.
  public struct Position: Equatable, Sendable {
    private enum Side { case leading, trailing, above, below, same, panel }
    private let side: Side
    private let window: WindowProxy?

    /// Before another window: at its left side, where one reads from left to right.
    public static func leading(_ relativeWindow: WindowProxy) -> Position { Position(.leading, relativeWindow) }
    /// After another window.
    public static func trailing(_ relativeWindow: WindowProxy) -> Position { Position(.trailing, relativeWindow) }
    /// Above another window.
    public static func above(_ relativeWindow: WindowProxy) -> Position { Position(.above, relativeWindow) }
    /// Below another window.
    public static func below(_ relativeWindow: WindowProxy) -> Position { Position(.below, relativeWindow) }
    /// On another window, which stays open.
    public static func replacing(_ relativeWindow: WindowProxy) -> Position { Position(.same, relativeWindow) }
    /// At the bottom of the screen, for a window with tools.
    public static var utilityPanel: Position { Position(.panel, nil) }

    private init(_ side: Side, _ window: WindowProxy?) {
      self.side = side
      self.window = window
    }

    /// The distance between windows.
    private static let gap: CGFloat = 12

    /// The top left corner of a window with a size; nil if the desktop determines it.
    func corner(of size: SurfaceSize, in room: Rect) -> SurfacePosition? {
      let (width, height) = (CGFloat(size.width), CGFloat(size.height))
      guard side != .panel else {
        return inside(room, x: room.minX + (room.width - width) / 2, y: room.maxY - height, width, height)
      }
      guard let window, let other = window.place else { return nil }
      let isBefore = (side == .leading) == window.readsFromLeft
      let x =
        switch side {
        case .leading, .trailing: isBefore ? other.minX - Self.gap - width : other.maxX + Self.gap
        default: other.minX + (other.width - width) / 2
        }
      let y =
        switch side {
        case .above: other.minY - Self.gap - height
        case .below: other.maxY + Self.gap
        default: other.minY + (other.height - height) / 2
        }
      return inside(room, x: x, y: y, width, height)
    }

    private func inside(
      _ room: Rect, x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) -> SurfacePosition {
      SurfacePosition(
        x: Double(max(min(x, room.maxX - width), room.minX)), y: Double(max(min(y, room.maxY - height), room.minY)))
    }
  }
}
