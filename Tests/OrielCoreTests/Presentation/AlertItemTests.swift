import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Alerts and confirmation dialogs for the value of a binding, or for its error.
@MainActor struct AlertItemTests {
  /// A value that can't be compared: it has no `id` and no `==`.
  struct Step: Sendable {
    let name: String
    let next: @Sendable () -> Step?
    static let last = Step(name: "last") { nil }
    static let first = Step(name: "first") { last }
  }

  struct Question: Identifiable {
    var id: Int
    var text = ""
  }

  enum Failure: LocalizedError {
    case network, disk, unknown
    var errorDescription: String? { self == .unknown ? nil : "\(self)" }
    var failureReason: String? { self == .disk ? "It is full." : nil }
    var recoverySuggestion: String? { self == .disk ? "Delete something." : nil }
  }

  @Observable @MainActor final class Model {
    var step: Step?
    var question: Question?
    var failure: Failure?
    var name: String?
    var count = 0
    @ObservationIgnored let log = Log()
    @ObservationIgnored var action: () -> Void = {}
  }

  final class OldModel: ObservableObject {
    @Published var step: Step? = .first
    @Published var count = 0
  }

  private let model = Model()

  // MARK: The value

  private func named(_ isAlert: Bool = true) -> Screen {
    let names = Bindable(model).name
    return Screen {
      if isAlert {
        Text("x").alert("T", item: names) { name in
          Button("Open \(name)") { model.log("opened \(name), \(model.name ?? "nil")") }.disabled(model.count > 0)
        } message: {
          Text("About \($0)")
        }
      } else {
        Text("x").confirmationDialog("T", item: names) { name in
          Button("Open \(name)") { model.log("opened \(name), \(model.name ?? "nil")") }.disabled(model.count > 0)
        } message: {
          Text("About \($0)")
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `A dialog shows while there is a value, and its action runs before that becomes nil`(isAlert: Bool) throws {
    let screen = named(isAlert)
    #expect(screen.alerts.isEmpty)
    model.name = "one"
    #expect(try screen.alert.message == "About one")
    try screen.answer("Open one")
    #expect(model.log.take() == ["opened one, one"])
    #expect(screen.alerts.isEmpty && model.name == nil)
    model.name = "one"
    #expect(try screen.alert.message == "About one")
  }

  @Test(arguments: [true, false])
  func `A dialog keeps its value, and nothing is left of another one that was written meanwhile`(isAlert: Bool) throws {
    let screen = named(isAlert)
    model.name = "one"
    #expect(try screen.alert.message == "About one")
    model.name = "two"
    #expect(try screen.alert.message == "About one")
    #expect(try screen.alert.button("Open one")?.isEnabled == true)
    model.count = 1
    #expect(try screen.alert.button("Open one")?.isEnabled == false)
    model.count = 0
    try screen.answer("Open one")
    #expect(model.log.take() == ["opened one, two"])
    #expect(screen.alerts.isEmpty && model.name == nil)
    #expect(screen.trace.filter { $0 == .presented("T") }.count == 1)
  }

  @Test(arguments: [true, false])
  func `A value that becomes nil dismisses the dialog without an action`(isAlert: Bool) {
    let screen = named(isAlert)
    model.name = "one"
    #expect(screen.alerts.count == 1)
    model.name = nil
    #expect(screen.alerts.isEmpty)
    #expect(model.log.take() == [])
    model.name = "two"
    #expect(screen.alerts.map(\.message) == ["About two"])
  }

  @Test func `Escape makes the value nil`() throws {
    let screen = named(false)
    model.name = "one"
    try screen.answer("Cancel")
    #expect(screen.alerts.isEmpty && model.name == nil && model.log.take() == [])
  }

  @Test func `An alert without actions has an OK button, which makes the value nil`() throws {
    let screen = Screen { Text("x").alert("T", item: Bindable(model).step) { _ in } }
    model.step = .last
    #expect(try screen.alert.buttons.map(\.label) == ["OK"])
    try screen.answer("OK")
    #expect(screen.alerts.isEmpty && model.step == nil)
  }

  // MARK: The next value

  private struct InState: View {
    @State var step: Step? = .first
    @State var count = 0
    var body: some View {
      Text("count \(count)").alert("Continue?", item: $step) { presented in
        Button("Next") { step = presented.next() }
        Button("Again") { step = presented }
        Button("Count") { count += 1 }
      }
    }
  }

  private struct InObject: View {
    @State var model = Model()
    var body: some View {
      Text("count \(model.count)").alert("Continue?", item: $model.step) { presented in
        Button("Next") { model.step = presented.next() }
        Button("Again") { model.step = presented }
        Button("Count") { model.count += 1 }
      }
      .onAppear { model.step = .first }
    }
  }

  private struct InOldObject: View {
    @StateObject var model = OldModel()
    var body: some View {
      Text("count \(model.count)").alert("Continue?", item: $model.step) { presented in
        Button("Next") { model.step = presented.next() }
        Button("Again") { model.step = presented }
        Button("Count") { model.count += 1 }
      }
    }
  }

  private func stepping(_ place: String) -> Screen {
    Screen {
      switch place {
      case "state": InState()
      case "object": InObject()
      default: InOldObject()
      }
    }
  }

  @Test(arguments: ["state", "object", "old object"])
  func `A value that the action writes is presented next, though it can't be compared`(place: String) throws {
    let screen = stepping(place)
    try screen.answer("Again")
    #expect(screen.alerts.count == 1)
    try screen.answer("Next")
    #expect(screen.alerts.count == 1)
    try screen.answer("Next")
    #expect(screen.alerts.isEmpty)
    #expect(screen.trace.filter { $0 == .presented("Continue?") }.count == 3)
  }

  @Test(arguments: ["state", "object", "old object"])
  func `An action that writes something else answers the dialog`(place: String) throws {
    let screen = stepping(place)
    try screen.answer("Count")
    #expect(screen.alerts.isEmpty)
    #expect(screen.text("count 1").exists)
  }

  private struct Parts { var step: Step? = .first, question: Question? = Question(id: 1), names = ["a", "b"] }

  private struct InParts: View {
    @State var parts = Parts()
    var body: some View {
      Text("\(parts.names.count) names").alert("Q", item: $parts.question) { question in
        Button("Next \(question.id)") { parts.question = Question(id: question.id + 1) }
        Button("Edit") { parts.question?.text = "edited" }
        Button("Delete") { parts.names.removeAll() }
      }
    }
  }

  @Test func `Of a part of a state, another identity is another value, and an edit is none`() throws {
    for last in ["Edit", "Delete"] {
      let screen = Screen { InParts() }
      try screen.answer("Next 1")
      #expect(try screen.alert.button("Next 2") != nil)
      try screen.answer(last)
      #expect(screen.alerts.isEmpty)
    }
  }

  @Test func `A value with an identity that the action edits is answered`() throws {
    let screen = Screen {
      Text("x").alert("Q", item: Bindable(model).question) { question in
        Button("Edit \(question.id)") { model.question?.text = "edited" }
        Button("Next") { model.question = Question(id: 2) }
      }
    }
    model.question = Question(id: 1)
    try screen.answer("Next")
    #expect(screen.alerts.count == 1)
    try screen.answer("Edit 2")
    #expect(screen.alerts.isEmpty && model.question == nil)
  }

  @Test func `A value that the action wants to present elsewhere is presented there`() throws {
    let screen = Screen {
      Text("x")
        .alert("Q", item: Bindable(model).question) { _ in Button("Ask") { model.name = "Ada" } }
        .confirmationDialog("Name", item: Bindable(model).name) { Button($0) { model.question = Question(id: 2) } }
    }
    model.question = Question(id: 1)
    try screen.answer("Ask")
    #expect(try screen.alert.title == "Name")
    #expect(model.question == nil)
    try screen.answer("Ada")
    #expect(try screen.alert.title == "Q")
    #expect(model.name == nil)
  }

  // MARK: Errors

  @Test func `An error is the title of its alert, and tells what can be done`() throws {
    let screen = Screen {
      Text("x").alert(error: Bindable(model).failure) { Button("Retry") { model.action() } }
    }
    model.failure = .disk
    #expect(try screen.alert.title == "disk")
    #expect(try screen.alert.message == "It is full.\nDelete something.")
    model.action = { model.failure = .network }
    try screen.answer("Retry")
    #expect(try screen.alert.title == "network")
    #expect(try screen.alert.message == nil)
    model.action = {}
    try screen.answer("Retry")
    #expect(screen.alerts.isEmpty && model.failure == nil)
  }

  private struct Retrying: View {
    @State var failure: Failure? = .network
    var body: some View {
      Text("x").alert(error: $failure) { error in
        Button("Retry") { failure = error }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Because of \($0)")
      }
    }
  }

  @Test func `A retry that fails for the same reason shows the alert again`() throws {
    let screen = Screen { Retrying() }
    try screen.answer("Retry")
    #expect(try screen.alert.message == "Because of network")
    #expect(screen.trace.filter { $0 == .presented("network") }.count == 2)
    try screen.answer("Cancel")
    #expect(screen.alerts.isEmpty)
  }

  @Test func `An error without a description has a title`() throws {
    let screen = Screen { Text("x").alert(error: Bindable(model).failure) {} }
    model.failure = .unknown
    #expect(try screen.alert.title == "The operation couldn’t be completed.")
  }

  // MARK: Former styles

  private struct Former: View {
    let log: Log
    @State private var asks = false
    @State private var question: Question?

    @available(*, deprecated) var body: some View {
      Button("Flag") { asks = true }
        .actionSheet(isPresented: $asks) {
          ActionSheet(
            title: Text("Format"), message: Text("Of the file"),
            buttons: [.default(Text("PDF")) { log("pdf") }, .destructive(Text("None")) { log("none") }])
        }
      Button("Item") { question = Question(id: 7) }
        .actionSheet(item: $question) { question in
          ActionSheet(
            title: Text("Question \(question.id)"),
            buttons: [.default(Text("Next")) { self.question = Question(id: 8) }, .cancel(Text("Stop"))])
        }
    }
  }

  @Test func `An action sheet is a confirmation dialog whose title is displayed`() throws {
    let log = Log()
    let screen = Screen { Former(log: log) }
    try screen.button("Flag").tap()
    #expect(try screen.alert.title == "Format")
    #expect(try screen.alert.message == "Of the file")
    #expect(Set(try screen.alert.buttons.map(\.label)) == ["PDF", "None", "Cancel"])
    try screen.answer("None")
    #expect(log.take() == ["none"])
    try screen.button("Item").tap()
    #expect(try screen.alert.title == "Question 7")
    try screen.answer("Next")
    #expect(try screen.alert.title == "Question 8")
    try screen.answer("Stop")
    #expect(screen.alerts.isEmpty)
  }

  // MARK: Scenes

  private struct Scenes: App {
    let model: Model
    init() { self.init(Model()) }
    init(_ model: Model) { self.model = model }
    var body: some Scene {
      Window("Main", id: "main") { Text("x") }
      AlertScene("T", item: Bindable(model).step) { step in
        Button("Next \(step.name)") { model.step = step.next() }
      } message: {
        Text("About \($0.name)")
      }
      AlertScene(LocalizedStringResource("N"), item: Bindable(model).name) { Button($0) {} }
    }
  }

  @Test func `An alert of the app presents one value after another`() throws {
    let app = TestApp { Scenes(model) }
    model.step = .first
    #expect(try app.alert.message == "About first")
    try app.answer("Next first")
    #expect(app.alerts.map(\.message) == ["About last"])
    try app.answer("Next last")
    #expect(app.alerts.isEmpty && model.step == nil)
    model.name = "Ada"
    #expect(app.alerts.map(\.title) == ["N"])
    try app.answer("Ada")
    #expect(app.alerts.isEmpty && model.name == nil)
  }

  private struct Titled: App {
    var body: some Scene {
      Window("Main", id: "main") { Text("x") }
      AlertScene("key", item: .constant(7)) { Button("Go \($0)") {} }
      AlertScene("key", item: .constant(7)) {
        Button("Go \($0)") {}
      } message: {
        Text("Message \($0)")
      }
      AlertScene(Text("text"), item: .constant(7)) { Button("Go \($0)") {} }
      AlertScene(Text("text"), item: .constant(7)) {
        Button("Go \($0)") {}
      } message: {
        Text("Message \($0)")
      }
      AlertScene("string".dropFirst(0), item: .constant(7)) { Button("Go \($0)") {} }
      AlertScene("string".dropFirst(0), item: .constant(7)) {
        Button("Go \($0)") {}
      } message: {
        Text("Message \($0)")
      }
      AlertScene(LocalizedStringResource("resource"), item: .constant(7)) {
        Button("Go \($0)") {}
      } message: {
        Text("Message \($0)")
      }
    }
  }

  @Test func `Alerts of the app with titles of each kind`() {
    let alerts = TestApp { Titled() }.alerts
    #expect(alerts.map(\.title).sorted() == ["key", "key", "resource", "string", "string", "text", "text"])
    #expect(alerts.compactMap(\.message) == Array(repeating: "Message 7", count: 4))
  }
}
