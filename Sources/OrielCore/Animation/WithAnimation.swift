/// Runs `body`, and animates the changes of views that its writes cause.
///
/// ```swift
/// Button("Details") {
///   withAnimation { isOpen.toggle() }
/// }
/// ```
///
/// Views that move or change their size do so gradually. Views that are inserted or removed fade, unless they have
/// another transition. If the desktop's setting disables animations, changes are displayed at once.
///
/// - Parameters:
///   - animation: the animation; nil for none.
///   - body: runs immediately.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`, animates the changes of views that its writes cause, and runs an action when the animation has ended.
///
/// - Parameters:
///   - animation: the animation; nil for none.
///   - completionCriteria: when the animation counts as complete.
///   - body: runs immediately.
///   - completion: runs once, on the main actor. If nothing is animated, it runs after the changes have been displayed.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(MainThread.isCurrent ? Transaction.current : nil)
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
