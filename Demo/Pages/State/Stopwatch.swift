import Oriel

/// Counts seconds while it is running.
@MainActor final class Stopwatch: ObservableObject {
  @Published var seconds = 0
  @Published var isRunning = false

  /// Counts seconds until the task is cancelled.
  func run() async {
    while isRunning {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      seconds += 1
    }
  }
}
