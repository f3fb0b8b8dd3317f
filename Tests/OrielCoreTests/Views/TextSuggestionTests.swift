import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Suggestions below text fields.
@MainActor @Suite struct TextSuggestionTests {
  @MainActor @Observable final class Model {
    var text = ""
    @ObservationIgnored var writes: [String] = []
    @ObservationIgnored var submitted = 0
    var cities = ["Bergen", "Berlin", "Bern"]
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      let text = Binding {
        model.text
      } set: {
        model.text = $0
        model.writes.append($0)
      }
      TextField("City", text: text)
        .textInputSuggestions(model.cities.filter { $0.hasPrefix(model.text) && $0 != model.text }, id: \.self) {
          Text("City of \($0)").textInputCompletion($0)
        }
        .onSubmit { model.submitted += 1 }
      Button("Elsewhere") {}
    }
  }

  private func suggestions(_ screen: Screen) -> [String] {
    guard let list = screen.presentations.last else { return [] }
    return list.find(.text).all.compactMap { try? $0.string }
  }

  private func focused(_ model: Model) throws -> Screen {
    let screen = Screen { Page(model: model) }
    try screen.button("Elsewhere").focus()
    try screen.textField("City").focus()
    return screen
  }

  @Test func `They are displayed while the field has the focus, which it keeps`() throws {
    let model = Model()
    let screen = try focused(model)
    #expect(suggestions(screen) == ["City of Bergen", "City of Berlin", "City of Bern"])
    try screen.textField("City").type("Berl")
    #expect(suggestions(screen) == ["City of Berlin"])
    #expect(try screen.textField("City").hasFocus)
    try screen.textField("City").type("x")
    #expect(suggestions(screen) == [])
    try screen.button("Elsewhere").focus()
    #expect(screen.presentations.isEmpty)
  }

  @Test func `A click chooses one, and writes the binding once`() throws {
    let model = Model()
    let screen = try focused(model)
    try screen.presentations[0].text("City of Bern").tap()
    #expect(model.text == "Bern")
    #expect(model.writes == ["Bern"])
    #expect(suggestions(screen) == [])
    #expect(try screen.textField("City").hasFocus)
    try screen.press("z", modifiers: .control)
    #expect(model.text == "", "the user can undo it")
  }

  @Test func `Arrow keys and Return choose one`() throws {
    let model = Model()
    let screen = try focused(model)
    try screen.press(.downArrow, modifiers: [])
    try screen.press(.downArrow, modifiers: [])
    try screen.press(.upArrow, modifiers: [])
    try screen.press(.upArrow, modifiers: [])
    try screen.pressReturn()
    #expect(model.text == "Bern", "the first one is followed by the last one")
    #expect(model.submitted == 0)
    try screen.pressReturn()
    #expect(model.submitted == 1)
  }

  @Test func `Without a highlighted suggestion, Return submits`() throws {
    let model = Model()
    let screen = try focused(model)
    try screen.pressReturn()
    #expect(model.submitted == 1)
    #expect(model.text == "")
  }

  @Test func `Escape closes them until the user types`() throws {
    let model = Model()
    let screen = try focused(model)
    try screen.pressEscape()
    #expect(suggestions(screen) == [])
    try screen.textField("City").type("B")
    #expect(suggestions(screen).count == 3)
  }

  @Test func `Suggestions may change while they are displayed`() throws {
    let model = Model()
    let screen = try focused(model)
    try screen.press(.downArrow, modifiers: [])
    model.cities = ["Bern"]
    #expect(suggestions(screen) == ["City of Bern"])
    try screen.press(.downArrow, modifiers: [])
    try screen.pressReturn()
    #expect(model.text == "Bern")
  }

  private struct Mixed: View {
    @State private var text = ""
    let isEmpty: Bool
    var body: some View {
      TextField("Word", text: $text).textInputSuggestions {
        if !isEmpty {
          Section("Known") {
            Text("plain")
            Label("one", systemImage: "star").textInputCompletion("one")
          }
        }
      }
    }
  }

  @Test func `A view without a completion is displayed, but not chosen`() throws {
    let screen = Screen { Mixed(isEmpty: false) }
    try screen.textField("Word").focus()
    #expect(suggestions(screen).contains("plain"))
    #expect(throws: ScreenError.self) { try screen.presentations[0].text("plain").tap() }
    try screen.press(.downArrow, modifiers: [])
    try screen.pressReturn()
    #expect(try screen.textField("Word").string == "one")
  }

  @Test func `No views are no suggestions`() throws {
    let screen = Screen { Mixed(isEmpty: true) }
    try screen.textField("Word").focus()
    #expect(screen.presentations.isEmpty)
  }

  @Test func `A field in a sheet has suggestions too`() throws {
    let model = Model()
    let screen = Screen { Text("Behind").sheet(isPresented: .constant(true)) { Page(model: model) } }
    let sheet = try #require(screen.presentations.first)
    try sheet.button("Elsewhere").focus()
    try sheet.textField("City").focus()
    try screen.press(.downArrow, modifiers: [])
    try screen.pressReturn()
    #expect(model.text == "Bergen")
  }
}
