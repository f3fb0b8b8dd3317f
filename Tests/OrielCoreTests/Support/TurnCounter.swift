import OrielCore

/// A scheduler that only counts what it is asked for, and a container of whatever it is given.
@MainActor final class TurnCounter: TurnScheduler, LayoutContainer {
  private(set) var count = 0

  func scheduleTurn(_ turn: @escaping @MainActor () -> Void) { count += 1 }
  func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) { count += 1 }
  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func remove(_ node: LayoutNode) {}
}
