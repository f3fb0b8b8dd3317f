import FoundationEssentials

/// Finds the views under items that are dragged over a surface.
@MainActor package final class DropDispatcher {
  private unowned let surface: LayoutSurface
  private var target: (receiver: DropReceiver, node: InputNode)?
  private var last: DropInfo?

  /// The view that accepts the dragged items, and would perform an operation; nil if there is none.
  package var destination: LayoutNode? { isWelcome ? target?.node : nil }
  private var isWelcome = false

  /// Creates a dispatcher for the outermost surface of a window or presentation.
  package init(_ surface: LayoutSurface) { self.surface = surface }

  /// Called when the items are dragged to a point in visual coordinates. Returns the operation that a drop would
  /// perform there; nil if no view accepts the items.
  package func move(_ source: any TransferSource, to point: CGPoint) -> DropOperation? {
    let found = receiver(for: source, at: point)
    if found?.receiver !== target?.receiver {
      leave()
      if let found {
        target = (found.receiver, found.node)
        found.receiver.enter(found.info)
      }
    }
    last = found?.info
    isWelcome = false
    guard let found else { return nil }
    let operation = found.receiver.update(found.info)
    isWelcome = operation == .copy || operation == .move
    return isWelcome ? operation : nil
  }

  /// Called when the items leave the surface, or have been dropped.
  package func leave() {
    if let target, let last { target.receiver.exit(last) }
    target = nil
    last = nil
    isWelcome = false
  }

  /// Called when the items are dropped at a point in visual coordinates. Returns the work that handles them and yields
  /// the performed operation; nil if no view accepts the items.
  package func drop(_ source: any TransferSource, at point: CGPoint) -> (@MainActor () async -> DropOperation)? {
    guard move(source, to: point) != nil, let target, let info = last else { return nil }
    leave()
    return { await target.receiver.drop(info) }
  }

  private func receiver(for source: any TransferSource, at point: CGPoint)
    -> (receiver: DropReceiver, node: InputNode, info: DropInfo)?
  {
    guard let path = surface.path(at: point) else { return nil }
    let place = surface.windowPoint(of: point)
    for node in path.inputs {
      guard let receiver = node.receiver as? DropReceiver else { continue }
      let info = DropInfo(source: source, place: node.convert(place, to: .local))
      if receiver.accepts(info) { return (receiver, node, info) }
    }
    return nil
  }
}
