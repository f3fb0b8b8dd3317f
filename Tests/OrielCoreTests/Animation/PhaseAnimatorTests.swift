import Foundation
import OrielCore
import OrielTesting
import Testing

/// Views that go through phases, and views that follow keyframes.
@MainActor struct PhaseAnimatorTests {
  private struct Steps: View {
    @State private var taps = 0
    @State private var isShown = true

    var body: some View {
      if isShown {
        PhaseAnimator([1.0, 0.5, 0], trigger: taps) { phase in
          Text("triggered").opacity(phase)
        } animation: { _ in
          .linear(duration: 1)
        }
        Text("modified").phaseAnimator([1.0, 0], trigger: taps) { content, phase in
          content.opacity(phase)
        } animation: { _ in
          nil
        }
      }
      Button("Go") { taps += 1 }
      Button("Hide") { isShown = false }
    }
  }

  private func opacity(_ text: String, _ screen: Screen) throws -> Double { try screen.text(text).opacity }

  @Test func `A trigger leads through the phases once, and back to the first`() throws {
    let screen = Screen { Steps() }
    #expect(try opacity("triggered", screen) == 1)
    #expect(!screen.isMoving)
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try abs(opacity("triggered", screen) - 0.75) < 0.001)
    screen.advance(by: .milliseconds(500))
    screen.advance(by: .milliseconds(500))
    #expect(try abs(opacity("triggered", screen) - 0.25) < 0.02)
    try screen.advanceToRest()
    #expect(try opacity("triggered", screen) == 1)
  }

  @Test func `A trigger on the way begins again from what is shown`() throws {
    let screen = Screen { Steps() }
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(1500))
    let shown = try opacity("triggered", screen)
    try screen.button("Go").tap()
    #expect(try abs(opacity("triggered", screen) - shown) < 0.001)
    screen.advance(by: .seconds(1))
    #expect(try abs(opacity("triggered", screen) - 0.5) < 0.02)
  }

  @Test func `A phase without an animation is shown for a frame`() throws {
    let screen = Screen { Steps() }
    try screen.button("Go").tap()
    #expect(try opacity("modified", screen) == 0)
    screen.advance(by: .milliseconds(50))
    #expect(try opacity("modified", screen) == 1)
  }

  @Test func `What goes stops`() throws {
    let screen = Screen { Steps() }
    try screen.button("Go").tap()
    try screen.button("Hide").tap()
    screen.advance(by: .seconds(1))
    #expect(!screen.isMoving)
  }

  @Test func `Without motion a trigger does nothing`() throws {
    let screen = Screen { Steps() }
    screen.allowsMotion = false
    try screen.button("Go").tap()
    #expect(try opacity("triggered", screen) == 1)
    #expect(!screen.isMoving)
  }

  private func pulse() -> some View {
    Text("pulse").phaseAnimator([1.0, 0]) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      .linear(duration: 1)
    }
  }

  @Test func `Phases without a trigger follow each other without an end`() throws {
    let screen = Screen { pulse() }
    #expect(screen.isMoving)
    screen.advance(by: .milliseconds(17))
    for expected in [0.5, 0.5, 0.5] {
      screen.advance(by: .milliseconds(500))
      #expect(try abs(opacity("pulse", screen) - expected) < 0.1)
      screen.advance(by: .milliseconds(500))
    }
  }

  private struct Switched: View {
    @State private var isOn = false

    var body: some View {
      Text("switched").phaseAnimator(isOn ? [1.0, 0] : [1.0]) { content, phase in
        content.opacity(phase)
      } animation: { _ in
        .linear(duration: 1)
      }
      Toggle("On", isOn: $isOn)
    }
  }

  @Test func `Phases follow each other as soon as there are several, and as long as there are`() throws {
    let screen = Screen { Switched() }
    #expect(!screen.isMoving)
    try screen.toggle("On").tap()
    screen.advance(by: .milliseconds(517))
    #expect(try abs(opacity("switched", screen) - 0.5) < 0.1)
    try screen.toggle("On").tap()
    try screen.advanceToRest()
    #expect(try opacity("switched", screen) == 1)
  }

  @Test func `Phases without an end wait while nothing may move`() throws {
    let screen = Screen { pulse() }
    screen.advance(by: .milliseconds(500))
    screen.allowsMotion = false
    #expect(try opacity("pulse", screen) == 1)
    #expect(!screen.isMoving)
    screen.allowsMotion = true
    #expect(screen.isMoving)
    screen.advance(by: .milliseconds(517))
    #expect(try opacity("pulse", screen) < 0.6)
  }
}
