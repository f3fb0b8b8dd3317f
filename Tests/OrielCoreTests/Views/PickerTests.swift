import OrielTesting
import Testing

@testable import OrielCore

/// Pickers: their options, what they choose, and what labels them.
@MainActor struct PickerTests {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, lemon, mint
    var id: Self { self }
  }

  private struct Choosing: View {
    @State private var flavour = Flavour.lemon
    var body: some View {
      Picker("Flavour", selection: $flavour) {
        Text("Vanilla").tag(Flavour.vanilla)
        Label("Lemon", systemImage: "star").tag(Flavour.lemon)
        Text("Without a tag")
      }
      Text("\(flavour)")
    }
  }

  @Test func `The options are the views with a tag, and one is chosen by its tag`() throws {
    let screen = Screen { Choosing() }
    #expect(try screen.picker("Flavour").options == ["Vanilla", "Lemon"])
    #expect(try screen.picker("Flavour").selection == "Lemon")
    try screen.picker("Flavour").select("Vanilla")
    #expect(try screen.picker("Flavour").selection == "Vanilla")
    #expect(screen.texts.last == "vanilla")
  }

  @Test func `In a ForEach the elements' identities are what is chosen`() throws {
    var chosen = Flavour.mint
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let screen = Screen {
      Picker("Flavour", selection: binding) { ForEach(Flavour.allCases) { Text($0.rawValue) } }
    }
    #expect(try screen.picker("Flavour").selection == "mint")
    try screen.picker("Flavour").select("vanilla")
    #expect(chosen == .vanilla)
  }

  @Test func `A selection may be none of the options, or nothing`() throws {
    var chosen: Int? = 7
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let screen = Screen {
      Picker("Number", selection: binding) {
        Text("None").tag(nil as Int?)
        Divider()
        Section("Numbers") { ForEach([1, 2], id: \.self) { Text("\($0)").tag($0) } }
      }
    }
    #expect(try screen.picker("Number").options == ["None", "1", "2"])
    #expect(try screen.picker("Number").selection == nil)
    try screen.picker("Number").select("2")
    #expect(chosen == 2)
    try screen.picker("Number").select("None")
    #expect(chosen == nil)
  }

  private struct Growing: View {
    @State private var names = ["a", "b"]
    @State private var name = "b"
    var body: some View {
      Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0) } }
      Button("Grow") { names.insert("c", at: 0) }
      Button("Shrink") { names.removeLast() }
    }
  }

  @Test func `Options are inserted and removed while the choice stays`() throws {
    let screen = Screen { Growing() }
    try screen.button("Grow").tap()
    #expect(try screen.picker("Name").options == ["c", "a", "b"])
    #expect(try screen.picker("Name").selection == "b")
    try screen.button("Shrink").tap()
    #expect(try screen.picker("Name").options == ["c", "a"])
    #expect(try screen.picker("Name").selection == nil)
  }

  @Test func `A thousand options are shown, and the last one is chosen`() throws {
    var chosen = 0
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let screen = Screen { Picker("Number", selection: binding) { ForEach(0..<1_000, id: \.self) { Text("\($0)") } } }
    try screen.picker("Number").select("999")
    #expect(chosen == 999)
  }

  @Test func `A binding that refuses keeps the old option chosen`() throws {
    let screen = Screen {
      Picker("Number", selection: .constant(1)) { ForEach([1, 2], id: \.self) { Text("\($0)") } }
    }
    try screen.picker("Number").select("2")
    #expect(try screen.picker("Number").selection == "1")
  }

  @Test func `A disabled picker chooses nothing`() throws {
    let screen = Screen { Choosing().disabled(true) }
    let error = #expect(throws: ScreenError.self) { try screen.picker("Flavour").select("Vanilla") }
    #expect(error?.reason == .disabled)
  }

  @Test func `Its style says how it looks`() throws {
    let screen = Screen {
      Choosing().pickerStyle(.segmented)
      Choosing().pickerStyle(.radioGroup).pickerStyle(.menu)
    }
    let looks = screen.find(.picker).all.map { ((try? $0.view.element) as? PickerElement)?.look }
    #expect(looks == [.segmented, .radioGroup])
  }
}
