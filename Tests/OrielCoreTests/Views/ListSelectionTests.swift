import Testing

@testable import OrielCore
@testable import OrielTesting

@MainActor struct ListSelectionTests {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  private struct Item: Identifiable {
    let id: String
  }

  private let items = ["a", "b", "c"].map { Item(id: $0) }

  private func selected(_ screen: Screen) throws -> [String] {
    try screen.find(.row).all.filter { try $0.isSelected }.map { try $0.label }
  }

  private final class Counter {
    var count = 0
    func add() { count += 1 }
  }

  private func content(_ screen: Screen) throws -> ListContent {
    try #require(try screen.find(.list).view.widget?.controller as? HeadlessList).content
  }

  @Test func theFirstSelectedRowIsFoundWithoutTheViewsOfOthers() throws {
    let (selection, counter) = (Box<Set<Int>>([-1]), Counter())
    let screen = Screen {
      List(selection: selection.binding) {
        Section("Header") {
          ForEach(0..<1_000, id: \.self) { number in
            let _ = counter.add()
            Text("\(number)").padding()
          }
        }
        Text("last").tag(2_000)
      }
    }
    let content = try content(screen)
    let runs = counter.count
    #expect(content.selection.firstIndex == nil)
    #expect(content.firstIndex(representing: [-1, 700, 900]) == 701)
    #expect(content.firstIndex(representing: [2_000]) == 1_001)
    #expect(counter.count < runs + 10)
  }

  @Test func theFirstSelectedRowIsFoundByItsTag() throws {
    let selection = Box<Set<Int>>([])
    let screen = Screen {
      List(selection: selection.binding) {
        ForEach(0..<100, id: \.self) { Text("\($0)").tag($0 + 50) }
        ForEach(["a", "b"], id: \.self) { name in
          if name == "b" { Text(name).tag(7) }
        }
      }
    }
    let content = try content(screen)
    #expect(content.firstIndex(representing: [60]) == 10)
    #expect(content.firstIndex(representing: [7]) == 100)
    #expect(content.firstIndex(representing: [3]) == nil)
  }

  @Test func oneRowMayBeSelected() throws {
    let selection = Box<String?>(nil)
    let screen = Screen { List(items, selection: selection.binding) { Text($0.id) } }
    #expect(try selected(screen) == [])
    try screen.row("b").select()
    #expect(selection.value == "b")
    try screen.row("c").select()
    #expect(try selected(screen) == ["c"])
    try screen.row("c").toggleSelection()
    #expect(selection.value == nil)
  }

  @Test func manyRowsMayBeSelected() throws {
    let selection = Box<Set<String>>([])
    let screen = Screen { List(items, selection: selection.binding) { Text($0.id) } }
    try screen.row("a").select()
    try screen.row("c").toggleSelection()
    #expect(selection.value == ["a", "c"])
    try screen.row("a").toggleSelection()
    #expect(try selected(screen) == ["c"])
    try screen.row("b").select()
    #expect(selection.value == ["b"])
  }

  @Test func aSelectionThatHasToBeStays() throws {
    let selection = Box("a")
    let screen = Screen { List(items, selection: selection.binding) { Text($0.id) } }
    try screen.row("a").toggleSelection()
    #expect(selection.value == "a")
    try screen.row("b").select()
    #expect(selection.value == "b")
    #expect(try selected(screen) == ["b"])
  }

  @Test func aRowIsSelectedByItsTag() throws {
    let selection = Box<Int?>(2)
    let screen = Screen {
      List(selection: selection.binding) {
        Text("one").tag(1)
        Text("two").tag(2)
        Section("header") { ForEach(3..<5) { Text("number \($0)") } }
        ForEach(["x"], id: \.self) { Text($0).tag(9) }
        Text("none")
      }
    }
    #expect(try selected(screen) == ["two"])
    try screen.row("number 4").select()
    #expect(selection.value == 4)
    try screen.row("x").select()
    #expect(selection.value == 9)
    try screen.row("header").select()
    #expect(selection.value == 9)
    try screen.row("none").select()
    #expect(try selected(screen) == ["x"])
  }

  @Test func aRowMayBeKeptFromBeingSelected() throws {
    let selection = Box<String?>("b")
    let screen = Screen {
      List(selection: selection.binding) { ForEach(items) { Text($0.id).selectionDisabled($0.id != "c") } }
    }
    #expect(try selected(screen) == ["b"])
    try screen.row("a").select()
    #expect(selection.value == "b")
    try screen.row("c").select()
    #expect(selection.value == "c")
  }

  @Test func whatTheBindingRefusesIsNotSelected() throws {
    let binding = Binding<String?> {
      "a"
    } set: { _ in
    }
    let screen = Screen { List(items, selection: binding) { Text($0.id) } }
    try screen.row("b").select()
    #expect(try selected(screen) == ["a"])
  }

  @Test func theSelectionFollowsItsState() throws {
    struct Picker: View {
      @State private var selection: Set<Int> = [1]
      var body: some View {
        Button("All") { selection = Set(0..<3) }
        List(0..<3, selection: $selection) { Text("Row \($0)") }
      }
    }
    let screen = Screen { Picker() }
    #expect(try selected(screen) == ["Row 1"])
    try screen.button("All").tap()
    #expect(try selected(screen) == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func aListWithoutASelectionHasNone() throws {
    let screen = Screen { List(items) { Text($0.id) } }
    #expect(throws: ScreenError.self) { try screen.row("a").select() }
    #expect(try selected(screen) == [])
  }
}
