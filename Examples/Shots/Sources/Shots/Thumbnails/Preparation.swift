import Foundation
import Oriel

/// Makes the thumbnails of a whole folder in the background, so that the user never waits for them.
@MainActor @Observable final class Preparation {
  /// How many of the pictures have been looked at.
  private(set) var done = 0
  private(set) var total = 0
  private(set) var isRunning = false
  /// Whether the user has stopped it, for as long as the app runs.
  private(set) var isStopped = false

  @ObservationIgnored private let thumbnails: Thumbnails
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ thumbnails: Thumbnails) { self.thumbnails = thumbnails }

  /// Begins with pictures, instead of the ones before.
  func start(_ shots: [Shot]) {
    task?.cancel()
    guard !isStopped, !shots.isEmpty else {
      isRunning = false
      return
    }
    (done, total, isRunning) = (0, shots.count, true)
    task = Task { [thumbnails] in
      await Self.prepare(shots, thumbnails) { [weak self] in self?.advance(to: $0) }
      if !Task.isCancelled { isRunning = false }
    }
  }

  /// Stops at the user's request.
  func stop() {
    isStopped = true
    isRunning = false
    task?.cancel()
  }

  /// Goes on after a stop.
  func resume(_ shots: [Shot]) {
    isStopped = false
    start(shots)
  }

  /// Returns when nothing is being made any more.
  func finish() async { await task?.value }

  private func advance(to count: Int) { done = count }

  @concurrent private static func prepare(
    _ shots: [Shot], _ thumbnails: Thumbnails, _ report: @escaping @MainActor (Int) -> Void
  ) async {
    let clock = ContinuousClock()
    var reported = clock.now
    var count = 0
    await withTaskGroup(of: Void.self) { group in
      var rest = shots[...]
      func add() {
        guard let shot = rest.popFirst() else { return }
        group.addTask(priority: .background) { try? await thumbnails.prepare(shot) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { add() }
      while await group.next() != nil {
        guard !Task.isCancelled else { break }
        count += 1
        add()
        // Often enough for a bar that moves, seldom enough to leave the screen to the user.
        if clock.now - reported > .milliseconds(100) {
          reported = clock.now
          await report(count)
        }
      }
      group.cancelAll()
    }
  }
}
