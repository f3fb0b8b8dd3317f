import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// Animations and transactions of the modifiers in a body.
@MainActor struct ScopedTransactionTests {
  @Observable @MainActor final class Model {
    var isOn = false
    var name = "shown"
    var showsFrame = false
  }

  private struct Effects: View {
    let model: Model

    var body: some View {
      Text(model.name)
        .opacity(model.isOn ? 0.5 : 1)
        .accessibilityIdentifier("text")
        .animation(.linear(duration: 1)) { $0.offset(x: model.isOn ? 100 : 0) }
      Text("quiet")
        .opacity(model.isOn ? 0 : 1)
        .transaction {
          $0.animation = nil
        } body: {
          $0.offset(x: model.isOn ? 100 : 0)
        }
      Button("Plain") { model.isOn.toggle() }
      Button("Animated") { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
      Button("Still") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.isOn.toggle() }
      }
    }
  }

  @Test func `An animation with a body animates the modifiers in it, and not the view`() throws {
    let screen = Screen { Effects(model: Model()) }
    let place = try screen.frame(of: "text").minX
    try screen.button("Plain").tap()
    #expect(try screen.text("shown").opacity == 0.5)
    screen.advance(by: .milliseconds(250))
    #expect(try abs(screen.frame(of: "text").minX - place - 25) < 0.001)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "text").minX == place + 100)
    try screen.button("Still").tap()
    #expect(try screen.frame(of: "text").minX == place)
    #expect(try screen.text("shown").opacity == 1)
  }

  @Test func `A transaction with a body applies to the modifiers in it, and not to the view`() throws {
    let screen = Screen { Effects(model: Model()) }
    let place = try screen.text("quiet").frame.minX
    try screen.button("Animated").tap()
    #expect(try screen.text("quiet").frame.minX == place + 100)
    screen.advance(by: .milliseconds(250))
    #expect(try abs(screen.text("quiet").opacity - 0.75) < 0.001)
    #expect(try abs(screen.text("shown").opacity - 0.875) < 0.001)
  }

  @Test func `The view in a body is updated`() throws {
    let model = Model()
    let screen = Screen { Effects(model: model) }
    model.name = "other"
    #expect(screen.texts.prefix(2) == ["other", "quiet"])
  }

  private struct Framed: View {
    let model: Model
    @State private var count = 0

    var body: some View {
      Text("\(model.name) \(count)").animation(.default) { content in
        if model.showsFrame {
          HStack(spacing: 0) {
            content
            content
          }.padding(5)
        } else {
          content
        }
      }
      Button("Count") { count += 1 }
    }
  }

  @Test func `A body has the view in other views, or several times`() throws {
    let model = Model()
    let screen = Screen { Framed(model: model) }
    #expect(screen.texts.dropLast() == ["shown 0"])
    model.showsFrame = true
    #expect(screen.texts.dropLast() == ["shown 0", "shown 0"])
    try screen.button("Count").tap()
    #expect(screen.texts.dropLast() == ["shown 1", "shown 1"])
    model.showsFrame = false
    try screen.advanceToRest()
    model.name = "last"
    #expect(screen.texts.dropLast() == ["last 1"])
  }

  @Test func `The same value may be displayed in two places`() throws {
    struct Twice: View {
      let model: Model
      var body: some View {
        let text = Text(model.name).animation(.default) { content in
          if model.showsFrame { content.padding(5) } else { content }
        }
        VStack {
          text
          text
        }
      }
    }
    let model = Model()
    let screen = Screen { Twice(model: model) }
    model.showsFrame = true
    #expect(screen.texts == ["shown", "shown"])
    try screen.advanceToRest()
    model.name = "new"
    #expect(screen.texts == ["new", "new"])
  }

  @Test func `In a list it applies to each row`() throws {
    struct Rows: View {
      let model: Model
      var body: some View {
        List {
          ForEach(0..<2) { Text("row \($0)") }
            .animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 0.5 : 1) }
        }
      }
    }
    let model = Model()
    let screen = Screen { Rows(model: model) }
    #expect(try screen.find(.list).rowCount == 2)
    #expect(screen.texts == ["row 0", "row 1"])
    model.isOn = true
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("row 1").opacity - 0.75) < 0.001)
  }
}
