import OrielTesting
import Testing

@testable import OrielCore

/// Built-in styles as a part of those that an app writes.
@MainActor struct BuiltInStyleTests {
  private let log = Log()

  private struct Faded<Base: PrimitiveButtonStyle>: PrimitiveButtonStyle {
    let base: Base

    func makeBody(configuration: Configuration) -> some View {
      base.makeBody(configuration: configuration).opacity(0.5)
    }
  }

  private struct FadedToggle<Base: ToggleStyle>: ToggleStyle {
    let base: Base

    func makeBody(configuration: Configuration) -> some View {
      base.makeBody(configuration: configuration).opacity(0.5)
    }
  }

  private struct FadedField<Base: TextFieldStyle>: TextFieldStyle {
    let base: Base

    func _body(configuration: TextField<Self._Label>) -> some View {
      base._body(configuration: configuration).opacity(0.5)
    }
  }

  @Test func `A button style adds to each built-in one`() throws {
    func check(_ base: some PrimitiveButtonStyle, _ look: ButtonElement.Style) throws {
      let button = Button("Go", role: .destructive) { log("go") }.tint(.red).controlSize(.large)
      let screen = Screen { button.buttonStyle(Faded(base: base)) }
      let plain = Screen { button.buttonStyle(base) }
      let element = try screen.button("Go").widget.element as? ButtonElement
      #expect(element?.style == look)
      #expect(try element == plain.button("Go").widget.element as? ButtonElement)
      try screen.button("Go").tap()
      #expect(log.take() == ["go"])
    }
    try check(.automatic, .automatic)
    try check(.bordered, .bordered)
    try check(.borderedProminent, .borderedProminent)
    try check(.borderless, .borderless)
    try check(.plain, .plain)
    try check(.link, .link)
  }

  @Test func `A button style that adds to a built-in one hides the styles around it`() throws {
    let screen = Screen { Button("Go") {}.buttonStyle(Faded(base: .bordered)).buttonStyle(.link) }
    #expect((try screen.button("Go").widget.element as? ButtonElement)?.style == .bordered)
  }

  private struct Switching<S: ToggleStyle>: View {
    let style: S
    @State private var isOn = false

    var body: some View { Toggle("Ready", isOn: $isOn).toggleStyle(style) }
  }

  @Test func `A toggle style adds to each built-in one`() throws {
    func check(_ base: some ToggleStyle, _ look: ToggleElement.Style) throws {
      let screen = Screen { Switching(style: FadedToggle(base: base)) }
      let plain = Screen { Switching(style: base) }
      let element = try screen.toggle("Ready").widget.element as? ToggleElement
      #expect(element?.style == look)
      #expect(try element == plain.toggle("Ready").widget.element as? ToggleElement)
      try screen.toggle("Ready").tap()
      #expect(try screen.toggle("Ready").isOn)
    }
    try check(.automatic, .automatic)
    try check(.switch, .switch)
    try check(SwitchToggleStyle(tint: .red), .switch)
    try check(.checkbox, .checkbox)
    try check(.button, .button)
  }

  private struct Naming<S: TextFieldStyle>: View {
    let style: S
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name).accessibilityIdentifier("name").textFieldStyle(style)
      Text(verbatim: "[\(name)]")
    }
  }

  @Test func `A text field style adds to each built-in one`() throws {
    func check(_ base: some TextFieldStyle, _ look: TextFieldElement.Style) throws {
      let screen = Screen { Naming(style: FadedField(base: base)) }
      let field = screen.textField("Name")
      #expect((try field.widget.element as? TextFieldElement)?.style == look)
      #expect(try screen.find(identifier: "name").kind == .textField)
      try field.type("Ada")
      #expect(screen.text("[Ada]").exists)
    }
    try check(.automatic, .automatic)
    try check(.plain, .plain)
    try check(.roundedBorder, .roundedBorder)
  }

  // MARK: Styles of several views

  private struct SameLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      DefaultLabelStyle().makeBody(configuration: configuration)
    }
  }
  private struct SameGroupBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
  private struct SameProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }
  private struct SameGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      DefaultGaugeStyle().makeBody(configuration: configuration)
    }
  }
  private struct SameContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
  private struct SameControls: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }
  private struct SameGroup: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
  }

  @Test func `The body of a default style is the view without a style`() throws {
    func check(_ view: some View, _ styled: some View) {
      #expect(Screen { styled }.description == Screen { view }.description)
    }
    let label = Label("Star", systemImage: "star")
    check(label, label.labelStyle(SameLabel()))
    let box = GroupBox("Box") { Text("content") }
    check(box, box.groupBoxStyle(SameGroupBox()))
    let progress = ProgressView("Copying", value: 0.5)
    check(progress, progress.progressViewStyle(SameProgress()))
    let content = LabeledContent("Version", value: "1")
    check(content, content.labeledContentStyle(SameContent()))
    let controls = ControlGroup("History") { Button("Back") {} }
    check(controls, controls.controlGroupStyle(SameControls()))
    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("details") }
    check(group, group.disclosureGroupStyle(SameGroup()))
    check(List { group }, List { group.disclosureGroupStyle(SameGroup()) })
    let gauge = Gauge(value: 3, in: 0...5) {
      Text("Steps")
    } currentValueLabel: {
      Text("three")
    } minimumValueLabel: {
      Text("none")
    } maximumValueLabel: {
      Text("five")
    }
    check(gauge, gauge.gaugeStyle(SameGauge()))
    #expect(Screen { gauge.gaugeStyle(SameGauge()) }.texts == ["Steps", "none", "five", "three"])
  }
}
