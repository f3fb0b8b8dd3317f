import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Requests that come at the same time: which of them is first.
@MainActor struct RequestOrderTests {
  @Observable @MainActor final class Model {
    var alert = false
    var sheet = false
    var isWrapped = true
    /// What only the body reads.
    var count = 0
  }

  /// Bindings that the presenting modifiers read themselves.
  private struct Direct: View {
    let model: Model
    var body: some View {
      Text("x")
        .alert("Inner", isPresented: Bindable(model).alert) {}
        .sheet(isPresented: Bindable(model).sheet) { Text("outer").navigationTitle("Outer") }
    }
  }

  /// Bindings that are created by each run of a body.
  private struct Derived: View {
    let model: Model
    var body: some View {
      let (alert, sheet) = (model.alert, model.sheet)
      Text("x")
        .alert("Inner", isPresented: Binding(get: { alert }, set: { model.alert = $0 })) {}
        .sheet(isPresented: Binding(get: { sheet }, set: { model.sheet = $0 })) {
          Text("outer").navigationTitle("Outer")
        }
    }
  }

  private func expectInnerFirst(_ screen: Screen) throws {
    #expect(screen.alerts.map(\.title) == ["Inner"])
    #expect(screen.presentations.isEmpty)
    try screen.answer("OK")
    #expect(screen.presentations.map(\.title) == ["Outer"])
    try screen.sheet.close()
    #expect(screen.presentations.isEmpty && screen.alerts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `Of two requests of one view the inner modifier's comes first, at once and later`(isDerived: Bool) throws {
    let model = Model()
    model.alert = true
    model.sheet = true
    let screen = Screen {
      if isDerived { Derived(model: model) } else { Direct(model: model) }
    }
    try expectInnerFirst(screen)
    for _ in 0..<2 {
      model.sheet = true
      model.alert = true
      try expectInnerFirst(screen)
    }
  }

  private struct Inserted: View {
    let model: Model
    var body: some View {
      Group {
        if model.isWrapped { Text("x") } else { Text("y").alert("Inner", isPresented: Bindable(model).alert) {} }
      }
      .sheet(isPresented: Bindable(model).sheet) { Text("outer").navigationTitle("Outer") }
    }
  }

  @Test func `The inner modifier's request comes first, also where its view came later`() throws {
    let model = Model()
    let screen = Screen { Inserted(model: model) }
    #expect(screen.text("x").exists)
    model.isWrapped = false
    #expect(screen.text("y").exists)
    model.sheet = true
    model.alert = true
    try expectInnerFirst(screen)
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack {
        HStack { Text("1").alert("First", isPresented: Bindable(model).alert) {} }
        HStack {
          HStack { Text("2").alert("Second", isPresented: Bindable(model).sheet) {} }
        }
      }
    }
  }

  @Test func `Requests of several views come in the order in which the views came`() throws {
    let model = Model()
    let screen = Screen { Rows(model: model) }
    for _ in 0..<2 {
      model.sheet = true
      model.alert = true
      #expect(screen.alerts.map(\.title) == ["First"])
      try screen.answer("OK")
      #expect(screen.alerts.map(\.title) == ["Second"])
      try screen.answer("OK")
    }
  }

  // MARK: Guards

  private struct Guarded: View {
    let model: Model
    @State private var isEdited = false
    var body: some View {
      VStack {
        Button("Edit") { isEdited = true }
        if isEdited {
          Text("edited").dismissalConfirmationDialog("Inner?", shouldPresent: !model.sheet) { Button("Discard") {} }
        }
      }
      .dismissalConfirmationDialog("Outer?") { Button("Close") {} }
    }
  }

  @Test func `Of several views with a question, the innermost asks, also if it was added later`() throws {
    let model = Model()
    let screen = Screen { Guarded(model: model) }
    screen.window.attemptClose()
    #expect(try screen.alert.title == "Outer?")
    try screen.answer("Cancel")
    try screen.button("Edit").tap()
    screen.window.attemptClose()
    #expect(try screen.alert.title == "Inner?")
    try screen.answer("Cancel")
    model.sheet = true
    _ = screen.texts
    screen.window.attemptClose()
    #expect(try screen.alert.title == "Outer?")
  }
}
