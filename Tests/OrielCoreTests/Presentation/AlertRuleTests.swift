import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// The rules of alerts and confirmation dialogs: what they show, and what answering leads to.
@MainActor struct AlertRuleTests {
  private let log = Log()

  @Observable @MainActor final class Model {
    var asks = true
    var flag = true
    var name = "Ada"
    var item: String?
    var names = ["a", "b"]
  }

  private func alert<A: View>(@ViewBuilder _ actions: @escaping () -> A) throws -> ScreenAlert {
    try Screen { Text("x").alert("T", isPresented: .constant(true), actions: actions) }.alert
  }

  private func dialog<A: View>(@ViewBuilder _ actions: @escaping () -> A) throws -> ScreenAlert {
    try Screen { Text("x").confirmationDialog("T", isPresented: .constant(true), actions: actions) }.alert
  }

  // MARK: Buttons

  @Test func `Without actions an alert has an OK, and a confirmation dialog a Cancel`() throws {
    #expect(try alert {}.buttons == [ScreenAlert.Button("OK", isDefault: true)])
    #expect(try dialog {}.buttons == [ScreenAlert.Button("Cancel", role: .cancel, isCancel: true)])
  }

  @Test func `An alert adds no cancelling button; a confirmation dialog does unless there is one`() throws {
    #expect(try alert { Button("Go") {} }.buttons.map(\.label) == ["Go"])
    #expect(try dialog { Button("Go") {} }.buttons.map(\.label) == ["Cancel", "Go"])
    let own = try dialog {
      Button("Go") {}
      Button("Rather not", role: .cancel) {}
    }
    #expect(own.buttons.map(\.label) == ["Rather not", "Go"])
  }

  @Test func `The cancelling button comes first and the default last; the others keep their order`() throws {
    let alert = try alert {
      Button("One") {}
      Button("Two", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
      Button("Three") {}
    }
    #expect(
      alert.buttons == [
        ScreenAlert.Button("Cancel", role: .cancel, isCancel: true), ScreenAlert.Button("Two", role: .destructive),
        ScreenAlert.Button("Three"), ScreenAlert.Button("One", isDefault: true),
      ])
  }

  @Test func `A button in a frame is an action`() throws {
    let warnings = try Screen.warnings {
      let alert = try alert {
        Button("Wide") {}.frame(width: 200)
        Button("Plain") {}
      }
      #expect(alert.buttons.map(\.label) == ["Plain", "Wide"])
    }
    #expect(warnings == [])
  }

