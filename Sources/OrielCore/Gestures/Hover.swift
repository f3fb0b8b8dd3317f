import FoundationEssentials

/// The node of a view over which the position of the pointer is received.
package class HoverNode: InputNode {
  override package final var isReceiver: Bool { true }
  @MainActor fileprivate func move(to point: Point) {}
  @MainActor fileprivate func leave() {}
}

/// The node of `onHover`.
private final class HoverPresenceNode: HoverNode {
  var action: (Bool) -> Void
  private var isHovered = false

  init(_ action: @escaping (Bool) -> Void) { self.action = action }

  override func move(to point: Point) { set(true) }
  override func leave() { set(false) }

  @MainActor private func set(_ isHovered: Bool) {
    guard isHovered != self.isHovered else { return }
    self.isHovered = isHovered
    action(isHovered)
  }
}

/// The node of `onContinuousHover`.
private final class HoverPositionNode: HoverNode {
  var modifier: HoverPositionModifier
  private var last: Point?

  init(_ modifier: HoverPositionModifier) { self.modifier = modifier }

  override func move(to point: Point) {
    let place = convert(point, to: modifier.space)
    guard place != last else { return }
    last = place
    modifier.action(place)
  }

  override func leave() {
    last = nil
    modifier.action(nil)
  }
}

/// Keeps track of the views under the pointer.
@MainActor final class HoverTracker {
  private var hovered: [HoverNode] = []
  private(set) var style: PointerStyle?

  /// The pointer is at a point in window coordinates.
  func move(to point: Point?, over path: PointerPath?) {
    let nodes = path?.inputs.compactMap { $0 as? HoverNode } ?? []
    let old = hovered
    hovered = nodes
    for node in old where !nodes.contains(where: { $0 === node }) { node.leave() }
    guard let point else {
      style = nil
      return
    }
    for node in nodes.reversed() { node.move(to: point) }
    style = path?.inputs.lazy.compactMap { ($0 as? PointerStyleNode)?.style }.first
  }
}

/// A phase of hovering: the position of the pointer over the view, or its end.
public typealias HoverPhase = _HoverPhase<CGPoint>

/// A phase of hovering. Generic, because a stored `CGPoint` would link all of Foundation into an app.
@frozen public enum _HoverPhase<Location> {
  /// The pointer is over the view, at a position in the requested coordinate space.
  case active(Location)
  /// The pointer has left the view.
  case ended
}

extension _HoverPhase: Equatable where Location: Equatable {}
extension _HoverPhase: Hashable where Location: Hashable {}
extension _HoverPhase: Sendable where Location: Sendable {}

extension View {
  /// Runs an action with true when the pointer enters the view, and with false when it leaves.
  ///
  /// The action also runs when the view moves under the pointer, and when the window is covered or closed. It doesn't
  /// run while a mouse button is held down.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Runs an action when the pointer moves over the view, with its position, and when it leaves.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the coordinate space of the position.
  ///   - action: runs for each movement that GTK reports, once per frame.
  @_alwaysEmitIntoClient public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    _onContinuousHover(in: coordinateSpace.coordinateSpace) { x, y, isOver in
      action(isOver ? .active(CGPoint(x: x, y: y)) : .ended)
    }
  }

  /// Runs an action when the pointer moves over the view, with its position, and when it leaves.
  @_disfavoredOverload @_alwaysEmitIntoClient public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    _onContinuousHover(in: coordinateSpace) { x, y, isOver in
      action(isOver ? .active(CGPoint(x: x, y: y)) : .ended)
    }
  }

  /// The implementation of `onContinuousHover`: a position, and whether the pointer is over the view.
  public func _onContinuousHover(
    in space: CoordinateSpace, perform action: @escaping (_ x: Double, _ y: Double, _ isOver: Bool) -> Void
  ) -> some View {
    modifier(HoverPositionModifier(space: space) { action(Double($0?.x ?? 0), Double($0?.y ?? 0), $0 != nil) })
  }

  /// Sets whether the view and its content, including controls, respond to the pointer. If false, views behind it
  /// respond instead. The keyboard and assistive technology aren't affected.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}

private struct HoverModifier: LayoutModifier {
  let action: (Bool) -> Void

  func makeLayout() -> HoverPresenceNode { HoverPresenceNode(action) }
  func update(_ layout: HoverPresenceNode) { layout.action = action }
}

private struct HoverPositionModifier: LayoutModifier {
  let space: CoordinateSpace
  let action: (Point?) -> Void

  func makeLayout() -> HoverPositionNode { HoverPositionNode(self) }
  func update(_ layout: HoverPositionNode) { layout.modifier = self }
}

private struct HitTestingModifier: LayoutModifier {
  let isEnabled: Bool

  func makeLayout() -> InputNode {
    let node = InputNode()
    node.isTarget = isEnabled
    return node
  }

  func update(_ layout: InputNode) { layout.isTarget = isEnabled }
}
