import Observation
import OrielCore
import OrielTesting
import Testing

/// Alerts whose actions remove the views that present them.
@MainActor struct AlertReentrancyTests {
  private let log = Log()

  @Observable @MainActor final class Model {
    var items = ["a", "b", "c"]
    var asks = true
    var isShown = true
  }

  // MARK: The view goes

  private struct Row: View {
    let item: String
    let model: Model
    let log: Log
    @State private var asks = false
    var body: some View {
      Button("Delete \(item)") { asks = true }
        .alert("Delete \(item)?", isPresented: $asks) {
          Button("Delete", role: .destructive) { model.items.removeAll { $0 == item } }
          Button("Cancel", role: .cancel) {}
        }
        .onChange(of: asks) { log("\(item) asks \(asks)") }
        .onDisappear { log("\(item) gone") }
    }
  }

  private struct Rows: View {
    let model: Model
    let log: Log
    var body: some View { List(model.items, id: \.self) { Row(item: $0, model: model, log: log) } }
  }

  @Test func `A row may be deleted by its own alert`() throws {
    let model = Model()
    let screen = Screen { Rows(model: model, log: log) }
    for item in ["b", "a", "c"] {
      try screen.button("Delete \(item)").tap()
      try screen.answer("Delete")
      #expect(screen.alerts.isEmpty)
      #expect(log.take() == ["\(item) asks true", "\(item) gone"])
    }
    #expect(model.items == [])
    #expect(screen.find(.list).texts == [])
  }

  @Test func `A row may be deleted while its alert is on the screen`() throws {
    let model = Model()
    let screen = Screen { Rows(model: model, log: log) }
    try screen.button("Delete b").tap()
    model.items = ["a", "c"]
    #expect(screen.alerts.isEmpty)
    try screen.button("Delete c").tap()
    #expect(try screen.alert.title == "Delete c?")
    try screen.answer("Cancel")
    #expect(model.items == ["a", "c"])
  }

  @Test func `A row that moves keeps its alert`() throws {
    let model = Model()
    let screen = Screen { Rows(model: model, log: log) }
    try screen.button("Delete b").tap()
    model.items = ["c", "x", "a", "b"]
    #expect(try screen.alert.title == "Delete b?")
    try screen.answer("Delete")
    #expect(model.items == ["c", "x", "a"])
    #expect(screen.trace.filter { $0 == .presented("Delete b?") }.count == 1)
  }

  private struct Vanishing: View {
    let model: Model
    var body: some View {
      if model.isShown {
        Text("x").alert("T", isPresented: binding) { Button("Go") {} }
      } else {
        Text("gone")
      }
    }
    private var binding: Binding<Bool> {
      Binding(
        get: { model.asks },
        set: {
          model.asks = $0
          model.isShown = false
        })
    }
  }

  @Test func `A binding may remove the view when it is cleared`() throws {
    let model = Model()
    let screen = Screen { Vanishing(model: model) }
    try screen.answer("Go")
    #expect(screen.texts == ["gone"])
    model.isShown = true
    #expect(screen.alerts.isEmpty)
    model.asks = true
    #expect(screen.alerts.count == 1)
  }

  // MARK: The window goes

  private struct Leaving: View {
    let log: Log
    @State private var asks = true
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text("x")
        .alert("Leave?", isPresented: $asks) {
          Button("Leave") {
            dismissWindow()
            log("left")
          }
        }
        .onDisappear { log("gone") }
    }
  }

  @Test func `An action may close the window`() throws {
    let screen = Screen { Leaving(log: log) }
    try screen.answer("Leave")
    #expect(!screen.isOpen)
    #expect(log.take() == ["left", "gone"])
    #expect(
      screen.trace == [
        .windowOpened("Test"), .presented("Leave?"), .pressed("Leave", in: "Leave?"), .windowClosed("Test"),
      ])
    #expect(screen.platform.alerts.isEmpty)
  }

  // MARK: One binding for two

  private struct Twice: View {
    let model: Model
    var body: some View {
      Text("1").alert("One", isPresented: Bindable(model).asks) { Button("Fine") {} }
      Text("2").alert("Two", isPresented: Bindable(model).asks) { Button("Fine") {} }
    }
  }

  @Test func `Two alerts of one binding: the answer to the first withdraws the second`() throws {
    let model = Model()
    let screen = Screen { Twice(model: model) }
    #expect(screen.alerts.map(\.title) == ["One"])
    try screen.answer("Fine")
    #expect(screen.alerts.isEmpty)
    #expect(!model.asks)
  }

  // MARK: Nested content

  private struct Counting: View {
    @State private var count = 0
    @State private var asks = true
    var body: some View {
      Text("count \(count)").alert("T", isPresented: $asks) { CountButton(count: $count) }
      Button("Ask") { asks = true }
    }
  }

  private struct CountButton: View {
    @Binding var count: Int
    @State private var own = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Button("Count \(count) \(own) \(isEnabled)") {
        count += 1
        own += 1
      }
    }
  }

  @Test func `Views in an alert have states of their own, which live as long as it is on the screen`() throws {
    let screen = Screen { Counting() }
    try screen.answer("Count 0 0 true")
    #expect(screen.text("count 1").exists)
    try screen.button("Ask").tap()
    try screen.answer("Count 1 0 true")
    #expect(screen.text("count 2").exists)
  }
}
