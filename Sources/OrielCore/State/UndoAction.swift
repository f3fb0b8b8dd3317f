/// An action that takes back a change.
@MainActor struct UndoAction {
  private(set) weak var target: AnyObject?
  /// Whether the action restores the whole state of its target, so that of several in a row the first one suffices.
  let restoresAll: Bool
  private let handler: @MainActor (AnyObject) -> Void

  init<Target: AnyObject>(
    _ target: Target, restoresAll: Bool = false, _ handler: @escaping @MainActor (Target) -> Void
  ) {
    self.target = target
    self.restoresAll = restoresAll
    self.handler = { handler(unsafeDowncast($0, to: Target.self)) }
  }

  /// Whether two actions restore the whole state of the same target.
  func isLike(_ other: UndoAction) -> Bool { restoresAll && other.restoresAll && target === other.target }

  func run() { if let target { handler(target) } }
}
