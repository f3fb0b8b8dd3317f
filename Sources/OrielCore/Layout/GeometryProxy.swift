import FoundationEssentials

/// The size and the frame of a view in the last layout.
@MainActor public struct GeometryProxy {
  private let node: GeometryNode

  init(_ node: GeometryNode) { self.node = node }

  /// The size of the view.
  public var size: CGSize { node.size }

  /// The safe area insets, which are zero on the desktop.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame in a coordinate space. The calling body depends on it, and runs again when the frame changes.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: node.size)
    case .global:
      node.tracksPlace = true
      return CGRect(origin: node.placeInWindow, size: node.size)
    case .named(let name):
      node.tracksPlace = true
      let origin = node.placeInWindow
      let space = node.spaceAround(named: name)?.placeInWindow ?? .zero
      return CGRect(origin: CGPoint(x: origin.x - space.x, y: origin.y - space.y), size: node.size)
    }
  }

  /// Returns the bounds of a named coordinate space or of the window; nil if there is no such space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let space = node.spaceAround(named: name) else {
      return nil
    }
    let (own, other) = (node.placeInWindow, space.placeInWindow)
    return CGRect(origin: CGPoint(x: other.x - own.x, y: other.y - own.y), size: space.size)
  }
}

extension LayoutNode {
  /// The corner at the leading edge and the top, in the window's coordinates.
  final var placeInWindow: CGPoint {
    var place = origin
    var next = surface
    while let surface = next {
      guard let host = surface.host else { break }
      let offset = host.placeInContainer
      place = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
      next = host.container?.surface
    }
    return place
  }

  /// The nearest node around this one that has named its coordinate space, in any surface.
  final func spaceAround(named name: AnyHashable) -> CoordinateSpaceNode? {
    var next: LayoutNode? = self
    while let node = next {
      if let space = node as? CoordinateSpaceNode, space.name == name { return space }
      next = node.parent ?? node.surface?.host?.container
    }
    return nil
  }
}

/// `coordinateSpace`: a view whose coordinate space others refer to.
package final class CoordinateSpaceNode: SingleChildNode {
  package var name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }
}
