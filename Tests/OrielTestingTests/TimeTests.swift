import OrielCore
import OrielTesting
import Testing

/// Tasks, and the time that they wait.
@MainActor struct TimeTests {
  private struct Greeting: View {
    let clock: any Clock<Duration>
    @State private var step = 0
    var body: some View {
      Text("step \(step)")
        .task {
          while (try? await clock.sleep(for: .seconds(60))) != nil { step += 1 }
        }
    }
  }

  @Test func `Time passes only when the test advances it`() async {
    let clock = TestClock()
    let screen = Screen(clock: clock) { Greeting(clock: clock) }
    #expect(screen.texts == ["step 0"])
    await screen.clock.advance(by: .seconds(59))
    #expect(screen.texts == ["step 0"])
    await screen.clock.advance(by: .seconds(1))
    #expect(screen.texts == ["step 1"])
    await screen.clock.advance(by: .seconds(600))
    #expect(screen.texts == ["step 11"])
  }

  @Test func `A closed window ends the sleep of its tasks`() async throws {
    let clock = TestClock()
    let screen = Screen(clock: clock) { Greeting(clock: clock) }
    await screen.settle()
    try await screen.wait { clock.sleeperCount == 1 }
    try screen.closeWindow()
    try await screen.wait { clock.sleeperCount == 0 }
  }

  @Test func `Sleepers wake in the order of their deadlines, each at its own time`() async {
    let clock = TestClock()
    var log: [String] = []
    for seconds in [3, 1, 2] {
      Task { @MainActor in
        try? await clock.sleep(for: .seconds(seconds))
        log.append("\(seconds) at \(clock.now.offset)")
      }
    }
    while clock.sleeperCount < 3 { await Task.yield() }
    await clock.advance(by: .seconds(10))
    #expect(log == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func `A cancelled sleep ends with an error, also when cancelled before it began`() async {
    let clock = TestClock()
    let task = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `The clock can run until no task sleeps`() async {
    let clock = TestClock()
    var wakes = 0
    Task { @MainActor in
      for _ in 0..<5 {
        try? await clock.sleep(for: .seconds(7))
        wakes += 1
      }
    }
    await clock.run()
    #expect(wakes == 5)
    #expect(clock.now.offset == .seconds(35))
  }

  private struct Loader: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        let loaded = await Task.detached { "loaded" }.value
        text = loaded
      }
    }
  }

  @Test func `Waiting gives tasks on other threads their time`() async throws {
    let screen = Screen { Loader() }
    #expect(screen.texts == ["loading"])
    try await screen.wait { screen.text("loaded").exists }
  }

  @Test func `The time that others occupy the main actor doesn't count`() async throws {
    let screen = Screen { Text("still") }
    var turns = 0
    let others = Task {
      while turns < 10 {
        let end = ContinuousClock.now + .milliseconds(20)
        while ContinuousClock.now < end {}
        turns += 1
        await Task.yield()
      }
    }
    try await screen.wait(timeout: .milliseconds(100)) { turns == 10 }
    await others.value
  }

  @Test func `Waiting for what never comes ends with an error`() async {
    let screen = Screen { Text("still") }
    let error = await #expect(throws: ScreenError.self) {
      try await screen.wait(timeout: .milliseconds(5)) { screen.text("moved").exists }
    }
    #expect(error?.reason == .timeout)
    #expect(error?.screen == "window \"Test\"\n  text \"still\"")
  }
}