  @Test func `Shortcuts choose the default and the cancelling button`() throws {
    let alert = try alert {
      Button("One") {}
      Button("Two", role: .destructive) {}.keyboardShortcut(.defaultAction)
      Button("Three") {}.keyboardShortcut(.cancelAction)
    }
    #expect(
      alert.buttons == [
        ScreenAlert.Button("Three", isCancel: true), ScreenAlert.Button("One"),
        ScreenAlert.Button("Two", role: .destructive, isDefault: true),
      ])
  }

  private struct Deletion: View {
    @State private var isShown = true
    @State private var answers: [String] = []
    var isMarked = false

    var body: some View {
      Text(verbatim: "answers \(answers)").alert("T", isPresented: $isShown) {
        Button("Delete", role: .destructive) { answers.append("delete") }
          .keyboardShortcut(isMarked ? .defaultAction : nil)
        Button("Cancel", role: .cancel) { answers.append("cancel") }
      }
    }
  }

  @Test func `With destructive and cancelling buttons only, Return cancels`() throws {
    let screen = Screen { Deletion() }
    #expect(
      try screen.alert.buttons == [
        ScreenAlert.Button("Cancel", role: .cancel, isDefault: true, isCancel: true),
        ScreenAlert.Button("Delete", role: .destructive),
      ])
    try screen.pressReturn()
    #expect(screen.texts == ["answers [\"cancel\"]"])
  }

  @Test func `A destructive button that the app marks is the default`() throws {
    let screen = Screen { Deletion(isMarked: true) }
    #expect(try screen.alert.buttons.map(\.label) == ["Cancel", "Delete"])
    try screen.pressReturn()
    #expect(screen.texts == ["answers [\"delete\"]"])
  }

  @Test func `Return keeps everything in a confirmation of something destructive`() throws {
    let dialog = try dialog { Button("Delete", role: .destructive) {} }
    #expect(
      dialog.buttons == [
        ScreenAlert.Button("Cancel", role: .cancel, isDefault: true, isCancel: true),
        ScreenAlert.Button("Delete", role: .destructive),
      ])
  }

  private struct Several: View {
    var body: some View {
      Button("From a view") {}
      Button {
      } label: {
        Label("With a symbol", systemImage: "trash")
      }
    }
  }

  @Test func `Actions may be conditions, loops, groups and views of the app's own`() throws {
    let choice = 2
    let alert = try alert {
      if choice > 1 { Button("If") {} } else { Button("Else") {} }
      switch choice {
      case 2: Button("Case two") {}
      default: Button("Other case") {}
      }
      ForEach(["x", "y"], id: \.self) { Button($0) {} }
      Group { Button("Grouped") {} }.disabled(true)
      Several()
    }
    #expect(
      alert.buttons.map(\.label) == ["Case two", "x", "y", "Grouped", "From a view", "With a symbol", "If"])
    #expect(alert.button("Grouped")?.isEnabled == false)
  }

  @Test func `Other views are left out, with a warning`() throws {
    var shown: ScreenAlert?
    let warnings = try Screen.warnings {
      shown = try alert {
        Button("Go") {}
        Toggle("Not here", isOn: .constant(true))
        Text("Nor here")
      }
    }
    #expect(shown?.buttons.map(\.label) == ["Go"])
    #expect(warnings.count == 2)
  }

  @Test func `Text is shown literally, whatever is in it`() throws {
    let text = "100% <b>&amp; _x_ %@ \\n " + String(repeating: "long ", count: 2_000)
    let screen = Screen {
      Text("x").alert(text, isPresented: .constant(true)) {
        Button(text) {}
      } message: {
        Text(text)
      }
    }
    let alert = try screen.alert
    #expect(alert.title == text)
    #expect(alert.message == text)
    #expect(alert.buttons.map(\.label) == [text])
  }

  @Test func `A message may be several texts, or none`() throws {
    let screen = Screen {
      Text("x").alert("T", isPresented: .constant(true)) {
      } message: {
        Text("One.")
        if log.take().isEmpty { Text("Two.") }
      }
    }
    #expect(try screen.alert.message == "One.\nTwo.")
    #expect(try alert {}.message == nil)
  }

  @Test func `The title of a confirmation dialog is hidden on demand only`() throws {
    for (visibility, isHidden) in [(Visibility.automatic, false), (.visible, false), (.hidden, true)] {
      let screen = Screen {
        Text("x").confirmationDialog("T", isPresented: .constant(true), titleVisibility: visibility) {
        } message: {
          Text("M")
        }
      }
      #expect(try screen.alert.isTitleHidden == isHidden)
      #expect(try screen.alert.title == "T")
    }
  }

  @Test func `An alert can be answered also where its view is disabled`() throws {
    let screen = Screen {
      VStack { Text("x").alert("T", isPresented: .constant(true)) { Button("Go") {} } }.disabled(true)
    }
    try screen.answer("Go")
    #expect(screen.alerts.isEmpty)
  }

  // MARK: Order of what follows

  private struct Answering: View {
    let model: Model
    let log: Log
    var body: some View {
      Text("x")
        .alert("T", isPresented: binding) {
          Button("Do") { log("action, binding \(model.asks)") }
          Button("Again") {
            log("again")
            model.asks = false
            model.asks = true
          }
        }
    }
    private var binding: Binding<Bool> {
      Binding(
        get: { model.asks },
        set: {
          log("binding = \($0)")
          model.asks = $0
        })
    }
  }

  @Test func `The action runs, then the binding becomes false`() throws {
    let model = Model()
    let screen = Screen { Answering(model: model, log: log) }
    try screen.answer("Do")
    #expect(log.take() == ["action, binding true", "binding = false"])
    #expect(screen.alerts.isEmpty)
  }

  @Test func `Dismissal without a cancelling button only sets the binding`() throws {
    let model = Model()
    let screen = Screen { Answering(model: model, log: log) }
    try screen.pressEscape()
    #expect(log.take() == ["binding = false"])
    #expect(screen.trace.last == .dismissed("T"))
  }

  @Test func `A binding that ignores the write stays closed until it changes`() throws {
    let screen = Screen { Text("x").alert("T", isPresented: .constant(true)) {} }
    try screen.answer("OK")
    #expect(screen.alerts.isEmpty)
    #expect(screen.trace.filter { $0 == .presented("T") }.count == 1)
  }

  @Test func `Fifty times presented and answered is fifty times the same`() throws {
    let model = Model()
    let screen = Screen { Answering(model: model, log: log) }
    for _ in 0..<50 {
      try screen.answer("Do")
      #expect(!model.asks)
      model.asks = true
    }
    #expect(log.take().count == 100)
    #expect(screen.alerts.count == 1)
  }

  @Test func `Setting the binding back dismisses, and no action runs`() {
    let model = Model()
    let screen = Screen { Answering(model: model, log: log) }
    #expect(screen.alerts.count == 1)
    model.asks = false
    #expect(screen.alerts.isEmpty)
    #expect(screen.trace == [.windowOpened("Test"), .presented("T"), .dismissed("T")])
    #expect(log.take() == [])
  }

  // MARK: Errors

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var failureReason: String? { "No room." }
    var recoverySuggestion: String? { "Make some." }
  }

  @Test func `An error gives title and detail`() throws {
    let screen = Screen { Text("x").alert(isPresented: .constant(true), error: Failure()) { Button("Pity") {} } }
    #expect(try screen.alert.title == "It failed")
    #expect(try screen.alert.message == "No room.\nMake some.")
    let own = Screen {
      Text("x").alert(isPresented: .constant(true), error: Failure()) { _ in
        Button("Pity") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
    #expect(try own.alert.message == "Make some.")
    let none = Screen { Text("x").alert(isPresented: .constant(true), error: Failure?.none) {} }
    #expect(none.alerts.isEmpty)
  }

  // MARK: While it is on the screen

  private struct Live: View {
    let model: Model
    var body: some View {
      Text("x").alert("T", isPresented: Bindable(model).asks) {
        TextField("Name", text: Bindable(model).name)
        if model.flag { Button("First") { model.item = "first" } }
        ForEach(model.names, id: \.self) { name in Button("Row \(name)") { model.item = name } }
        Button("Last") { model.item = "last" }.disabled(model.name.isEmpty)
      }
    }
  }

  @Test func `Buttons follow whether they are enabled, and fields their text`() throws {
    let model = Model()
    let screen = Screen { Live(model: model) }
    #expect(try screen.alert.button("Last")?.isEnabled == true)
    model.name = ""
    #expect(try screen.alert.button("Last")?.isEnabled == false)
    #expect(try screen.alert.textFields.map(\.text) == [""])
    try screen.type("xy", intoAlertField: "Name")
    #expect(model.name == "xy")
    #expect(try screen.alert.button("Last")?.isEnabled == true)
  }

  @Test func `The buttons of a visible dialog keep their places, and run their own action`() throws {
    let model = Model()
    let screen = Screen { Live(model: model) }
    let labels = try screen.alert.buttons.map(\.label)
    #expect(labels == ["Row a", "Row b", "Last", "First"])
    model.flag = false
    model.names = ["b", "c"]
    #expect(try screen.alert.buttons.map(\.label) == labels)
    // What has left the actions can't be pressed any more.
    #expect(try screen.alert.button("First")?.isEnabled == false)
    #expect(try screen.alert.button("Row a")?.isEnabled == false)
    try screen.answer("Row b")
    #expect(model.item == "b")
  }

  private struct Grave: View {
    let model: Model
    var body: some View {
      Text("x").alert("T", isPresented: Bindable(model).asks) { Button("OK") {} }
        .dialogSeverity(model.flag ? .critical : .standard)
        .dialogIcon(model.item.map { Image(systemName: $0) })
    }
  }

  @Test func `Severity and icon follow their modifiers`() throws {
    let model = Model()
    model.flag = false
    let screen = Screen { Grave(model: model) }
    #expect(try screen.alert.severity == .standard)
    #expect(try screen.alert.icon == nil)
    model.flag = true
    model.item = "bell"
    #expect(try screen.alert.severity == .critical)
    #expect(try screen.alert.icon == "bell")
    model.flag = false
    model.item = nil
    #expect(try screen.alert.severity == .standard)
    #expect(try screen.alert.icon == nil)
    #expect(screen.trace == [.windowOpened("Test"), .presented("T")])
  }

  private struct Suppressible: View {
    let model: Model
    var body: some View {
      Text("x").alert("T", isPresented: Bindable(model).asks) {}
        .dialogSuppressionToggle("Quiet", isSuppressed: Bindable(model).flag)
    }
  }

  @Test func `The suppression toggle follows its binding`() throws {
    let model = Model()
    let screen = Screen { Suppressible(model: model) }
    #expect(try screen.alert.suppression?.label == "Quiet")
    #expect(try screen.alert.suppression?.isOn == true)
    model.flag = false
    #expect(try screen.alert.suppression?.isOn == false)
    try screen.setAlertSuppression(true)
    #expect(model.flag)
  }
}
