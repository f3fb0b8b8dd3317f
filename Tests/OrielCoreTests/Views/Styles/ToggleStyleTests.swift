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

  // MARK: Several values

  private struct Mark: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.isMixed ? "some" : configuration.isOn ? "all" : "none")
      Toggle(configuration)
    }
  }

  private struct Layers: View {
    struct Layer: Identifiable {
      let id: Int
      @Binding var isShown: Bool
    }

    @State private var shown = [true, false]

    var body: some View {
      Toggle(sources: shown.indices.map { Layer(id: $0, isShown: $shown[$0]) }, isOn: \.$isShown) { Text("Layers") }
        .toggleStyle(Mark())
      Toggle("First", isOn: $shown[0])
      Toggle("Second", isOn: $shown[1])
    }
  }

  @Test func `A toggle for several values is mixed until it is turned`() throws {
    let screen = Screen { VStack { Layers() }.toggleStyle(.checkbox) }
    #expect(screen.contains(text: "some"))
    try screen.toggle("Layers").tap()
    #expect(screen.contains(text: "all"))
    #expect(try screen.toggle("First").isOn && screen.toggle("Second").isOn)
    try screen.toggle("Layers").tap()
    #expect(screen.contains(text: "none"))
    try screen.toggle("Second").tap()
    #expect(screen.contains(text: "some"))
  }

  @Test func `A toggle for no value at all is neither mixed nor off`() throws {
    struct Source { @Binding var isOn: Bool }
    let screen = Screen { Toggle("None", sources: [Source](), isOn: \.$isOn).toggleStyle(Mark()) }
    #expect(screen.contains(text: "all"))
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

  @Test func `A style of switches has a tint`() throws {
    func tint(_ view: some View) throws -> Paint? {
      try (Screen { view }.find(.toggle).widget.element as? ToggleElement)?.tint
    }
    let toggle = Toggle("Ready", isOn: .constant(true))
    #expect(try tint(toggle.toggleStyle(SwitchToggleStyle(tint: .red)).tint(.blue)) == .color(.red))
    #expect(
      try tint(toggle.toggleStyle(.switch).toggleStyle(SwitchToggleStyle(tint: .red)).tint(.blue)) == .color(.blue))
    #expect(
      (try Screen { toggle.toggleStyle(SwitchToggleStyle(tint: .red)) }.find(.toggle).widget.element as? ToggleElement)?
        .style == .switch)
  }

  @Test func `A custom style keeps the tint of the switches around it`() throws {
    struct Boxed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        GroupBox { Toggle(configuration) }
      }
    }
    func element(_ view: some View) throws -> ToggleElement? {
      try Screen { view }.find(.toggle).widget.element as? ToggleElement
    }
    let toggle = Toggle("Ready", isOn: .constant(true))
    let red = SwitchToggleStyle(tint: .red)
    let boxed = try element(toggle.toggleStyle(Boxed()).toggleStyle(red))
    #expect(boxed?.tint == .color(.red))
    #expect(boxed?.style == .switch)
    #expect(try element(toggle.toggleStyle(Boxed()).toggleStyle(Boxed()).toggleStyle(red))?.tint == .color(.red))
    #expect(try element(toggle.toggleStyle(Boxed()).toggleStyle(.switch).toggleStyle(red))?.tint == nil)
    #expect(try element(toggle.toggleStyle(.checkbox).toggleStyle(red))?.tint == nil)
    #expect(try element(toggle.toggleStyle(red).toggleStyle(.checkbox))?.tint == .color(.red))
  }
}
