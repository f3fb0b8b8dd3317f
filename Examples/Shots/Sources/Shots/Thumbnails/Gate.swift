/// Admits a few tasks at a time: those for what is on the screen first, and of these the latest.
actor Gate {
  enum Lane { case screen, background }

  private struct Waiting {
    let id: Int
    let lane: Lane
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var free: Int
  private var lastID = 0
  private var waiting: [Waiting] = []

  init(width: Int) { free = width }

  /// Runs a task when its turn has come. A cancelled one no longer waits.
  func run<Value: Sendable>(_ lane: Lane, _ task: @Sendable () async throws -> Value) async throws -> Value {
    try await enter(lane)
    defer { leave() }
    return try await task()
  }

  private func enter(_ lane: Lane) async throws {
    try Task.checkCancellation()
    if free > 0 {
      free -= 1
      return
    }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append(Waiting(id: id, lane: lane, continuation: $0)) }
    } onCancel: {
      Task { await cancel(id) }
    }
  }

  private func leave() {
    guard let next = waiting.lastIndex(where: { $0.lane == .screen }) ?? waiting.indices.first else {
      free += 1
      return
    }
    waiting.remove(at: next).continuation.resume()
  }

  private func cancel(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}

extension Gate {
  /// Whether a task would be admitted at once.
  var isFree: Bool { free > 0 }
  /// How many tasks wait.
  var waitingCount: Int { waiting.count }
}
