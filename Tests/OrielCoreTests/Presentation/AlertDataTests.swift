import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Alerts made from data: what stays as it was when they were presented, and what is live.
@MainActor struct AlertDataTests {
  /// Data that can't be compared.
  struct Draft {
    let name: String
    let note: () -> Void
  }

  @Observable @MainActor final class Model {
    var asks = true
    var item: String?
    var draft: Draft?
    var error: Failure?
    var text = "text"
    @ObservationIgnored let log = Log()
  }

  struct Failure: LocalizedError {
    var errorDescription: String?
    var failureReason: String? { "Because." }
  }

  // MARK: What it was presented with

  private struct Presenting: View {
    let model: Model
    var body: some View {
      Text("x").alert("T", isPresented: Bindable(model).asks, presenting: model.item) { item in
        Button("Open \(item)") { model.log("opened \(item)") }
      } message: { item in
        Text("About \(item)")
      }
    }
  }

  @Test func `With data, an alert shows once there is some, and keeps what it was presented with`() throws {
    let model = Model()
    let screen = Screen { Presenting(model: model) }
    #expect(screen.alerts.isEmpty)
    #expect(model.asks)
    model.item = "one"
    #expect(try screen.alert.message == "About one")
    model.item = "two"
    #expect(try screen.alert.message == "About one")
    try screen.answer("Open one")
    #expect(model.log.take() == ["opened one"])
    #expect(!model.asks)
  }

  @Test func `Data that becomes nil leaves the alert as it is, and nothing comes later unasked`() throws {
    let model = Model()
    model.item = "one"
    let screen = Screen { Presenting(model: model) }
    #expect(screen.alerts.count == 1)
    model.item = nil
    #expect(try screen.alert.message == "About one")
    #expect(model.asks)
    try screen.answer("Open one")
    #expect(model.log.take() == ["opened one"])
    #expect(!model.asks)
    model.item = "two"
    #expect(screen.alerts.isEmpty)
    model.asks = true
    #expect(try screen.alert.message == "About two")
  }

  @Test func `Without its data, the alert still goes when its binding says so`() {
    let model = Model()
    model.item = "one"
    let screen = Screen { Presenting(model: model) }
    #expect(screen.alerts.count == 1)
    model.item = nil
    #expect(screen.alerts.count == 1)
    model.asks = false
    #expect(screen.alerts.isEmpty)
  }

  @Test func `Data that goes while the alert waits keeps it from coming, until there is some`() throws {
    let model = Model()
    model.item = "one"
    let screen = Screen {
      Text("y").alert("First", isPresented: .constant(true)) { Button("OK") { model.item = nil } }
      Presenting(model: model)
    }
    #expect(try screen.alert.title == "First")
    try screen.answer("OK")
    #expect(screen.alerts.isEmpty)
    model.item = "two"
    #expect(try screen.alert.message == "About two")
  }

  private struct Failing: View {
    let model: Model
    var body: some View {
      Text("x").alert(isPresented: Bindable(model).asks, error: model.error) {
        TextField("Name", text: Bindable(model).text)
        Button("Retry") {}.disabled(model.text.isEmpty)
      }
    }
  }

  @Test func `An error alert keeps its error, and its fields and buttons are live`() throws {
    let model = Model()
    model.error = Failure(errorDescription: "One")
    let screen = Screen { Failing(model: model) }
    #expect(try screen.alert.title == "One")
    model.error = Failure(errorDescription: "Two")
    model.text = ""
    #expect(try screen.alert.title == "One")
    #expect(try screen.alert.button("Retry")?.isEnabled == false)
    model.error = nil
    #expect(try screen.alert.title == "One")
    #expect(try screen.alert.message == "Because.")
    try screen.type("ab", intoAlertField: "Name")
    #expect(model.text == "ab")
    #expect(try screen.alert.button("Retry")?.isEnabled == true)
    try screen.answer("Retry")
    #expect(screen.alerts.isEmpty && !model.asks)
  }

  // MARK: What is live

  /// The state is the view's own, and read only by the actions.
  private struct Naming: View {
    let model: Model
    var kind = AlertRequest.Kind.alert
    @State private var name = ""

    var body: some View {
      if kind == .alert {
        Text("x").alert("T", isPresented: Bindable(model).asks, presenting: model.draft) { actions($0) }
      } else {
        Text("x").confirmationDialog("T", isPresented: Bindable(model).asks, presenting: model.draft) {
          actions($0)
        } message: {
          Text($0.name)
        }
      }
    }

    @ViewBuilder private func actions(_ draft: Draft) -> some View {
      TextField("Name", text: $name)
      Button("Save \(draft.name)") {
        draft.note()
        model.log("saved \(name)")
      }
      .disabled(name.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `Fields and buttons are live, also with data that can't be compared`(isAlert: Bool) throws {
    let model = Model()
    model.draft = Draft(name: "one") { model.log("one") }
    let screen = Screen { Naming(model: model, kind: isAlert ? .alert : .confirmationDialog) }
    #expect(try screen.alert.button("Save one")?.isEnabled == false)
    try screen.type("ab", intoAlertField: "Name")
    #expect(try screen.alert.textFields.map(\.text) == ["ab"])
    #expect(try screen.alert.button("Save one")?.isEnabled == true)
    model.draft = Draft(name: "two") { model.log("two") }
    #expect(try screen.alert.button("Save one")?.isEnabled == true)
    model.draft = nil
    try screen.replaceText(ofAlertField: "Name", with: "")
    #expect(try screen.alert.button("Save one")?.isEnabled == false)
    try screen.type("c", intoAlertField: "Name")
    try screen.answer("Save one")
    #expect(model.log.take() == ["one", "saved c"])
  }

  private struct Scenes: App {
    let model: Model
    init() { self.init(Model()) }
    init(_ model: Model) { self.model = model }
    var body: some Scene {
      Window("Main", id: "main") { Text("x") }
      AlertScene("T", isPresented: Bindable(model).asks, presenting: model.item) { item in
        Button("Open \(item)") { model.log("opened \(item)") }.disabled(model.text.isEmpty)
      } message: {
        Text("About \($0)")
      }
    }
  }

  @Test func `An alert of the app keeps its data, and is live otherwise`() throws {
    let model = Model()
    model.item = "one"
    let app = TestApp { Scenes(model) }
    #expect(try app.alert.message == "About one")
    model.item = nil
    model.text = ""
    #expect(app.alerts.map(\.message) == ["About one"])
    #expect(try app.alert.button("Open one")?.isEnabled == false)
    model.text = "text"
    try app.answer("Open one")
    #expect(model.log.take() == ["opened one"])
    model.item = "two"
    #expect(app.alerts.isEmpty)
  }
}
