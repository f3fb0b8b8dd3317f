import Foundation
import OrielCore
import OrielTesting
import Testing

/// Views that are updated at the moments of a schedule.
@MainActor struct TimelineViewTests {
  private struct Ticks: View {
    let interval: Double
    @State private var start = Date()
    @State private var isShown = true

    var body: some View {
      if isShown {
        TimelineView(.periodic(from: start, by: interval)) { context in
          Text("tick \(Int((context.date.timeIntervalSince(start) / interval).rounded()))")
        }
      }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `A periodic timeline is updated at each of its moments`() async throws {
    let screen = Screen { Ticks(interval: 10) }
    await screen.settle()
    #expect(screen.text("tick 0").exists)
    await screen.clock.advance(by: .seconds(11))
    #expect(screen.text("tick 1").exists)
    await screen.clock.advance(by: .seconds(20))
    #expect(screen.text("tick 3").exists)
    try screen.button("Hide").tap()
    await screen.settle()
    #expect(screen.clock.sleeperCount == 0)
  }

  private struct Frames: View {
    @State private var first: Date?
    @State private var isPaused = false
    @State private var isShown = true

    var body: some View {
      if isShown {
        TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { context in
          let start = first ?? context.date
          Text("\(Int((context.date.timeIntervalSince(start) * 10).rounded())) tenths")
            .onAppear { first = context.date }
        }
      }
      Button("Pause") { isPaused.toggle() }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `An animated timeline follows the frames of the window until it is paused or goes`() throws {
    let screen = Screen { Frames() }
    #expect(screen.text("0 tenths").exists)
    #expect(screen.isMoving)
    screen.advance(by: .milliseconds(505))
    #expect(screen.text("5 tenths").exists)
    try screen.button("Pause").tap()
    screen.advance(by: .seconds(1))
    #expect(screen.text("5 tenths").exists)
    #expect(!screen.isMoving)
    try screen.button("Pause").tap()
    screen.advance(by: .milliseconds(305))
    #expect(screen.text("8 tenths").exists)
    try screen.button("Hide").tap()
    screen.advance(by: .milliseconds(100))
    #expect(!screen.isMoving)
  }

  @Test func `After a pause an animated timeline has the current date`() async throws {
    let screen = Screen { Frames() }
    #expect(screen.text("0 tenths").exists)
    screen.advance(by: .milliseconds(505))
    try screen.button("Pause").tap()
    await screen.clock.advance(by: .seconds(10))
    #expect(screen.text("5 tenths").exists)
    try screen.button("Pause").tap()
    #expect(screen.text("100 tenths").exists)
    screen.advance(by: .milliseconds(305))
    #expect(screen.text("103 tenths").exists)
  }

  @Test func `Schedules give their moments in order`() {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let periodic = PeriodicTimelineSchedule(from: start, by: 60)
    let later = start.addingTimeInterval(150)
    #expect(Array(periodic.entries(from: later, mode: .normal).prefix(2)) == [120, 180].map(start.addingTimeInterval))
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [960, 1020])
    #expect(ExplicitTimelineSchedule([later, start]).entries(from: start, mode: .normal) == [later, start])
  }
}
