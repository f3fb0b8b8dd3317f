import Foundation
import OrielCore
import OrielTesting
import Testing

/// Values on their way through keyframes.
@MainActor struct KeyframeTests {
  private struct Values: Equatable {
    var scale = 1.0
    var angle = Angle.zero
  }

  @Test func `Tracks change the properties of a value at the same time`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(6, duration: 1, timingCurve: .linear)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0) == Values())
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1).scale == 5)
    #expect(timeline.value(time: 1.5).scale == 5.5)
    #expect(timeline.value(time: 3) == Values(scale: 6, angle: .degrees(67.5)))
    #expect(timeline.value(progress: 2) == Values(scale: 6, angle: .degrees(90)))
  }

  @Test func `Cubic keyframes have no corner between them`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    let velocity = { (time: Double) in (timeline.value(time: time + 1e-4) - timeline.value(time: time - 1e-4)) / 2e-4 }
    #expect(abs(velocity(1)) < 1e-3)
    #expect(abs(velocity(0.999) - velocity(1.001)) < 0.05)
    #expect(timeline.value(time: 2) == 0)
    let given = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1, startVelocity: 4, endVelocity: -4) }
    #expect(given.value(time: 0.5) == 1.5)
  }

  @Test func `A spring settles, and goes on as fast as it was`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 0.5)
      SpringKeyframe(1, spring: .smooth)
    }
    #expect(timeline.duration > 0.6)
    #expect(timeline.value(time: 0.6) > 1)
    #expect(timeline.value(time: timeline.duration) == 1)
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.1)
      LinearKeyframe(2, duration: 1)
    }
    #expect(short.value(time: 0.1) < 0.9)
  }

  @Test func `Keyframes come from conditions and loops`() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
        if isLong { LinearKeyframe(0.0, duration: 1) } else { MoveKeyframe(0.0) }
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2.5) == 2.5)
    #expect(timeline.value(time: 3.5) == 1.5)
  }

  private struct Stage: View {
    @State private var taps = 0

    var body: some View {
      Text("shown").keyframeAnimator(initialValue: 1.0, trigger: taps) { content, value in
        content.opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0.0, duration: 1)
        LinearKeyframe(0.5, duration: 1)
      }
      Button("Go") { taps += 1 }
    }
  }

  @Test func `A trigger leads a view through the keyframes`() throws {
    let screen = Screen { Stage() }
    #expect(!screen.isMoving)
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("shown").opacity - 0.5) < 0.001)
    try screen.advanceToRest()
    #expect(try screen.text("shown").opacity == 0.5)
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("shown").opacity - 0.25) < 0.001)
  }

  @Test func `Without motion a trigger leads to the end`() throws {
    let screen = Screen { Stage() }
    screen.allowsMotion = false
    try screen.button("Go").tap()
    #expect(try screen.text("shown").opacity == 0.5)
    #expect(!screen.isMoving)
  }

  @Test func `What repeats begins again, and stands still without motion`() throws {
    let screen = Screen {
      KeyframeAnimator(initialValue: 1.0) { value in
        Text("shown").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0.0, duration: 1)
      }
    }
    screen.advance(by: .milliseconds(17))
    for _ in 0..<3 {
      screen.advance(by: .milliseconds(500))
      #expect(try abs(screen.text("shown").opacity - 0.5) < 0.05)
      screen.advance(by: .milliseconds(500))
    }
    screen.allowsMotion = false
    #expect(try screen.text("shown").opacity == 1)
    #expect(!screen.isMoving)
  }
}
