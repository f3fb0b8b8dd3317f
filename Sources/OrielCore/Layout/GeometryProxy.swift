import FoundationEssentials

/// The size and the frame of a view in the last layout.
public struct GeometryProxy {
  let node: GeometryNode

  init(_ node: GeometryNode) { self.node = node }

  /// The size of the view.
  public var size: CGSize { node.size }

  /// The safe area insets, which are zero on the desktop.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame in a coordinate space, as the layout has placed it: effects such as `scaleEffect(_:anchor:)`
  /// don't change it. The calling body depends on it, and runs again when the frame changes.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: node.size)
    case .global: frame(from: nil)
    case .named(let name): frame(from: node.spaceAround(named: name))
    }
  }

  private func frame(from space: LayoutNode?) -> CGRect {
    let corner = node.readFrame(of: space)
    return CGRect(x: -corner.origin.x, y: -corner.origin.y, width: node.size.width, height: node.size.height)
  }

  /// Returns the frame of the enclosing view with a named coordinate space, in the coordinates of this view; nil if
  /// there is no such view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let space = node.spaceAround(named: name) else {
      return nil
    }
    return node.readFrame(of: space)
  }
}

extension LayoutNode {
  /// The leading top corner in the layout of the window, without effects. For positions of the pointer, see
  /// ``point(shownAt:)``.
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

  /// The nearest enclosing node, in any surface, that defines a named coordinate space.
  final func spaceAround(named name: AnyHashable) -> LayoutNode? {
    let scrollSpace = name as? ScrollSpace
    var next: LayoutNode? = self
    while let node = next {
      if let space = node as? CoordinateSpaceNode, space.name == name { return space }
      if let parent = node.parent {
        next = parent
        continue
      }
      let container = node.surface?.host?.container
      if let scrollSpace, let container, !container.scrollAxes.isDisjoint(with: scrollSpace.axes) { return container }
      next = container
    }
    return nil
  }
}

/// The name of a scroll view's coordinate space.
struct ScrollSpace: Hashable {
  private let axesValue: Axis.Set.RawValue

  init(axes: Axis.Set) { axesValue = axes.rawValue }

  var axes: Axis.Set { Axis.Set(rawValue: axesValue) }
}

/// `coordinateSpace`: a node that defines a named coordinate space.
package final class CoordinateSpaceNode: SingleChildNode {
  package var name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }
}
