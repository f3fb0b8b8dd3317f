import FoundationEssentials

/// Finds the views under items that are dragged over a surface.
@MainActor package final class DropDispatcher {
  private unowned let surface: LayoutSurface
  private var target: DropInputNode?
  private var last: DropInfo?

  /// The view that accepts the dragged items, and would perform an operation; nil if there is none.
  package var destination: LayoutNode? { isWelcome ? target : nil }
  private var isWelcome = false

  /// Creates a dispatcher for the outermost surface of a window or presentation.
  package init(_ surface: LayoutSurface) { self.surface = surface }

  /// Called when the items are dragged to a point in visual coordinates. Returns the operation that a drop would
  /// perform there; nil if no view accepts the items.
  package func move(_ source: any TransferSource, to point: CGPoint) -> DropOperation? {
    let found = destination(of: source, at: point)
    if found?.node !== target {
      leave()
      if let found {
        target = found.node
        found.node.enter(found.info)
      }
    }
    last = found?.info
    isWelcome = false
    guard let found else { return nil }
    let operation = found.node.update(found.info)
    isWelcome = operation == .copy || operation == .move
    return isWelcome ? operation : nil
  }

  /// Called when the items leave the surface, or have been dropped.
  package func leave() {
    if let target, let last { target.exit(last) }
    target = nil
    last = nil
    isWelcome = false
  }

  /// Called when the items are dropped at a point in visual coordinates. Returns the work that handles them and yields
  /// the performed operation; nil if no view accepts the items.
  package func drop(_ source: any TransferSource, at point: CGPoint) -> (@MainActor () async -> DropOperation)? {
    guard move(source, to: point) != nil, let target, let info = last else { return nil }
    leave()
    return { await target.drop(info) }
  }

  private func destination(of source: any TransferSource, at point: CGPoint) -> (node: DropInputNode, info: DropInfo)? {
    guard let path = surface.path(at: point) else { return nil }
    let place = surface.windowPoint(of: point)
    for node in path.inputs {
      guard let node = node as? DropInputNode else { continue }
      let info = DropInfo(source: source, place: node.convert(place, to: .local))
      if node.accepts(info) { return (node, info) }
    }
    return nil
  }
}
