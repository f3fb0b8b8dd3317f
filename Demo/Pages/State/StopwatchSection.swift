import Oriel

/// A task that lasts as long as its view, and restarts when its id changes.
struct StopwatchSection: View {
  @EnvironmentObject private var stopwatch: Stopwatch
  @State private var appearances = 0

  var body: some View {
    Section("Tasks") {
      Row("task(id:): \(stopwatch.seconds) seconds") {
        Toggle("Running", isOn: $stopwatch.isRunning)
          .toggleStyle(.button)
      }
      if stopwatch.isRunning {
        Row("This row comes and goes with the task") {
          Text("Appearances: \(appearances)").foregroundStyle(.secondary)
        }
        .onAppear { appearances += 1 }
        .onDisappear { stopwatch.seconds = 0 }
      }
    }
    .task(id: stopwatch.isRunning) { await stopwatch.run() }
  }
}
