import OrielTesting
import Testing

@testable import OrielCore

/// Views whose style is replaced by one of another type, and views that the styles around them don't reach.
@MainActor struct StyleChangeTests {
  private struct Filled: ButtonStyle {
    var name = "filled"

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(verbatim: name)
    }
  }

  private struct Lined: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "lined")
      Button(configuration)
    }
  }

  /// A style of each kind whose body is one text.
  private struct Styled: LabelStyle, ProgressViewStyle, GaugeStyle, GroupBoxStyle, LabeledContentStyle,
    ControlGroupStyle, DisclosureGroupStyle, ToggleStyle, TextFieldStyle
  {
    func makeBody(configuration: LabelStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func makeBody(configuration: ProgressViewStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func makeBody(configuration: GaugeStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func makeBody(configuration: GroupBoxStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func makeBody(configuration: LabeledContentStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func makeBody(configuration: ControlGroupStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func makeBody(configuration: ToggleStyleConfiguration) -> Text { Text(verbatim: "styled") }
    func _body(configuration: TextField<_TextFieldStyleLabel>) -> Text { Text(verbatim: "styled") }
  }

  private struct Swapping<First: View, Second: View>: View {
    let first: First
    let second: Second
    @State private var isSecond = false

    var body: some View {
      isSecond ? AnyView(second) : AnyView(first)
      Button("Swap") { isSecond.toggle() }
    }
  }

  private func look(of button: ScreenElement) throws -> ButtonElement.Style? {
    (try button.widget.element as? ButtonElement)?.style
  }

  @Test func `A type-erased button follows a style of another type`() throws {
    let button = Button("Go") {}.accessibilityIdentifier("go")
    let screen = Screen {
      Swapping(first: button.buttonStyle(.bordered), second: button.buttonStyle(Filled()))
    }
    let go = screen.find(identifier: "go")
    #expect(try go.label == "Go")
    #expect(try look(of: go) == .bordered)
    try screen.button("Swap").tap()
    #expect(try go.label == "Go filled")
    #expect(try look(of: go) == .custom)
    try screen.button("Swap").tap()
    #expect(try go.label == "Go")
    #expect(try look(of: go) == .bordered)
  }

  @Test func `A type-erased button follows one custom style after another`() throws {
    let button = Button("Go") {}
    let screen = Screen { Swapping(first: button.buttonStyle(Filled()), second: button.buttonStyle(Lined())) }
    #expect(screen.button("Go filled").exists)
    try screen.button("Swap").tap()
    #expect(screen.text("lined").exists && screen.button("Go").exists)
    #expect(!screen.button("Go filled").exists)
  }

  @Test func `The style that applies within a custom one is replaced as well`() throws {
    let button = Button("Go") {}.buttonStyle(Lined())
    let screen = Screen { Swapping(first: button.buttonStyle(.link), second: button.buttonStyle(Filled())) }
    #expect(try look(of: screen.button("Go")) == .link)
    try screen.button("Swap").tap()
    #expect(screen.text("lined").exists && screen.button("Go filled").exists)
    try screen.button("Swap").tap()
    #expect(try look(of: screen.button("Go")) == .link)
  }

  @Test func `Each kind of view follows its style`() throws {
    func check(_ plain: some View, _ styled: some View, _ text: String) throws {
      let screen = Screen { Swapping(first: plain, second: styled) }
      #expect(screen.contains(text: text) && !screen.contains(text: "styled"))
      try screen.button("Swap").tap()
      #expect(!screen.contains(text: text) && screen.contains(text: "styled"))
      try screen.button("Swap").tap()
      #expect(screen.contains(text: text) && !screen.contains(text: "styled"))
    }
    let toggle = Toggle("toggle", isOn: .constant(true))
    try check(toggle.toggleStyle(.checkbox), toggle.toggleStyle(Styled()), "toggle")
    let label = Label("label", systemImage: "star")
    try check(label.labelStyle(.titleAndIcon), label.labelStyle(Styled()), "label")
    let progress = ProgressView("progress", value: 0.5)
    try check(progress.progressViewStyle(.automatic), progress.progressViewStyle(Styled()), "progress")
    let gauge = Gauge(value: 0.5) { Text("gauge") }
    try check(gauge.gaugeStyle(.automatic), gauge.gaugeStyle(Styled()), "gauge")
    let box = GroupBox("box") {}
    try check(box.groupBoxStyle(.automatic), box.groupBoxStyle(Styled()), "box")
    let content = LabeledContent("content", value: "1")
    try check(content.labeledContentStyle(.automatic), content.labeledContentStyle(Styled()), "content")
    let controls = ControlGroup { Text("controls") }
    try check(controls.controlGroupStyle(.automatic), controls.controlGroupStyle(Styled()), "controls")
    let group = DisclosureGroup("group") {}
    try check(group.disclosureGroupStyle(.automatic), group.disclosureGroupStyle(Styled()), "group")
    try check(
      List { group.disclosureGroupStyle(.automatic) }, List { group.disclosureGroupStyle(Styled()) }, "group")
  }

  @Test func `A type-erased text field follows its style`() throws {
    let field = TextField("Name", text: .constant("Ada"))
    let screen = Screen { Swapping(first: field.textFieldStyle(.plain), second: field.textFieldStyle(Styled())) }
    #expect((try screen.textField("Name").widget.element as? TextFieldElement)?.style == .plain)
    try screen.button("Swap").tap()
    #expect(screen.text("styled").exists && !screen.find(.textField).exists)
    try screen.button("Swap").tap()
    #expect((try screen.textField("Name").widget.element as? TextFieldElement)?.style == .plain)
  }

  private struct Renamed: View {
    @State private var name = "first"
    @State private var count = 0

    var body: some View {
      AnyView(Button("Count \(count)") { count += 1 }.accessibilityIdentifier("go").buttonStyle(Filled(name: name)))
      Button("Rename") { name = "second" }
    }
  }

  @Test func `A style whose properties change keeps the view`() throws {
    let screen = Screen { Renamed() }
    let go = screen.find(identifier: "go")
    let widget = try go.widget
    try go.tap()
    try screen.button("Rename").tap()
    #expect(try go.label == "Count 1 second")
    #expect(try go.widget === widget)
  }

  // MARK: Views that the platform displays in its own way

  private struct AllViews: View {
    var body: some View {
      Label("label", systemImage: "star")
      Toggle("toggle", isOn: .constant(false))
      ProgressView("progress", value: 0.5)
      Gauge(value: 0.5) { Text("gauge") }
      GroupBox("box") { Text("inside") }
      LabeledContent("content", value: "1")
      ControlGroup { Button("control") {} }
      DisclosureGroup("group") {}
    }
  }

  private func styled(_ view: some View) -> some View {
    view.labelStyle(Styled()).toggleStyle(Styled()).progressViewStyle(Styled()).gaugeStyle(Styled())
      .groupBoxStyle(Styled()).labeledContentStyle(Styled()).controlGroupStyle(Styled())
      .disclosureGroupStyle(Styled())
  }

  @Test func `The entries of a menu have none of the styles around it`() throws {
    let plain = Screen { Menu("Menu") { AllViews() } }
    let screen = Screen { styled(Menu("Menu") { AllViews() }) }
    #expect(try screen.menu("Menu").entries == plain.menu("Menu").entries)
    #expect(try screen.menu("Menu").entries.contains("control"))
  }

  @Test func `The message of an alert has none of the styles around it`() throws {
    let screen = Screen {
      styled(
        Text("behind").alert("Title", isPresented: .constant(true)) {
        } message: {
          LabeledContent("Version", value: "2")
          ProgressView("Copying", value: 0.5)
        })
    }
    let message = try #require(try screen.alert.message)
    #expect(message.contains("Version") && message.contains("50 %"))
    #expect(!message.contains("styled"))
  }

  @Test func `A style within a menu applies there`() throws {
    let screen = Screen {
      Menu("Menu") { LabeledContent("content", value: "1").labeledContentStyle(Styled()) }
        .labeledContentStyle(.automatic)
    }
    #expect(try screen.menu("Menu").entries == ["(styled)"])
  }
}
