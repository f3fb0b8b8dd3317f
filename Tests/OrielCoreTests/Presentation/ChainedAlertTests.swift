import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// Alerts whose buttons ask the next question through the binding of their own alert.
@MainActor struct ChainedAlertTests {
  struct Question: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  /// What can't be compared: it has no `id` and no `==`.
  struct Loose: Sendable {
    var name: String
    var count = 0
  }

  enum Failure: LocalizedError {
    case network
    case disk([Loose])
    var errorDescription: String? {
      switch self {
      case .network: "The network is down"
      case .disk: "The disk is full"
      }
    }
  }

  @Observable @MainActor final class Model {
    var asks = true
    var question: Question? = Question(id: 1, text: "First")
    var loose: Loose? = Loose(name: "First")
    var failure: Failure? = .network
    var names = ["a", "b"]
    @ObservationIgnored var action: () -> Void = {}
  }

  final class OldModel: ObservableObject {
    @Published var asks = true
    @Published var count = 0
  }

  private let model = Model()

  /// Builds its content again when what that has read changes.
  private struct Stage<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private func isThere<Value>(_ keyPath: ReferenceWritableKeyPath<Model, Value?>) -> Binding<Bool> {
    Binding {
      model[keyPath: keyPath] != nil
    } set: { isThere in
      if !isThere { model[keyPath: keyPath] = nil }
    }
  }

  // MARK: Items

  @Test func `A button of an alert may ask the next question through the same item`() throws {
    let screen = Screen {
      Stage {
        Text("x").alert("Q", isPresented: isThere(\.question), presenting: model.question) { question in
          Button("Answer \(question.id)") { model.action() }
        }
      }
    }
    model.action = { model.question = Question(id: 2) }
    try screen.answer("Answer 1")
    #expect(try screen.alert.buttons.map(\.label) == ["Answer 2"])
    model.action = { model.question = Question(id: 3) }
    try screen.answer("Answer 2")
    #expect(try screen.alert.buttons.map(\.label) == ["Answer 3"])
    model.action = {}
    try screen.answer("Answer 3")
    #expect(screen.alerts.isEmpty)
    #expect(model.question == nil)
  }

  @Test func `A question that its button only edits is answered`() throws {
    let screen = Screen {
      Stage {
        Text("x").alert("Q", isPresented: isThere(\.question), presenting: model.question) { question in
          Button("Answer") { model.question?.text = "edited" }
        }
      }
    }
    try screen.answer("Answer")
    #expect(screen.alerts.isEmpty)
    #expect(model.question == nil)
  }

  @Test func `Without an id, another title is another question, and the same words are the same one`() throws {
    let screen = Screen {
      Stage {
        Text("x").alert(model.loose?.name ?? "", isPresented: isThere(\.loose)) { Button("Answer") { model.action() } }
      }
    }
    model.action = { model.loose = Loose(name: "Second") }
    try screen.answer("Answer")
    #expect(try screen.alert.title == "Second")
    model.action = { model.loose?.count += 1 }
    try screen.answer("Answer")
    #expect(screen.alerts.isEmpty)
    #expect(model.loose == nil)
  }

  @Test func `A button of a confirmation dialog may ask the next question`() throws {
    let screen = Screen {
      Stage {
        Text("x").confirmationDialog("Q", isPresented: isThere(\.question), presenting: model.question) { question in
          Button("Answer \(question.id)") { model.action() }
        } message: {
          Text($0.text)
        }
      }
    }
    model.action = { model.question = Question(id: 2, text: "Second") }
    try screen.answer("Answer 1")
    #expect(try screen.alert.message == "Second")
    try screen.answer("Cancel")
    #expect(screen.alerts.isEmpty)
    #expect(model.question == nil)
  }

  @Test func `A button of an error alert may lead to another error`() throws {
    let screen = Screen {
      Stage {
        Text("x").alert(isPresented: isThere(\.failure), error: model.failure) { Button("Retry") { model.action() } }
      }
    }
    model.action = { model.failure = .disk([]) }
    try screen.answer("Retry")
    #expect(try screen.alert.title == "The disk is full")
    model.action = {}
    try screen.answer("Retry")
    #expect(screen.alerts.isEmpty)
    #expect(model.failure == nil)
  }

  private struct Deprecated: View {
    @State var item: Question? = Question(id: 1)
    @available(*, deprecated) var body: some View {
      Text("x").alert(item: $item) { question in
        Alert(
          title: Text("Question \(question.id)"),
          dismissButton: .default(Text("Next")) { item = question.id < 3 ? Question(id: question.id + 1) : nil })
      }
    }
  }

