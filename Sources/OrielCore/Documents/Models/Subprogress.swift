/// A part of a progress, which the code that does the work starts.
///
/// A part that is released without having been started is complete. Foundation for Linux has no such type.
public struct Subprogress: ~Copyable, Sendable {
  private let manager: ProgressManager

  package init() { manager = ProgressManager(totalCount: nil) }

  init(of manager: ProgressManager) { self.manager = manager }

  deinit { manager.finishUnlessStarted() }

  /// Starts the progress of the part.
  ///
  /// - Parameter totalCount: the number of units of work; nil if it isn't known.
  public consuming func start(totalCount: Int?) -> ProgressManager {
    manager.start(totalCount: totalCount)
    return manager
  }
}
