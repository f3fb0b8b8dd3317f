import Observation
import OrielCore
import OrielTesting
import Testing

/// Alerts whose flag is a part of a larger value or object, which the action of a button changes.
@MainActor struct AlertFlagTests {
  struct Question: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  // MARK: Flags in larger values

  struct Parts {
    var names = ["a", "b"]
    var asks = true
    var question: Question? = Question(id: 1)
    var asksQuestion: Bool {
      get { question != nil }
      set { if !newValue { question = nil } }
    }
  }

  @Observable @MainActor final class PartsModel { var parts = Parts() }
  final class OldPartsModel: ObservableObject { @Published var parts = Parts() }

  private struct InState: View {
    @State var parts = Parts()
    var body: some View { Deletion(parts: $parts) }
  }

  private struct InObject: View {
    @Bindable var model: PartsModel
    var body: some View { Deletion(parts: $model.parts) }
  }

  private struct InOldObject: View {
    @StateObject var model = OldPartsModel()
    var body: some View { Deletion(parts: $model.parts) }
  }

  private struct Deletion: View {
    @Binding var parts: Parts
    var body: some View {
      Text("\(parts.names.count) left").alert("Delete \(parts.names.count) items?", isPresented: $parts.asks) {
        Button("Delete") { parts.names.removeAll() }
        Button("Again") {
          parts.asks = false
          parts.names.removeLast()
          parts.asks = true
        }
      }
    }
  }

  @Test(arguments: ["state", "object", "old object"])
  func `An alert whose flag is stored beside what its button deletes is answered`(place: String) throws {
    let screen = Screen {
      switch place {
      case "state": InState()
      case "object": InObject(model: PartsModel())
      default: InOldObject()
      }
    }
    try screen.answer("Again")
    #expect(try screen.alert.title == "Delete 1 items?")
    try screen.answer("Delete")
    #expect(screen.alerts.isEmpty)
    #expect(screen.trace.filter { $0 == .presented("Delete 0 items?") }.isEmpty)
    #expect(screen.text("0 left").exists)
  }

  private struct Computed: View {
    @State var parts = Parts()
    var body: some View {
      Text("x").alert("Q", isPresented: $parts.asksQuestion, presenting: parts.question) { question in
        Button("Answer \(question.id)") { parts.question = question.id < 3 ? Question(id: question.id + 1) : nil }
      }
    }
  }

  @Test func `A computed flag of a state asks the next question`() throws {
    let screen = Screen { Computed() }
    for id in 1...3 { try screen.answer("Answer \(id)") }
    #expect(screen.alerts.isEmpty)
  }

  // MARK: Flags of observable objects

  class Asker: ObservableObject {
    @Published var question: Question? = Question(id: 1)
    @Published var asks = true
    var hasQuestion: Bool {
      get { question != nil }
      set { if !newValue { question = nil } }
    }
  }

  final class SpecialAsker: Asker { @Published var count = 0 }

  private struct ComputedOld: View {
    @StateObject var model = Asker()
    var body: some View {
      Text("x").alert("Q", isPresented: $model.hasQuestion, presenting: model.question) { question in
        Button("Answer \(question.id)") { model.question = question.id < 3 ? Question(id: question.id + 1) : nil }
        Button("Edit") { model.question?.text = "edited" }
      }
    }
  }

  @Test func `A computed flag of an observable object asks the next question`() throws {
    let screen = Screen { ComputedOld() }
    for id in 1...3 { try screen.answer("Answer \(id)") }
    #expect(screen.alerts.isEmpty)
    let other = Screen { ComputedOld() }
    try other.answer("Edit")
    #expect(other.alerts.isEmpty)
  }

  private struct Inherited: View {
    @StateObject var model = SpecialAsker()
    var body: some View {
      Text("count \(model.count)").alert("Again?", isPresented: $model.asks) {
        Button("Again") { model.asks = true }
        Button("Count") { model.count += 1 }
      }
    }
  }

  @Test func `A published flag of a superclass that is set again presents again`() throws {
    let screen = Screen { Inherited() }
    try screen.answer("Again")
    #expect(screen.alerts.count == 1)
    try screen.answer("Count")
    #expect(screen.alerts.isEmpty)
  }

  private struct Closures: View {
    @StateObject var model = SpecialAsker()
    var body: some View {
      Text("x").alert(
        "Delete \(model.count)?", isPresented: Binding(get: { model.asks }, set: { model.asks = $0 })
      ) {
        Button("Again") {
          model.count += 1
          model.asks = true
        }
        Button("Delete") { model.count = 0 }
      }
    }
  }

  @Test func `A published flag that closures read is answered, though the title changes`() throws {
    let screen = Screen { Closures() }
    try screen.answer("Again")
    #expect(try screen.alert.title == "Delete 1?")
    try screen.answer("Delete")
    #expect(screen.alerts.isEmpty)
  }

  // MARK: Data without an id

  struct Draft: Equatable { var count = 0 }

  private struct Drafts: View {
    @State var draft: Draft? = Draft()
    var body: some View {
      Text(draft == nil ? "none" : "draft").alert(
        "Q", isPresented: Binding(get: { draft != nil }, set: { if !$0 { draft = nil } }), presenting: draft
      ) { _ in
        Button("Answer") { draft?.count += 1 }
      }
    }
  }

  @Test func `Equatable data without an id that its button edits is answered`() throws {
    let screen = Screen { Drafts() }
    try screen.answer("Answer")
    #expect(screen.alerts.isEmpty)
    #expect(screen.text("none").exists)
  }
}
