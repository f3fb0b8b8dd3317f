import OrielTesting
import Testing

@testable import OrielCore

/// Toggles in styles that an app writes.
@MainActor struct ToggleStyleTests {
  private struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(verbatim: configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }

  private struct Both: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration)
      Toggle(isOn: configuration.$isOn) { Text(verbatim: "Again") }
    }
  }

  private struct Choice<S: ToggleStyle>: View {
    let style: S
    @State private var isOn = false

    var body: some View {
      Toggle("Ready", isOn: $isOn).toggleStyle(style)
      Text(verbatim: isOn ? "It is on" : "It is off")
      Button("Turn") { isOn.toggle() }
    }
  }

  @Test func `A style reads and writes the toggle's value`() throws {
    let screen = Screen { Choice(style: Marked()) }
    try screen.button("[ ] Ready").tap()
    #expect(screen.contains(text: "It is on"))
    try screen.button("[x] Ready").tap()
    #expect(screen.contains(text: "It is off"))
    try screen.button("Turn").tap()
    #expect(screen.button("[x] Ready").exists)
  }

  @Test func `A style hands the binding on, and the toggle itself`() throws {
    let screen = Screen { VStack { Choice(style: Both()) }.toggleStyle(.checkbox) }
    try screen.toggle("Ready").tap()
    #expect(try screen.toggle("Again").isOn)
    try screen.toggle("Again").tap()
    #expect(try !screen.toggle("Ready").isOn)
    let elements = try screen.find(.toggle).all.map { try $0.widget.element as? ToggleElement }
    #expect(elements.map(\.?.style) == [.checkbox, .checkbox])
  }

  @Test func `A style that ends in a built-in one looks like that`() throws {
    struct Switch: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
      }
    }
    let screen = Screen { VStack { Choice(style: Switch()) }.toggleStyle(.checkbox) }
    try screen.toggle("Ready").tap()
    #expect(screen.contains(text: "It is on"))
    #expect((try screen.toggle("Ready").widget.element as? ToggleElement)?.style == .switch)
  }
}
