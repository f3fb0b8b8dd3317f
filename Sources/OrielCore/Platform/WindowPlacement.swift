import FoundationEssentials

/// The size and the position with which a window opens: see ``Scene/defaultWindowPlacement(_:)``.
///
/// A dimension that is left out has the scene's default. Positions count from the top left corner of the screen, in
/// application pixels. They are respected on X11 only: on Wayland, the desktop places windows.
public struct WindowPlacement: Equatable, Sendable {
  package var x: CGFloat?
  package var y: CGFloat?
  /// The point of the screen on which the same point of the window lies.
  package var point: UnitPoint?
  /// The place beside another window.
  package var neighbor: Position?
  package var width: CGFloat?
  package var height: CGFloat?

  /// Creates a placement with the position of the window's top left corner, and a size.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    x = position?.x
    y = position?.y
    width = size?.width
    height = size?.height
  }

  /// Creates a placement in which a point of the window lies on the same point of the screen.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    point = position
    self.width = width
    self.height = height
  }

  /// Creates a placement with the coordinates of the window's top left corner, and a size.
  @_disfavoredOverload
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    // Disfavored, since a placement without arguments would be ambiguous.
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a placement beside another window, and a size.
  @_disfavoredOverload
  public init(
    _ position: WindowPlacement.Position? = nil, width: CGFloat? = nil, height: CGFloat? = nil, depth: CGFloat? = nil
  ) {
    neighbor = position
    self.width = width
    self.height = height
  }

  /// Creates a placement beside another window, and a size.
  @_disfavoredOverload
  public init(_ position: WindowPlacement.Position?, size: CGSize?) {
    self.init(position, width: size?.width, height: size?.height)
  }

  /// The top left corner of a window with a size; nil if the desktop determines it.
  ///
  /// - Parameter offset: the distance from the place of the first window, for another one of the same scene.
  package func corner(of size: SurfaceSize, on display: DisplayProxy, offset: Double) -> SurfacePosition? {
    let room = display.visible
    if let corner = neighbor?.corner(of: size, in: room) { return corner }
    func start(_ own: CGFloat?, _ fraction: CGFloat?, _ from: CGFloat, _ room: CGFloat, _ length: Double) -> Double? {
      if let own { return Double(own) + offset }
      return fraction.map { Double(from + (room - CGFloat(length)) * $0) + offset }
    }
    let left = start(x, point?.x, room.minX, room.width, size.width)
    let top = start(y, point?.y, room.minY, room.height, size.height)
    guard left != nil || top != nil else { return nil }
    // The desktop centers windows: a coordinate that is left out is that of the center.
    return SurfacePosition(
      x: left ?? Double(room.minX) + (Double(room.width) - size.width) / 2 + offset,
      y: top ?? Double(room.minY) + (Double(room.height) - size.height) / 2 + offset)
  }
}

/// The position of a window on the screen, in application pixels.
package struct SurfacePosition: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension WindowRequest {
  /// The request for a window that opens with the size of a placement, if it has one.
  package func opening(in placement: WindowPlacement) -> WindowRequest {
    var request = self
    if let width = placement.width { request.defaultWidth = Double(width) }
    if let height = placement.height { request.defaultHeight = Double(height) }
    return request
  }
}