  @Test func `A deprecated alert of an item may ask the next question`() throws {
    let screen = Screen { Deprecated() }
    for id in 1...3 {
      #expect(screen.alerts.map(\.title) == ["Question \(id)"])
      try screen.answer("Next")
    }
    #expect(screen.alerts.isEmpty)
  }

  // MARK: Flags

  private struct Flag: View {
    @State var asks = true
    @State var left = 3
    var body: some View {
      Text("left \(left)").alert("Again?", isPresented: $asks) {
        Button("Again") {
          left -= 1
          if left > 0 { asks = true }
        }
        Button("Toggle") { asks.toggle() }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test func `A button that sets the flag of its alert again presents it again`() throws {
    let screen = Screen { Flag() }
    try screen.answer("Again")
    #expect(screen.alerts.count == 1)
    try screen.answer("Again")
    #expect(screen.alerts.count == 1)
    try screen.answer("Again")
    #expect(screen.alerts.isEmpty)
    #expect(screen.trace.filter { $0 == .presented("Again?") }.count == 3)
  }

  @Test func `A button that toggles the flag of its alert closes it`() throws {
    let screen = Screen { Flag() }
    try screen.answer("Toggle")
    #expect(screen.alerts.isEmpty)
  }

  private struct Old: View {
    @StateObject var model = OldModel()
    var body: some View {
      Text("count \(model.count)").alert("Again?", isPresented: $model.asks) {
        Button("Again") {
          model.count += 1
          model.asks = true
        }
        Button("Count") { model.count += 1 }
      }
    }
  }

  @Test func `A published flag that is set again presents again, and another published property doesn't`() throws {
    let screen = Screen { Old() }
    try screen.answer("Again")
    #expect(screen.alerts.count == 1)
    try screen.answer("Count")
    #expect(screen.alerts.isEmpty)
    #expect(screen.text("count 2").exists)
  }

  @Test func `An observable flag that becomes false and true again presents again`() throws {
    let screen = Screen {
      Stage {
        Text("x").alert("Again?", isPresented: Bindable(model).asks) { Button("Answer") { model.action() } }
      }
    }
    model.action = {
      model.asks = false
      model.asks = true
    }
    try screen.answer("Answer")
    #expect(screen.alerts.count == 1)
    model.action = { model.asks = false }
    try screen.answer("Answer")
    #expect(screen.alerts.isEmpty)
  }

  @Test func `An alert about what its button deletes is answered, though its title changes`() throws {
    let screen = Screen {
      Stage {
        Text("x").alert("Delete \(model.names.first ?? "")?", isPresented: Bindable(model).asks) {
          Button("Delete") { model.names.removeFirst() }
        }
      }
    }
    try screen.answer("Delete")
    #expect(screen.alerts.isEmpty)
    #expect(!model.asks)
  }

  // MARK: Order

  @Test func `The next question waits behind an alert that was requested before it`() throws {
    model.asks = false
    let screen = Screen {
      Stage {
        Text("x").alert("Q", isPresented: isThere(\.question), presenting: model.question) { question in
          Button("Answer \(question.id)") { model.action() }
        }
        Text("y").alert("Other", isPresented: Bindable(model).asks) { Button("Fine") {} }
      }
    }
    model.asks = true
    model.action = { model.question = Question(id: 2) }
    try screen.answer("Answer 1")
    #expect(screen.alerts.map(\.title) == ["Other"])
    try screen.answer("Fine")
    #expect(try screen.alert.buttons.map(\.label) == ["Answer 2"])
  }

  // MARK: Sheets

  private struct Form: View {
    @Binding var isShown: Bool
    let log: Log
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Next") {
        dismiss()
        isShown = true
      }
      Button("Done") { dismiss() }
    }
  }

  private struct Forms: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      Text("x").sheet(isPresented: $isShown, onDismiss: { log("gone") }) { Form(isShown: $isShown, log: log) }
    }
  }

  @Test func `A sheet that dismisses itself and sets its flag again is presented again`() throws {
    let log = Log()
    let screen = Screen { Forms(log: log) }
    try screen.sheet.button("Next").tap()
    #expect(log.take() == ["gone"])
    #expect(screen.presentations.count == 1)
    try screen.sheet.button("Done").tap()
    #expect(log.take() == ["gone"])
    #expect(screen.presentations.isEmpty)
  }

  @Test func `An item that a sheet sets while it closes is presented`() throws {
    let screen = Screen {
      Stage {
        Text("x").sheet(item: Bindable(model).question) { question in
          Next(model: model, id: question.id)
        }
      }
    }
    try screen.sheet.button("Next 1").tap()
    #expect(try screen.sheet.button("Next 2").exists)
  }

  private struct Next: View {
    let model: Model
    let id: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Next \(id)") {
        dismiss()
        model.question = Question(id: id + 1)
      }
    }
  }
}
