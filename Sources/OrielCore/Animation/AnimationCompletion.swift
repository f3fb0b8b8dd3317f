/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind { case logicallyComplete, removed }
  let kind: Kind

  /// When the animation has visibly ended. The last, imperceptible part of a spring may still be running.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When the animation has ended and was removed.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A completion of a transaction. It runs when the object is released, after the last animation that refers to it.
final class AnimationCompletion {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit {
    guard MainThread.isCurrent else {
      // Unsafe: created on this thread, from now on used on the main thread only.
      nonisolated(unsafe) let action = action
      Task { @MainActor in action() }
      return
    }
    // Deferred: the last reference may be released during a layout.
    Self.due.append(action)
    // No flush or frame may follow.
    guard Self.due.count == 1, Self.schedule?({ Self.runDue() }) != true else { return }
    Task { @MainActor in AnimationCompletion.runDue() }
  }

  /// Schedules work for the next turn. Returns false if there is no graph.
  // Unsafe: set when the first graph is created, and called on the main thread only.
  nonisolated(unsafe) static var schedule: ((@escaping @MainActor () -> Void) -> Bool)?

  // Unsafe: used on the main thread only, which `deinit` checks.
  private nonisolated(unsafe) static var due: [() -> Void] = []

  /// Runs the completions that are due. Called on the main thread.
  static func runDue() {
    guard !due.isEmpty else { return }
    let actions = due
    due = []
    for action in actions { action() }
  }
}
