/// An action that takes back a change.
@MainActor struct UndoAction {
  private(set) weak var target: AnyObject?
  private let handler: @MainActor (AnyObject) -> Void

  init<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
    self.target = target
    self.handler = { handler(unsafeDowncast($0, to: Target.self)) }
  }

  func run() { if let target { handler(target) } }
}
