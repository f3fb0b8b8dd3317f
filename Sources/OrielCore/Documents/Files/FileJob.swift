import Dispatch
import FoundationEssentials

/// A running operation on files, which can be cancelled and reports its progress.
// Unchecked: the variables are guarded by `lock`.
package final class FileJob: @unchecked Sendable {
  package typealias Report = @Sendable (FileProgress) -> Void

  private static let queue = DispatchQueue(label: "oriel.files", qos: .userInitiated, attributes: .concurrent)
  /// The minimum time between two reports.
  private static let interval = Duration.milliseconds(50)

  private let lock = Lock()
  private var isCancelled = false
  private var progress = FileProgress()
  private var lastReport: ContinuousClock.Instant?
  private let report: Report?

  init(report: Report? = nil) { self.report = report }

  /// Runs the blocking closure `body` as a job.
  static func run<Result: Sendable>(
    report: Report? = nil, _ body: @escaping @Sendable (FileJob) throws -> Result
  ) async throws -> Result { try await FileJob(report: report).run(body) }

  /// Runs the blocking closure `body` on a new thread, outside of Swift's cooperative pool. If the task is cancelled,
  /// `checkCancellation()` throws an error.
  func run<Result: Sendable>(_ body: @escaping @Sendable (FileJob) throws -> Result) async throws -> Result {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Self.queue.async { continuation.resume(with: Swift.Result { try body(self) }) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Runs the blocking cleanup `body`, even if the task is cancelled.
  static func runAlways(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      queue.async {
        body()
        continuation.resume()
      }
    }
  }

  /// Makes the next `checkCancellation()` throw.
  func cancel() { lock.withLock { isCancelled = true } }

  /// Throws `CancellationError` if the job was cancelled.
  func checkCancellation() throws {
    if lock.withLock({ isCancelled }) { throw CancellationError() }
  }

  /// Adds to the total number of bytes.
  func expect(_ bytes: Int64) { change { $0.total = ($0.total ?? 0) + bytes } }

  /// Begins one of several files.
  func beginItem(_ item: Int, of count: Int) {
    change { $0 = FileProgress(item: item, itemCount: count, filename: $0.filename) }
  }

  /// Sets the name of the current file.
  func begin(_ path: DiskPath) { change { $0.filename = path.shownName } }

  /// Adds to the number of completed bytes.
  func advance(_ bytes: Int) { change { $0.completed += Int64(bytes) } }

  /// Reports completion.
  func finish() {
    change(always: true) { progress in
      let total = max(progress.total ?? 0, progress.completed)
      progress.total = total
      progress.completed = total
      progress.item = progress.itemCount
    }
  }

  private func change(always: Bool = false, _ body: (inout FileProgress) -> Void) {
    let due: FileProgress? = lock.withLock {
      body(&progress)
      guard report != nil else { return nil }
      let now = ContinuousClock.now
      if !always, let lastReport, now - lastReport < Self.interval { return nil }
      lastReport = now
      return progress
    }
    if let due { report?(due) }
  }
}
