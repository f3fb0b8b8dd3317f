import Foundation
import OrielCore
import OrielTesting
import Testing

/// Views and modifiers whose data go to their new values.
@MainActor struct AnimatableTests {
  private struct Counter: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded()))") }
  }

  private struct Sized: ViewModifier, Animatable {
    var size: CGFloat
    nonisolated var animatableData: CGFloat {
      get { size }
      set { size = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: size, height: 10) }
  }

  private struct Stage: View {
    @State private var value = 0.0

    var body: some View {
      Counter(value: value)
      Color.red.modifier(Sized(size: 10 + value)).accessibilityIdentifier("box")
      Button("Go") { withAnimation(.linear(duration: 1)) { value += 100 } }
      Button("At once") { value = 0 }
    }
  }

  @Test func `A view's data go to their new values, frame by frame`() throws {
    let screen = Screen { Stage() }
    try screen.button("Go").tap()
    #expect(screen.text("0").exists)
    screen.advance(by: .milliseconds(500))
    #expect(screen.text("50").exists)
    try screen.button("Go").tap()
    #expect(screen.text("50").exists)
    screen.advance(by: .milliseconds(500))
    #expect(screen.text("125").exists)
    try screen.advanceToRest()
    #expect(screen.text("200").exists)
    #expect(!screen.isMoving)
  }

  @Test func `A modifier's data do`() throws {
    let screen = Screen { Stage() }
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(500))
    try screen.advanceToRest()
    #expect(try screen.frame(of: "box").width == 110)
  }

  @Test func `A change without an animation is shown at once`() throws {
    let screen = Screen { Stage() }
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(500))
    try screen.button("At once").tap()
    #expect(screen.text("0").exists)
    screen.advance(by: .seconds(1))
    #expect(screen.text("0").exists)
  }

  @Test func `A desktop without animations shows the end at once`() throws {
    let screen = Screen { Stage() }
    screen.allowsMotion = false
    try screen.button("Go").tap()
    #expect(screen.text("100").exists)
  }
}
