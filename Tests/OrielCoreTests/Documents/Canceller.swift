import Foundation

/// Cancels something from another thread, which waits until it is known what.
// Unchecked: guarded by its condition.
final class Canceller: @unchecked Sendable {
  private let condition = NSCondition()
  private var action: (@Sendable () -> Void)?

  func arm(_ action: @escaping @Sendable () -> Void) {
    condition.withLock { self.action = action }
    condition.broadcast()
  }

  func cancel() {
    let action: @Sendable () -> Void = condition.withLock {
      while true {
        if let action = self.action { return action }
        condition.wait()
      }
    }
    action()
  }
}
