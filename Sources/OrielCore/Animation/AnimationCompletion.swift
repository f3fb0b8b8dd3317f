/// When the completion of an animation runs.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind { case logicallyComplete, removed }
  let kind: Kind

  /// When the animation has come to its end as the user sees it: what is left of a spring may go on.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Runs a completion when no animation of a transaction is running: when this object is released.
final class AnimationCompletion {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit {
    // Deferred: the last reference may be released during a layout.
    Self.due.append(action)
    // In case that neither a flush nor a frame is on.
    guard Self.due.count == 1, Self.schedule?({ Self.runDue() }) != true else { return }
    Task { @MainActor in AnimationCompletion.runDue() }
  }

  /// Has something run in a turn; false where there are none.
  nonisolated(unsafe) static var schedule: ((@escaping @MainActor () -> Void) -> Bool)?

  // Unsafe: transactions are made and used on the main thread.
  private nonisolated(unsafe) static var due: [() -> Void] = []

  /// Runs those that are due.
  static func runDue() {
    guard !due.isEmpty else { return }
    let actions = due
    due = []
    for action in actions { action() }
  }
}
