import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Animations that an app describes.
@MainActor struct CustomAnimationTests {
  private struct Steps: CustomAnimation {
    var count = 4.0

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: (time * count).rounded(.down) / count) : nil
    }
  }

  private struct Counting: CustomAnimation {
    struct Frames: AnimationStateKey { static let defaultValue = 0 }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      context.state[Frames.self] += 1
      context.isLogicallyComplete = time >= 0.5
      return time < 1 ? value.scaled(by: min(1, Double(context.state[Frames.self]) / 1000)) : nil
    }
  }

  private struct Stage: View {
    let animation: Animation
    let log: Log
    @State private var isOn = false

    var body: some View {
      Text("shown").opacity(isOn ? 0 : 1)
      Button("Go") {
        withAnimation(animation) {
          isOn = true
        } completion: {
          log.count += 1
        }
      }
    }
  }

  @MainActor private final class Log { var count = 0 }

  @Test func `What changes follows the course of the app`() throws {
    let log = Log()
    let screen = Screen { Stage(animation: Animation(Steps()), log: log) }
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(300))
    #expect(try screen.text("shown").opacity == 0.75)
    screen.advance(by: .milliseconds(300))
    #expect(try screen.text("shown").opacity == 0.5)
    #expect(log.count == 0)
    try screen.advanceToRest()
    #expect(try screen.text("shown").opacity == 0)
    #expect(log.count == 1)
  }

  @Test func `It can be delayed and sped up`() throws {
    let screen = Screen { Stage(animation: Animation(Steps()).speed(2).delay(1), log: Log()) }
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(1150))
    #expect(try screen.text("shown").opacity == 0.75)
    screen.advance(by: .milliseconds(500))
    #expect(try screen.text("shown").opacity == 0)
  }

  @Test func `It keeps state from frame to frame, and says when it is complete`() throws {
    let log = Log()
    let screen = Screen { Stage(animation: Animation(Counting()), log: log) }
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(400))
    let early = try screen.text("shown").opacity
    screen.advance(by: .milliseconds(200))
    #expect(try screen.text("shown").opacity < early)
    #expect(log.count == 1)
    #expect(screen.isMoving)
  }

  @Test func `Equal animations are equal`() {
    #expect(Animation(Steps()) == Animation(Steps()))
    #expect(Animation(Steps()) != Animation(Steps(count: 2)))
    #expect(Animation(Steps()) != Animation(Counting()))
  }
}
