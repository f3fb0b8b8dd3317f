import Foundation
import OrielCore
import OrielTesting
import Testing

/// Views that go to their places.
@MainActor struct PlacementMotionTests {
  private struct Growing: View {
    @State private var isLarge = false
    let log: Log

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: isLarge ? 300 : 100, height: isLarge ? 200 : 100).accessibilityIdentifier("box")
        Text("below").accessibilityIdentifier("text")
        Button("Slowly") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        Button("At once") { isLarge.toggle() }
        Button("Stopped") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isLarge.toggle() }
        }
        Button("Told") {
          withAnimation(.linear(duration: 1)) {
            isLarge.toggle()
          } completion: {
            log.lines.append("done")
          }
        }
        Button("Nothing") {
          withAnimation(.linear(duration: 1)) {
          } completion: {
            log.lines.append("nothing")
          }
        }
      }
    }
  }

  @MainActor final class Log { var lines: [String] = [] }

  private func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.001 }

  @Test func `What a transaction moves goes there, and its size with it`() throws {
    let screen = Screen { Growing(log: Log()) }
    #expect(try screen.frame(of: "box").height == 100)
    try screen.button("Slowly").tap()
    #expect(try screen.frame(of: "box").height == 100)
    screen.advance(by: .milliseconds(250))
    let box = try screen.frame(of: "box")
    #expect(near(box.width, 150) && near(box.height, 125))
    #expect(try near(screen.frame(of: "text").minY, 125))
    screen.advance(by: .milliseconds(750))
    #expect(try screen.frame(of: "box").size == CGSize(width: 300, height: 200))
    #expect(try screen.frame(of: "text").minY == 200)
    #expect(!screen.isMoving)
  }

  @Test func `Without a transaction nothing moves, and nothing asks for frames`() throws {
    let screen = Screen { Growing(log: Log()) }
    try screen.button("At once").tap()
    #expect(!screen.isMoving)
    #expect(try screen.frame(of: "text").minY == 200)
  }

  @Test func `Another target in the middle goes on from what is seen`() throws {
    let screen = Screen { Growing(log: Log()) }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try near(screen.frame(of: "text").minY, 150))
    try screen.button("Slowly").tap()
    #expect(try near(screen.frame(of: "text").minY, 150))
    screen.advance(by: .milliseconds(500))
    #expect(try near(screen.frame(of: "text").minY, 125))
    try screen.advanceToRest()
    #expect(try screen.frame(of: "text").minY == 100)
  }

  @Test func `A transaction that disables animations stops what is moving`() throws {
    let screen = Screen { Growing(log: Log()) }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    try screen.button("Stopped").tap()
    #expect(try screen.frame(of: "text").minY == 100)
  }

  @Test func `A plain change shifts what is moving and doesn't stop it`() throws {
    let screen = Screen { Growing(log: Log()) }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    try screen.button("At once").tap()
    // The target is a hundred less, and half of the way is left.
    #expect(try near(screen.frame(of: "text").minY, 50))
    try screen.advanceToRest()
    #expect(try screen.frame(of: "text").minY == 100)
  }

  @Test func `The completion runs when the animation has ended, once`() throws {
    let log = Log()
    let screen = Screen { Growing(log: log) }
    try screen.button("Told").tap()
    screen.advance(by: .milliseconds(900))
    #expect(log.lines == [])
    screen.advance(by: .milliseconds(200))
    #expect(log.lines == ["done"])
    screen.advance(by: .seconds(5))
    #expect(log.lines == ["done"])
  }

  @Test func `Where nothing moves the completion runs all the same`() async throws {
    let log = Log()
    let screen = Screen { Growing(log: log) }
    try screen.button("Nothing").tap()
    await screen.settle()
    #expect(log.lines == ["nothing"])
  }

  @Test func `A desktop without animations shows the end at once, and runs completions in the same turn`() throws {
    let log = Log()
    let screen = Screen { Growing(log: log) }
    screen.allowsMotion = false
    try screen.button("Told").tap()
    #expect(try screen.frame(of: "text").minY == 200)
    #expect(log.lines == ["done"])
    #expect(!screen.isMoving)
  }

  @Test func `Animations that are switched off on the way end there and then`() throws {
    let log = Log()
    let screen = Screen { Growing(log: log) }
    try screen.button("Told").tap()
    screen.advance(by: .milliseconds(100))
    screen.allowsMotion = false
    #expect(try screen.frame(of: "text").minY == 200)
    #expect(log.lines == ["done"])
    #expect(!screen.isMoving)
  }

  @Test func `A window that is closed on the way runs what was to follow`() throws {
    let log = Log()
    let screen = Screen { Growing(log: log) }
    try screen.button("Told").tap()
    screen.advance(by: .milliseconds(100))
    try screen.closeWindow()
    #expect(log.lines == ["done"])
  }

  @Test func `Two parts that move in transactions of their own keep their pace`() throws {
    struct Parts: View {
      @State private var first = 0.0
      @State private var second = 0.0

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Text("a").padding(.leading, first).accessibilityIdentifier("a")
          Text("b").padding(.top, second).accessibilityIdentifier("b")
          Button("Go") {
            withAnimation(.linear(duration: 1)) { first = 100 }
            withAnimation(.linear(duration: 2)) { second = 100 }
          }
        }
      }
    }
    let screen = Screen { Parts() }
    #expect(screen.find(identifier: "a").exists)
    try screen.button("Go").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try near(screen.text("a").frame.minX, 50))
    #expect(try near(screen.text("b").frame.minY, 25))
  }
}
