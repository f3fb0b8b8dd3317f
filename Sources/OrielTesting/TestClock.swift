import Synchronization

/// A clock that stands still until a test moves it.
///
/// `Task.sleep(for:)` and `ContinuousClock` follow real time, and nothing can change that. Code whose waiting is to be
/// tested asks the clock it was given instead:
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
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// The moment so long after the clock was made.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later the other moment is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the first moment is the earlier one.
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
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []

    /// The sleeper that is due first; of several, the one that has slept longest.
    var next: (id: Int, sleeper: Sleeper)? {
      sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map { ($0.key, $0.value) }
    }
  }

  private let state = Mutex(State())

  /// Creates a clock at its beginning.
  public init() {}

  /// The moment that the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock can be moved by any time.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep with this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Waits until a test has moved the clock to the deadline. Throws `CancellationError` if the task is cancelled.
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

  /// Moves the clock on. Tasks whose time comes go on in the order of their deadlines, each at its own time, and
  /// whatever they lead to in the meantime happens before the next one's turn.
  ///
  /// A task that begins to sleep passes through other threads on its way here, and nothing tells when it will arrive.
  /// The clock therefore waits a moment of real time for someone to sleep, and after waking a task for it to sleep
  /// again; it goes on at once when that has happened. A test that must not depend on this waits until
  /// ``sleeperCount`` is what it expects.
  @MainActor public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock on to a moment, as ``advance(by:)`` does.
  @MainActor public func advance(to target: Instant) async {
    await letTasksSettle(expecting: max(1, sleeperCount))
    while let continuation = wakeNext(until: target) {
      await wake(continuation)
    }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Moves the clock on until nobody sleeps any more. Doesn't return while tasks go on sleeping again and again.
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

  /// Lets others run until as many as expected sleep, or patience ends.
  @MainActor private func letTasksSettle(expecting count: Int) async {
    let deadline = ContinuousClock.now + .milliseconds(100)
    var rounds = 0
    while rounds < Settling.quietRounds || (sleeperCount < count && ContinuousClock.now < deadline) {
      await Settling.letOthersRun()
      rounds += 1
    }
  }
}
