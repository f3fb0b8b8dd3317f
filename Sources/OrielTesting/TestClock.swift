import Synchronization

/// A clock that only a test advances.
///
/// `Task.sleep(for:)` and `ContinuousClock` use real time. Inject a clock into code whose delays are tested:
///
/// ```swift
/// struct Greeting: View {
///   var clock: any Clock<Duration> = ContinuousClock()
///   @State private var isLate = false
///   var body: some View {
///     Text(isLate ? "Still there?" : "Hello")
///       .task {
///         try? await clock.sleep(for: .seconds(60))
///         isLate = true
///       }
///   }
/// }
///
/// let clock = TestClock()
/// let screen = Screen(clock: clock) { Greeting(clock: clock) }
/// await clock.advance(by: .seconds(60))
/// #expect(screen.text("Still there?").exists)
/// ```
public final class TestClock: Clock, Sendable {
  /// A point in time of the clock.
  public struct Instant: InstantProtocol {
    /// The duration since the creation of the clock.
    public var offset: Duration

    /// Creates the instant at a duration after the creation of the clock.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the duration to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var lastID = 0
    var sleepers: [Int: Sleeper] = [:]
    /// The sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []

    /// The task with the earliest deadline, and of several the one that began to sleep first.
    var next: (id: Int, sleeper: Sleeper)? {
      sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map { ($0.key, $0.value) }
    }
  }

  private let state = Mutex(State())

  /// Creates a clock whose offset is zero.
  public init() {}

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// The minimum resolution, which is zero.
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that sleep with this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Suspends until the clock has reached the deadline. Throws `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(id) != nil || Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let sleeper = state.sleepers.removeValue(forKey: id) else {
          state.cancelled.insert(id)
          return nil
        }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    _ = state.withLock { $0.cancelled.remove(id) }
  }

  /// Advances the clock. Tasks resume in the order of their deadlines, each at its own instant, and the work that
  /// follows is performed before the next one resumes.
  ///
  /// A task passes through other threads before it sleeps. The clock therefore waits for a moment of real time until a
  /// task sleeps, and again after each task that resumes. A test that mustn't depend on this waits for the expected
  /// ``sleeperCount``.
  @MainActor public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to an instant. See ``advance(by:)``.
  @MainActor public func advance(to target: Instant) async {
    await letTasksSettle(expecting: max(1, sleeperCount))
    while let continuation = wakeNext(until: target) {
      await wake(continuation)
    }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Advances the clock until no task sleeps. Doesn't return while tasks keep sleeping again.
  @MainActor public func run() async {
    await letTasksSettle(expecting: max(1, sleeperCount))
    while let continuation = wakeNext(until: nil) {
      await wake(continuation)
    }
  }

  @MainActor private func wake(_ continuation: CheckedContinuation<Void, any Error>) async {
    let others = sleeperCount
    continuation.resume()
    await letTasksSettle(expecting: others + 1)
  }

  private func wakeNext(until target: Instant?) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      guard let (id, sleeper) = state.next, target.map({ sleeper.deadline <= $0 }) ?? true else { return nil }
      state.sleepers[id] = nil
      state.now = max(state.now, sleeper.deadline)
      return sleeper.continuation
    }
  }

  /// Lets tasks run until the expected number of them sleep, or a time limit is reached.
  @MainActor private func letTasksSettle(expecting count: Int) async {
    for _ in 0..<Settling.quietRounds { await Settling.yieldToOthers() }
    var limit = TimeLimit(.milliseconds(100))
    while sleeperCount < count, await limit.yieldToOthers() {}
  }
}
