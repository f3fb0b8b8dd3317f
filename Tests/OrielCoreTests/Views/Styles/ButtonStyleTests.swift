import OrielTesting
import Testing

@testable import OrielCore

/// Buttons in styles that an app writes.
@MainActor struct ButtonStyleTests {
  private let log = Log()

  /// Says all that it is told, and counts what happens to it.
  private struct Telling: ButtonStyle {
    var name = "style"
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(verbatim: "\(name) \(configuration.isPressed ? "down" : "up") \(isEnabled ? "on" : "off") \(presses)")
        .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
    }
  }

  private func press(_ isPressed: Bool, _ button: ScreenElement) throws {
    try button.widget.raise(ButtonEvent.pressed(isPressed))
  }

  @Test func `A button in a custom style is still a button`() throws {
    let screen = Screen {
      Button("Go", role: .destructive) { log("go") }.accessibilityIdentifier("go").buttonStyle(Telling())
      Button("Stay") { log("stay") }.disabled(true).buttonStyle(Telling())
    }
    let button = screen.find(identifier: "go")
    #expect(try button.kind == .button)
    #expect(try button.label == "Go style up on 0")
    #expect(try button.role == .destructive)
    try button.tap()
    #expect(log.take() == ["go"])
    #expect(try !screen.button("Stay style up off 0").isEnabled)
  }

  @Test func `The style sees the button pressed, and counts in a state of its own`() throws {
    let screen = Screen {
      VStack {
        Button("A") {}.accessibilityIdentifier("a")
        Button("B") {}.accessibilityIdentifier("b")
      }
      .buttonStyle(Telling())
    }
    let a = screen.find(identifier: "a")
    try press(true, a)
    #expect(try a.label == "A style down on 1")
    try press(false, a)
    try press(true, a)
    try press(false, a)
    #expect(try a.label == "A style up on 2")
    #expect(try screen.find(identifier: "b").label == "B style up on 0")
  }

  private struct Changing: View {
    let log: Log
    @State private var name = "first"
    @State private var title = "One"
    @State private var isEnabled = true
    @State private var count = 0

    var body: some View {
      Button(title) { log("tapped at \(count)") }
        .accessibilityIdentifier("styled").disabled(!isEnabled).buttonStyle(Telling(name: name))
      Button("Restyle") { name = "second" }
      Button("Retitle") { title = "Two" }
      Button("Disable") { isEnabled.toggle() }
      Button("Count") { count += 1 }
    }
  }

  @Test func `Style, label, action and surroundings change while the button stays`() throws {
    let screen = Screen { Changing(log: log) }
    let button = screen.find(identifier: "styled")
    let widget = try button.widget
    try press(true, button)
    try screen.button("Restyle").tap()
    #expect(try button.label == "One second down on 1")
    try screen.button("Retitle").tap()
    #expect(try button.label == "Two second down on 1")
    try screen.button("Count").tap()
    try button.tap()
    #expect(log.take() == ["tapped at 1"])
    try screen.button("Disable").tap()
    #expect(try button.label == "Two second down off 1")
    #expect(try !button.isEnabled)
    #expect(try button.widget === widget)
  }

  @Test func `Of several styles the innermost counts`() throws {
    let screen = Screen {
      VStack {
        Button("a") {}.buttonStyle(Telling(name: "inner"))
        Button("b") {}.buttonStyle(.link)
        Button("c") {}
      }
      .buttonStyle(Telling(name: "outer"))
      VStack { Button("d") {}.buttonStyle(Telling(name: "inner")) }.buttonStyle(.bordered)
    }
    #expect(
      try screen.find(.button).all.map { try $0.label } == [
        "a inner up on 0", "b", "c outer up on 0", "d inner up on 0",
      ])
    #expect((try screen.button("b").widget.element as? ButtonElement)?.style == .link)
  }

  // MARK: Primitive styles

  private struct Boxed: PrimitiveButtonStyle {
    var name = "box"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        Button(configuration)
        Button("Trigger \(name)", action: configuration.trigger)
      }
    }
  }

  @Test func `A primitive style takes the place of the button`() throws {
    let screen = Screen { Button("Go", role: .cancel) { log("go") }.buttonStyle(Boxed()) }
    #expect(screen.contains(text: "box"))
    #expect(try screen.button("Go").role == .cancel)
    try screen.button("Go").tap()
    try screen.button("Trigger box").tap()
    #expect(log.take() == ["go", "go"])
  }

  @Test func `Inside a style the one around it is in force`() throws {
    let screen = Screen {
      Button("Go") { log("go") }.buttonStyle(Boxed(name: "inner")).buttonStyle(Boxed(name: "outer"))
        .buttonStyle(.bordered)
    }
    // The inner one's two buttons, each in the outer one, whose own are the desktop's.
    #expect(
      try screen.find(.button).all.map { try $0.label } == [
        "Go", "Trigger outer", "Trigger inner", "Trigger outer",
      ])
    #expect(
      try screen.find(.button).all.allSatisfy { (try $0.widget.element as? ButtonElement)?.style == .bordered })
    try screen.button("Go").tap()
    #expect(log.take() == ["go"])
  }

  private struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
  }

  @Test func `A style can end in one of the built-in ones`() throws {
    let screen = Screen { Button("Go") { log("go") }.buttonStyle(Wrapping()) }
    #expect(try screen.find(.button).widget.element as? ButtonElement == ButtonElement(style: .borderedProminent))
    try screen.button("Go").tap()
    #expect(log.take() == ["go"])
  }

  @Test func `A built-in style is the platform's button alone`() throws {
    let plain = Screen { Button("Go") {} }
    let styled = Screen { Button("Go") {}.buttonStyle(.automatic) }
    #expect(plain.description == styled.description)
  }

  @Test func `An alert's actions have no styles`() throws {
    let screen = Screen {
      Text("Behind")
        .alert("Title", isPresented: .constant(true)) { Button("Do It") { log("done") } }
        .buttonStyle(Boxed())
    }
    try screen.answer("Do It")
    #expect(log.take() == ["done"])
  }
}
