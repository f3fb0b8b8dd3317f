import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What the author of an app is told of mistakes that the compiler can't find: what, where, what to do, and once.
@MainActor struct MistakeTests {
  @Observable final class Model { var count = 0 }
  private final class Old: ObservableObject { @Published var count = 0 }

  private struct Counted: View {
    @Environment(Model.self) private var model
    var body: some View { Text("\(model.count)") }
  }

  private struct CountedOld: View {
    @EnvironmentObject private var model: Old
    var body: some View { Text("\(model.count)") }
  }

  private struct Page<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { content } }
  }

  private struct Names: View {
    var body: some View { ForEach(["Ada", "Bob", "Ada", "Bob"], id: \.self) { Text($0) } }
  }

  private struct NamesInList: View {
    var body: some View { List(["Ada", "Bob", "Ada", "Bob"], id: \.self) { Text($0) } }
  }

  private struct Choice: View {
    @State private var choice: Int? = 9
    var body: some View {
      Picker("Choice", selection: $choice) {
        Text("One").tag(Int?.some(1))
        Text("Two").tag(Int?.some(2))
      }
      Button("None") { choice = nil }
    }
  }

  private struct GrowingChoice: View {
    @State private var names = ["a"]
    @State private var name = "a"
    var body: some View {
      Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0) } }
      Button("Add") {
        name = "b"
        names.append("b")
      }
    }
  }

  private struct Links: View {
    var body: some View { NavigationStack { NavigationLink("Go", value: 3) } }
  }

  private struct Copying: View {
    var body: some View { ProgressView(value: 5.0, total: 1) }
  }

  private struct Element: View {
    @State private var names = ["a", "b"]
    let index: Int
    var body: some View { TextField("Name", text: $names[index]) }
  }

  private func warnings<Content: View>(_ content: Content) -> [String] {
    Screen.warnings {
      let screen = Screen { content }
      for _ in 0..<3 { _ = screen.texts }
    }
  }

  @Test func `Elements with the same id are told once, in a ForEach and in a list`() {
    let rest =
      "; only the first of them keeps its state (in MistakeTests.%): give each element an id of its own"
    let place = { (name: String) in rest.split(separator: "%").joined(separator: name) }
    #expect(warnings(Names()) == ["ForEach: several elements have the id \"Ada\"" + place("Names")])
    #expect(warnings(NamesInList()) == ["List: several elements have the id \"Ada\"" + place("NamesInList")])
  }

  @Test func `A picker without the selected value is told, but not one without a choice`() throws {
    let warnings = try Screen.warnings {
      let screen = Screen { Choice() }
      _ = screen.texts
      try screen.button("None").tap()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Picker: no option has the selected value Optional(9)") == true, "\(warnings)")
    #expect(warnings.first?.contains("(in MistakeTests.Choice): add a view with .tag(") == true, "\(warnings)")
  }

  @Test func `A value that is added and selected at once is no mistake`() throws {
    let warnings = try Screen.warnings {
      let screen = Screen { GrowingChoice() }
      try screen.button("Add").tap()
      _ = screen.texts
    }
    #expect(warnings == [])
  }

  @Test func `A link to no destination is told when it is followed`() throws {
    let warnings = try Screen.warnings {
      let screen = Screen { Links() }
      try screen.button("Go").tap()
      _ = screen.texts
    }
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(warning.hasPrefix("a link's value 3 has no destination (in MistakeTests.Links)"), "\(warning)")
    #expect(warning.contains("navigationDestination(for: Int.self)"), "\(warning)")
  }

  @Test func `Lengths that no frame can have are told, each once`() {
    let page = Page {
      Text("a").frame(width: -5)
      Text("b").frame(width: -5, height: .nan)
      Text("c").frame(minWidth: 5, maxWidth: .infinity)
      Text("d").frame(minWidth: .infinity)
    }
    let warnings = warnings(page)
    #expect(warnings.map { $0.split(separator: " ")[1] } == ["-5.0", "nan", "inf"])
    #expect(warnings.allSatisfy { $0.contains("max(0, …)") })
  }

  @Test func `Progress beyond the total is told`() {
    let warnings = warnings(Copying())
    #expect(warnings.count == 1)
    let start = "ProgressView: 5.0 isn't between 0 and the total of 1.0 (in MistakeTests.Copying)"
    #expect(warnings.first?.hasPrefix(start) == true, "\(warnings)")
  }

  // MARK: What ends the app

  private func expectEnd(_ result: ExitTest.Result?, saying text: String) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(text), "\(output.prefix(2_000))")
  }

  @Test func `An object that isn't in the environment ends the app with the name of the view`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { Page { Counted() } } }
    }
    try expectEnd(result, saying: "Oriel: no object of type Model in the environment (in MistakeTests.Counted")
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { Page { CountedOld() } } }
    }
    try expectEnd(other, saying: "set it with environmentObject(_:)")
  }

  @Test func `A binding to an element that isn't there ends the app with the index and the view`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { Element(index: 5) } }
    }
    try expectEnd(
      result, saying: "Oriel: a binding to the element at 5 of a collection of 2 was read (in MistakeTests.Element)")
  }

  // MARK: Why a body runs

  private struct Traced: View {
    let title: String
    let model: Model
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let _ = Self._logChanges()
      Text("\(title) \(count) \(model.count) \(isEnabled)")
      Button("Count") { count += 1 }
    }
  }

  private struct Tracer: View {
    let model: Model
    @State private var title = "a"
    @State private var isDisabled = false
    var body: some View {
      Traced(title: title, model: model).disabled(isDisabled)
      Button("Title") { title += "a" }
      Button("Disable") { isDisabled = true }
    }
  }

  @Test func `A body says what has run it`() throws {
    let model = Model()
    var lines: [String] = []
    lines = try Screen.warnings {
      let screen = Screen { Tracer(model: model) }
      try screen.button("Count").tap()
      try screen.button("Title").tap()
      model.count += 1
      _ = screen.texts
      model.count += 1
      _ = screen.texts
      try screen.button("Disable").tap()
      _ = screen.texts
    }
    #expect(
      lines == [
        "MistakeTests.Traced: @self, @identity, _count, _isEnabled changed.",
        "MistakeTests.Traced: _count changed.",
        "MistakeTests.Traced: @self (title) changed.",
        "MistakeTests.Traced: @dependencies (MistakeTests.Model.count) changed.",
        "MistakeTests.Traced: @dependencies (MistakeTests.Model.count) changed.",
        "MistakeTests.Traced: _isEnabled changed.",
      ])
  }
}
