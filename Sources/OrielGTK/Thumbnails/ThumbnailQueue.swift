import CGtk
import OrielCore

/// The pending requests. The newest is processed first.
///
/// A job that takes long, such as one whose file is on a server that doesn't answer, doesn't hold up the others: another
/// thread takes its place.
// Unchecked because the lock guards the state: one thread at a time accesses it.
final class ThumbnailQueue: @unchecked Sendable {
  private let lock = Lock()
  private var waiting: [(request: ThumbnailRequest, job: @Sendable () -> Void)] = []
  /// When the running jobs began, in microseconds, by the number of their threads.
  private var running: [Int: Int] = [:]
  /// The threads whose jobs take long.
  private var slow: Set<Int> = []
  private var lastThread = 0
  private var isWatched = false
  /// The number of concurrent jobs: decoding a large picture takes tens of megabytes.
  private let limit: Int
  /// The time after which a job is slow, in milliseconds.
  private let slowness: Int
  /// The maximum number of slow jobs.
  private static let slowLimit = 8

  init(limit: Int = min(max(Int(g_get_num_processors()), 1), 4), slowness: Int = 3_000) {
    self.limit = limit
    self.slowness = slowness
  }

  @MainActor func add(_ request: ThumbnailRequest, _ job: @escaping @Sendable () -> Void) {
    lock.withLock { waiting.append((request, job)) }
    startThread()
    watch()
  }

  var count: Int { lock.withLock { waiting.count { !$0.request.isCancelled } } }

  // MARK: Threads

  /// Starts a thread for the next job, unless there are enough.
  private func startThread() {
    let thread = lock.withLock { () -> Int? in
      guard running.count < limit, slow.count < Self.slowLimit, !waiting.isEmpty else { return nil }
      lastThread += 1
      running[lastThread] = g_get_monotonic_time()
      return lastThread
    }
    guard let thread else { return }
    // Not a thread of Dispatch, which starts no more of them while some are busy.
    if !BackgroundThread.start({ self.work(on: thread) }) { lock.withLock { running[thread] = nil } }
  }

  private func work(on thread: Int) {
    while let job = next(on: thread) { job() }
    startThread()
    // Decoded pictures leave much free memory between the thumbnails.
    if lock.withLock({ running.isEmpty }) { oriel_trim_memory() }
  }

  /// The next job of a thread; nil if it ends.
  private func next(on thread: Int) -> (@Sendable () -> Void)? {
    lock.withLock { () -> (@Sendable () -> Void)? in
      // Another thread has taken its place.
      guard slow.remove(thread) == nil else { return nil }
      while let newest = waiting.popLast() {
        guard !newest.request.isCancelled else { continue }
        running[thread] = g_get_monotonic_time()
        return newest.job
      }
      running[thread] = nil
      return nil
    }
  }

  // MARK: Slow jobs

  /// Looks for slow jobs as long as others wait.
  @MainActor private func watch() {
    guard !isWatched else { return }
    isWatched = true
    MainLoop.post(after: slowness) {
      self.isWatched = false
      self.replaceSlowThreads()
      if self.count > 0 { self.watch() }
    }
  }

  private func replaceSlowThreads() {
    let start = g_get_monotonic_time() - slowness * 1_000
    let found = lock.withLock {
      let found = running.filter { $0.value <= start }.keys
      for thread in found {
        running[thread] = nil
        slow.insert(thread)
      }
      return found.count
    }
    for _ in 0..<found { startThread() }
  }
}

/// A thread that runs one closure.
enum BackgroundThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// - Returns: whether the system has created the thread.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(Body(run))
    let thread = g_thread_try_new(
      "oriel",
      { data in
        if let data { Unmanaged<Body>.fromOpaque(data).takeRetainedValue().run() }
        return nil
      }, body.toOpaque(), nil)
    if let thread { g_thread_unref(thread) } else { body.release() }
    return thread != nil
  }
}
