import Observation
import OrielCore
import OrielTesting
import Testing

/// Seeing and answering alerts.
@MainActor struct AlertTests {
  private struct Files: View {
    let log: (String) -> Void
    @State private var asks = false
    @State private var name = "notes.txt"
    @State private var isDone = false
    var body: some View {
      VStack {
        Text(asks ? "asking" : "quiet")
        Button("Delete…") { asks = true }
        Button("Withdraw") { asks = false }
      }
      .alert("Delete the file?", isPresented: $asks) {
        TextField("Type its name", text: $name)
        Button("Delete", role: .destructive) { log("deleted \(name)") }
        Button("Archive") { log("archived") }
          .disabled(name.isEmpty)
        Button("Cancel", role: .cancel) { log("kept") }
      } message: {
        Text("It is gone for good.")
      }
      .onChange(of: asks) { log("asks \(asks)") }
    }
  }

  private func makeScreen() throws -> Screen {
    weak var noting: Screen?
    let screen = Screen { Files { noting?.note($0) } }
    noting = screen
    try screen.button("Delete…").tap()
    return screen
  }

  @Test func `An alert is seen as a value`() throws {
    let screen = try makeScreen()
    let alert = try screen.alert
    #expect(alert.kind == .alert)
    #expect(alert.title == "Delete the file?")
    #expect(alert.message == "It is gone for good.")
    #expect(
      alert.buttons == [
        ScreenAlert.Button("Cancel", role: .cancel, isCancel: true), ScreenAlert.Button("Delete", role: .destructive),
        ScreenAlert.Button("Archive", isDefault: true),
      ])
    #expect(alert.textFields.map(\.label) == ["Type its name"])
    #expect(alert.textFields.map(\.text) == ["notes.txt"])
    #expect(alert.suppression == nil)
    #expect(alert.button("Delete")?.role == .destructive)
    #expect(
      screen.description == """
        window "Test"
          stack (vertical)
            text "asking"
            button "Delete…" (focused)
            button "Withdraw"
        alert "Delete the file?"
          message "It is gone for good."
          text field "Type its name" (text "notes.txt")
          button "Cancel" (cancel)
          button "Delete" (destructive)
          button "Archive" (default)
        """)
  }

  @Test func `A button is pressed, its action runs, then the binding is false`() throws {
    let screen = try makeScreen()
    try screen.answer("Delete")
    #expect(
      screen.trace == [
        .windowOpened("Test"), .note("asks true"), .presented("Delete the file?"),
        .pressed("Delete", in: "Delete the file?"), .note("deleted notes.txt"), .note("asks false"),
      ])
    #expect(screen.alerts.isEmpty)
    #expect(screen.text("quiet").exists)
  }

  @Test(arguments: ["escape", "close"])
  func `Escape and the close button mean the cancelling button`(way: String) throws {
    let screen = try makeScreen()
    screen.clearTrace()
    if way == "escape" { try screen.pressEscape() } else { try screen.closeAlert() }
    #expect(screen.trace == [.pressed("Cancel", in: "Delete the file?"), .note("kept"), .note("asks false")])
  }

  @Test func `Return means the default button`() throws {
    let screen = try makeScreen()
    screen.clearTrace()
    try screen.pressReturn()
    #expect(screen.trace == [.pressed("Archive", in: "Delete the file?"), .note("archived"), .note("asks false")])
  }

  @Test func `Fields of an alert are bound both ways, and its buttons follow`() throws {
    let screen = try makeScreen()
    try screen.replaceText(ofAlertField: "Type its name", with: "")
    #expect(try screen.alert.button("Archive")?.isEnabled == false)
    #expect(throws: ScreenError.self) { try screen.answer("Archive") }
    try screen.type("my.txt", intoAlertField: "Type its name")
    #expect(try screen.alert.textFields.first?.text == "my.txt")
    try screen.answer("Delete")
    #expect(screen.trace.contains(.note("deleted my.txt")))
  }

  @Test func `What is behind an alert can't be reached`() throws {
    let screen = try makeScreen()
    let error = #expect(throws: ScreenError.self) { try screen.button("Withdraw").tap() }
    #expect(error?.reason == .blocked)
    #expect(error?.message == "can't tap the button \"Withdraw\": the alert \"Delete the file?\" is in front of it")
    #expect(throws: ScreenError.self) { try screen.closeWindow() }
    try screen.answer("Cancel")
    try screen.button("Withdraw").tap()
  }

  @Test func `A button that isn't there is an error that shows what is`() throws {
    let screen = try makeScreen()
    let error = #expect(throws: ScreenError.self) { try screen.answer("Explode") }
    #expect(error?.reason == .notFound)
    #expect(error?.screen.contains("button \"Archive\" (default)") == true)
  }

  @Test func `An alert that fails is gone, and its binding false`() throws {
    let screen = try makeScreen()
    screen.clearTrace()
    let warnings = try Screen.warnings { try screen.failAlert("no display") }
    #expect(warnings == ["an alert couldn't be presented: no display"])
    #expect(screen.trace == [.failed("Delete the file?", "no display"), .note("asks false")])
  }

  // MARK: Suppression, icon, severity

  private struct Warned: View {
    @State private var asks = true
    @State private var isSuppressed = false
    var body: some View {
      Text(isSuppressed ? "never again" : "again")
        .confirmationDialog("Overwrite?", isPresented: $asks) { Button("Overwrite", role: .destructive) {} }
        .dialogIcon(Image(systemName: "doc"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    }
  }

  @Test func `Icon, severity and the suppression toggle are seen, and the toggle is bound both ways`() throws {
    let screen = Screen { Warned() }
    let alert = try screen.alert
    #expect(alert.kind == .confirmationDialog)
    #expect(alert.icon == "doc")
    #expect(alert.severity == .critical)
    #expect(alert.suppression?.label == "Don't ask again")
    #expect(alert.suppression?.isOn == false)
    try screen.setAlertSuppression(true)
    #expect(screen.text("never again").exists)
    #expect(try screen.alert.suppression?.isOn == true)
    try screen.closeAlert()
    #expect(screen.alerts.isEmpty)
  }

  // MARK: Pace

  private struct Racing: View {
    let model: Race
    var body: some View {
      Text("race").alert("Race", isPresented: Bindable(model).asks) {
        Button("OK") {}
        Button("Count") { model.count += 1 }
      }
    }
  }

  @Observable @MainActor final class Race {
    var asks = false
    var count = 0
  }

  @Test func `By hand, an alert stays on its way until the test lets it arrive`() throws {
    let race = Race()
    let screen = Screen { Racing(model: race) }
    screen.pace = .byHand
    race.asks = true
    #expect(screen.arrivingAlerts == ["Race"])
    #expect(throws: ScreenError.self) { try screen.answer("OK") }
    screen.finishTransitions()
    #expect(screen.arrivingAlerts == [])
    #expect(try screen.alert.title == "Race")

    race.asks = false
    #expect(screen.leavingAlerts == ["Race"])
    screen.finishTransitions()
    #expect(screen.leavingAlerts == [])
    #expect(screen.trace == [.windowOpened("Test"), .presented("Race"), .dismissed("Race")])
  }

  @Test func `An alert withdrawn on its way, and asked for again, comes again once`() throws {
    let race = Race()
    let screen = Screen { Racing(model: race) }
    screen.pace = .byHand
    race.asks = true
    _ = screen.arrivingAlerts
    race.asks = false
    #expect(screen.leavingAlerts == ["Race"])
    race.asks = true
    #expect(screen.arrivingAlerts == [])
    screen.finishTransitions()
    #expect(screen.arrivingAlerts == ["Race"])
    #expect(race.asks)
    screen.finishTransitions()
    try screen.answer("OK")
    #expect(!race.asks)
    #expect(
      screen.trace == [.windowOpened("Test"), .dismissed("Race"), .presented("Race"), .pressed("OK", in: "Race")])
  }

  @Test func `A button pressed while the program withdraws the alert still counts`() throws {
    let race = Race()
    let screen = Screen { Racing(model: race) }
    race.asks = true
    _ = try screen.alert
    screen.pace = .byHand
    race.asks = false
    #expect(screen.leavingAlerts == ["Race"])
    try screen.answer("Count")
    #expect(race.count == 1)
    #expect(screen.alerts.isEmpty)
    #expect(!race.asks)
  }

  // MARK: Closing the window

  private struct Unsaved: View {
    @State private var hasChanges = true
    var body: some View {
      Text("text")
        .dismissalConfirmationDialog("Discard the changes?", shouldPresent: hasChanges) {
          Button("Discard", role: .destructive) {}
          Button("Keep editing", role: .cancel) {}
        }
    }
  }

  @Test func `A window that asks before it is closed`() throws {
    let screen = Screen(title: "Editor") { Unsaved() }
    try screen.closeWindow()
    try screen.answer("Keep editing")
    #expect(screen.isOpen)
    try screen.closeWindow()
    try screen.answer("Discard")
    #expect(!screen.isOpen)
    #expect(
      screen.trace == [
        .windowOpened("Editor"), .presented("Discard the changes?"),
        .pressed("Keep editing", in: "Discard the changes?"), .presented("Discard the changes?"),
        .pressed("Discard", in: "Discard the changes?"), .windowClosed("Editor"),
      ])
  }

  private struct Code: View {
    @State private var asks = true
    @State private var code = ""
    var body: some View {
      Text("Code \(code)").alert("Code", isPresented: $asks) {
        TextField("Code", text: Binding(get: { code }, set: { code = $0.filter(\.isNumber) }))
        Button("OK") {}
      }
      .dialogSuppressionToggle(isSuppressed: Binding(get: { false }, set: { _ in }))
    }
  }

  @Test func `A change that the app refuses doesn't stay in an alert`() throws {
    let screen = Screen { Code() }
    try screen.type("12", intoAlertField: "Code")
    try screen.type("a", intoAlertField: "Code")
    #expect(try screen.alert.textFields.map(\.text) == ["12"])
    try screen.setAlertSuppression(true)
    #expect(try screen.alert.suppression?.isOn == false)
  }
}
