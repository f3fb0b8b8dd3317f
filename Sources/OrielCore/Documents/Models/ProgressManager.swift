/// The progress of work that may have parts.
///
/// ```swift
/// let progress = progress.start(totalCount: chapters.count)
/// for chapter in chapters {
///   try chapter.write()
///   progress.complete(count: 1)
/// }
/// ```
///
/// Foundation for Linux has no such type.
public final class ProgressManager {
  private struct State {
    var total: Int?
    var completed = 0
    var parts: [(manager: ProgressManager, count: Int)] = []
    var isStarted = true
    var isSkipped = false
  }

  private let lock = Lock()
  private var state: State

  /// Creates a progress that has been started.
  ///
  /// - Parameter totalCount: the number of units of work; nil if it isn't known.
  public init(totalCount: Int?) { state = State(total: totalCount) }

  private init(part: Void) { state = State(isStarted: false) }

  /// The number of units of work; nil if it isn't known.
  public var totalCount: Int? { lock.withLock { state.total } }

  /// The number of completed units of work, including those of completed parts.
  public var completedCount: Int {
    let state = lock.withLock { self.state }
    return state.parts.reduce(state.completed) { $1.manager.isFinished ? $0 + $1.count : $0 }
  }

  /// The completed fraction of the work, from 0 to 1.
  public var fractionCompleted: Double {
    let state = lock.withLock { self.state }
    if state.isSkipped { return 1 }
    guard let total = state.total else { return 0 }
    if total <= 0 { return 1 }
    let parts = state.parts.reduce(0) { $0 + Double($1.count) * $1.manager.fractionCompleted }
    return min(1, (Double(state.completed) + parts) / Double(total))
  }

  /// Whether the work is complete.
  public var isFinished: Bool { fractionCompleted >= 1 }

  /// Whether the amount of work isn't known.
  public var isIndeterminate: Bool { lock.withLock { state.total == nil && !state.isSkipped } }

  /// Notes that units of work are complete.
  public func complete(count: Int) { lock.withLock { state.completed += count } }

  /// Returns a part of the work, which contributes a number of units.
  public func subprogress(assigningCount count: Int) -> Subprogress {
    let part = ProgressManager(part: ())
    lock.withLock { state.parts.append((part, count)) }
    return Subprogress(of: part)
  }

  func start(totalCount: Int?) {
    lock.withLock {
      state.total = totalCount
      state.isStarted = true
    }
  }

  func finishUnlessStarted() { lock.withLock { if !state.isStarted { state.isSkipped = true } } }
}

// Unchecked: the state is guarded by the lock.
extension ProgressManager: @unchecked Sendable {}
