/// Has what the writes of `body` change move to where it will be.
///
/// ```swift
/// Button("Details") {
///   withAnimation { isOpen.toggle() }
/// }
/// ```
///
/// Views that `body` moves, or changes the size of, go there; views that come or go fade. Where the desktop wants no
/// animations, all is shown at once.
///
/// - Parameters:
///   - animation: how; nil shows the changes at once.
///   - body: runs immediately.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Has what the writes of `body` change move, and runs an action when that has ended.
///
/// - Parameters:
///   - animation: how.
///   - completionCriteria: when the animation counts as ended.
///   - body: runs immediately.
///   - completion: runs once, on the main actor. Where `body` moves nothing, it runs when the changes have been shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(MainThread.isCurrent ? Transaction.current : nil)
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
