import OrielTesting
import Testing

@testable import OrielCore

/// Text fields in styles that an app writes.
@MainActor struct TextFieldStyleTests {
  private struct Search: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(verbatim: isEnabled ? "Find:" : "Closed:")
        configuration
      }
      .padding(4)
    }
  }

  private struct Form: View {
    @State private var text = ""
    @State private var sent = ""
    @State private var isDisabled = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused).help("A hint").accessibilityIdentifier("name")
          .textFieldStyle(Search()).onSubmit { sent = text }.disabled(isDisabled)
        Text(verbatim: "\(text) \(sent) \(isFocused)")
        Button("Focus") { isFocused = true }
        Button("Disable") { isDisabled = true }
      }
      .textFieldStyle(.roundedBorder)
    }
  }

  @Test func `A styled field takes text, Return, focus and its attributes`() throws {
    let screen = Screen { Form() }
    let field = screen.textField("Name")
    try field.type("Ada")
    try field.submit()
    try screen.button("Focus").tap()
    #expect(screen.contains(text: "Ada Ada true"))
    #expect(try field.hasFocus)
    #expect(try field.help == "A hint")
    #expect(try screen.find(identifier: "name").kind == .textField)
    #expect((try field.widget.element as? TextFieldElement)?.style == .roundedBorder)
    #expect(screen.contains(text: "Find:"))
    try screen.button("Disable").tap()
    #expect(screen.contains(text: "Closed:"))
    #expect(try !field.isEnabled)
  }

  @Test func `Fields for secrets have styles as well`() throws {
    let screen = Screen { SecureField("Password", text: .constant("abc")).textFieldStyle(Search()) }
    #expect(screen.contains(text: "Find:"))
    #expect(screen.find(.secureField).exists)
  }
}
