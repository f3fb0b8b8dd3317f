import OrielCore
import OrielTesting
import Testing

/// Finding things on a screen, using them, and what is said when that can't be done.
@MainActor struct ScreenTests {
  private struct Form: View {
    @State private var name = ""
    @State private var password = ""
    @State private var isMuted = false
    @State private var sent = 0
    @FocusState private var isNameFocused: Bool

    var body: some View {
      VStack {
        Text("Sent \(sent)")
        TextField("Name", text: $name, prompt: Text("Your name"))
          .focused($isNameFocused)
          .onSubmit { sent += 1 }
          .help("What you are called")
          .accessibilityValue("empty")
          .accessibilityHint("Type it")
        SecureField("Password", text: $password)
        Toggle("Mute", isOn: $isMuted)
        HStack {
          Button("Cancel", role: .cancel) { isNameFocused = false }
            .keyboardShortcut(.cancelAction)
          Button("Send") { sent += 1 }
            .keyboardShortcut(.defaultAction)
            .disabled(name.isEmpty)
        }
        .accessibilityIdentifier("actions")
        Button("Focus") { isNameFocused = true }
        Button {
          sent += 100
        } label: {
          Image(systemName: "trash")
        }
        Button("Secret") { sent += 1_000 }.hidden()
      }
    }
  }

  @Test func `The screen describes itself as an outline`() throws {
    let screen = Screen(title: "Message") { Form() }
    try screen.textField("Name").type("Ada")
    try screen.textField("Password").type("abc")
    #expect(
      screen.description == """
        window "Message"
          stack (vertical)
            text "Sent 0"
            text field "Name" (text "Ada")
            secure field "Password" (text "***", focused)
            toggle "Mute" (off)
            stack #actions (horizontal)
              button "Cancel" (cancel)
              button "Send"
            button "Focus"
            button "trash"
              image "trash"
            button "Secret" (hidden)
        """)
  }

  @Test func `The user types, switches, submits and clicks`() throws {
    let screen = Screen { Form() }
    #expect(try !screen.button("Send").isEnabled)
    try screen.textField("Name").type("Ad")
    try screen.textField("Name").type("a")
    #expect(try screen.textField("Name").string == "Ada")
    #expect(try screen.button("Send").isEnabled)

    try screen.button("Send").tap()
    // Both the action of the field and the default button.
    try screen.textField("Name").submit()
    #expect(screen.text("Sent 3").exists)

    try screen.toggle("Mute").tap()
    #expect(try screen.toggle("Mute").isOn)
    try screen.toggle("Mute").tap()
    #expect(try !screen.toggle("Mute").isOn)

    try screen.button("trash").tap()
    #expect(screen.contains(text: "103"))
    try screen.textField("Name").replaceText(with: "")
    #expect(try !screen.button("Send").isEnabled)
  }

  @Test func `Things are found by label, identifier and kind, and inside each other`() throws {
    let screen = Screen { Form() }
    #expect(try screen.find(label: "Mute").kind == .toggle)
    #expect(try screen.find(label: "trash").kind == .button)
    #expect(screen.find(identifier: "actions").find(.button).count == 2)
    #expect(try screen.find(identifier: "actions").find(.button)[1].label == "Send")
    #expect(try screen.find(identifier: "actions").button("Cancel").role == .cancel)
    #expect(!screen.find(identifier: "actions").button("Focus").exists)
    #expect(screen.find(.button).all.count == 5)
    #expect(screen.find(.text).first.exists)
    #expect(try screen.find(.secureField).label == "Password")
    #expect(try screen.textField("Name").prompt == "Your name")
    #expect(try screen.textField("Name").help == "What you are called")
    #expect(try screen.textField("Name").accessibilityValue == "empty")
    #expect(try screen.textField("Name").accessibilityHint == "Type it")
    #expect(try screen.button("Send").accessibilityValue == nil)
    #expect(try screen.text("Sent 0").string == "Sent 0")
    #expect(screen.image("trash").exists)
    #expect(screen.texts == ["Sent 0", "Mute", "Cancel", "Send", "Focus"])
  }

  @Test func `An element is looked up again each time`() throws {
    let screen = Screen { Form() }
    let sent = screen.text("Sent 1")
    #expect(!sent.exists)
    try screen.textField("Name").submit()
    #expect(sent.exists)
  }

  // MARK: Keys and focus

  @Test func `Return submits the focused field and presses the default button`() throws {
    let screen = Screen { Form() }
    try screen.textField("Name").type("Ada")
    try screen.pressReturn()
    #expect(screen.text("Sent 2").exists)
    try screen.textField("Password").focus()
    try screen.pressReturn()
    #expect(screen.text("Sent 3").exists)
    try screen.toggle("Mute").focus()
    try screen.pressReturn()
    #expect(try screen.toggle("Mute").isOn)
    #expect(screen.text("Sent 3").exists)
    try screen.button("Focus").focus()
    try screen.pressReturn()
    #expect(try screen.textField("Name").hasFocus)
  }

  @Test func `Escape presses the button with that shortcut`() throws {
    let screen = Screen { Form() }
    try screen.textField("Name").focus()
    #expect(try screen.textField("Name").hasFocus)
    try screen.pressEscape()
    #expect(try !screen.textField("Name").hasFocus)
  }

  @Test func `A shortcut that nothing has is an error`() throws {
    let screen = Screen { Form() }
    #expect(throws: ScreenError.self) { try screen.press("k") }
    let other = Screen { Button("OK") {}.keyboardShortcut(.defaultAction).disabled(true) }
    #expect(throws: ScreenError.self) { try other.pressReturn() }
  }

  // MARK: Errors

  private func reason(_ action: () throws -> Void) -> ScreenError.Reason? {
    do { try action() } catch { return (error as? ScreenError)?.reason }
    return nil
  }

  @Test func `What can't be done says why, and shows the screen`() throws {
    let screen = Screen(title: "T") {
      Button("One") {}.disabled(true)
      Text("plain")
    }
    let error = #expect(throws: ScreenError.self) { try screen.button("One").tap() }
    #expect(
      error?.description == """
        can't tap the button "One": it is disabled
        window "T"
          button "One" (disabled)
          text "plain"
        """)
    let missing = #expect(throws: ScreenError.self) { try screen.find(.list).button("Two").tap() }
    #expect(missing?.message == "can't find the button \"Two\" in the list on the screen")
  }

  @Test func `Each reason has a name of its own`() throws {
    let screen = Screen { Form() }
    #expect(reason { try screen.button("Nothing").tap() } == .notFound)
    #expect(reason { try screen.find(.button).tap() } == .ambiguous)
    #expect(reason { try screen.find(.button)[9].tap() } == .notFound)
    #expect(reason { try screen.button("Send").tap() } == .disabled)
    #expect(reason { try screen.button("Secret").tap() } == .hidden)
    #expect(reason { try screen.text("Sent 0").tap() } == .wrongKind)
    #expect(reason { try screen.button("Focus").type("x") } == .wrongKind)
    #expect(reason { _ = try screen.button("Focus").isOn } == .wrongKind)
    #expect(reason { _ = try screen.alert } == .noAlert)
    try screen.closeWindow()
    #expect(reason { try screen.pressEscape() } == .noWindow)
    #expect(!screen.isOpen)
  }

  @Test func `What is in something hidden is hidden as well`() {
    let screen = Screen {
      VStack {
        Button("In") {}
        Text("text")
      }
      .hidden()
    }
    #expect(reason { try screen.button("In").tap() } == .hidden)
    #expect(screen.text("text").exists)
    #expect(!screen.contains(text: "text"))
  }

  // MARK: The window

  private struct Titled: View {
    @State private var title = "One"
    var body: some View {
      Button("Retitle") { title = "Two" }
        .navigationTitle(title)
        .onDisappear { Titled.log?("gone") }
    }
    static var log: ((String) -> Void)?
  }

  @Test func `The window has the view's title, and its closing ends the view`() throws {
    let screen = Screen(title: "Plain") { Titled() }
    Titled.log = { screen.note($0) }
    defer { Titled.log = nil }
    #expect(screen.title == "One")
    try screen.button("Retitle").tap()
    #expect(screen.title == "Two")
    try screen.closeWindow()
    #expect(screen.trace == [.windowOpened("One"), .windowClosed("Two"), .note("gone")])
    #expect(screen.description == "(the window is closed)")
  }

  // MARK: The trace of widgets

  @Test func `On demand the trace says what is done to widgets`() throws {
    let screen = Screen { Form() }
    screen.tracesWidgets = true
    screen.clearTrace()
    try screen.textField("Name").type("A")
    #expect(screen.trace == [.updated("button \"Send\"")])
    #expect(screen.trace.map(\.description) == ["updated button \"Send\""])
  }
}
