import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct TableTests {
  struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var age: Int
    var nickname: String?
  }

  /// Compares ages by their distance to a number.
  struct NearAge: SortComparator {
    var order = SortOrder.forward
    let age: Int

    func compare(_ first: Person, _ second: Person) -> ComparisonResult {
      let (first, second) = (abs(first.age - age), abs(second.age - age))
      if first == second { return .orderedSame }
      return (first < second) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  @Observable final class Model {
    var people = [
      Person(id: 1, name: "Bea", age: 30), Person(id: 2, name: "Ada", age: 40, nickname: "A"),
      Person(id: 3, name: "Cleo", age: 20),
    ]
    var order = [KeyPathComparator(\Person.name)]
    var one: Int?
    var many: Set<Int> = []
    var showsAge = true
    var accepts = true
    var suffix = ""
  }

  private struct Sorted: View {
    @Bindable var model: Model

    var body: some View {
      Table(model.people, selection: $model.many, sortOrder: order) {
        TableColumn("Name", value: \.name)
        if model.showsAge { TableColumn("Age", value: \.age) { Text("\($0.age)\(model.suffix)") } }
        TableColumn("Tags") { Counter(id: $0.id) }
      }
      .onChange(of: model.order) { model.people.sort(using: model.order) }
    }

    private var order: Binding<[KeyPathComparator<Person>]> {
      Binding {
        model.order
      } set: {
        if model.accepts { model.order = $0 }
      }
    }
  }

  private struct Counter: View {
    let id: Int
    @State private var count = 0
    var body: some View { Button("\(id): \(count)") { count += 1 } }
  }

  private let model = Model()

  private func rows(_ screen: Screen) -> [[String]] {
    screen.find(.row).all.map { $0.texts }
  }

  // MARK: Columns

  @Test func aRowHasACellInEachColumn() throws {
    let screen = Screen { Sorted(model: model) }
    let table = screen.find(.table)
    #expect(try table.columnTitles == ["Name", "Age", "Tags"])
    #expect(try table.rowCount == 3)
    #expect(screen.find(.cell).count == 9)
    #expect(rows(screen) == [["Bea", "30", "1: 0"], ["Ada", "40", "2: 0"], ["Cleo", "20", "3: 0"]])
  }

  @Test func aColumnMayBeInsertedAndRemoved() throws {
    let screen = Screen { Sorted(model: model) }
    try screen.button("2: 0").tap()
    model.showsAge = false
    #expect(try screen.find(.table).columnTitles == ["Name", "Tags"])
    #expect(rows(screen) == [["Bea", "1: 0"], ["Ada", "2: 1"], ["Cleo", "3: 0"]])
    model.showsAge = true
    #expect(rows(screen).last == ["Cleo", "20", "3: 0"])
    #expect(rows(screen)[1] == ["Ada", "40", "2: 1"])
  }

  @Test func aChangedValueUpdatesOneCell() throws {
    let screen = Screen { Sorted(model: model) }
    #expect(screen.changes { model.people[1].age = 41 } == WidgetChanges(updated: 1))
    #expect(rows(screen)[1] == ["Ada", "41", "2: 0"])
    #expect(screen.changes { model.suffix = "!" } == WidgetChanges(updated: 3))
  }

  @Test func cellsKeepTheirStateWhereverTheirRowMoves() throws {
    let screen = Screen { Sorted(model: model) }
    try screen.button("1: 0").tap()
    model.people.reverse()
    #expect(rows(screen).map(\.last) == ["3: 0", "2: 0", "1: 1"])
    model.people.removeLast()
    #expect(rows(screen).count == 2)
    model.people.append(Person(id: 1, name: "Bea", age: 30))
    #expect(rows(screen).last == ["Bea", "30", "1: 0"])
  }

  @Test func titlesAndValuesOfAllKinds() throws {
    let title = "Verbatim"
    let screen = Screen {
      Table(model.people) {
        TableColumn("Name", value: \.name)
        TableColumn(title, value: \.name).width(100)
        TableColumn(Text("Text"), value: \.name).width(min: 10, ideal: 20, max: 30)
        TableColumn(title) { Text("\($0.age)") }.alignment(.center)
        TableColumn(Text("Age")) { Text("\($0.age)") }.alignment(.numeric)
      }
    }
    #expect(try screen.find(.table).columnTitles == ["Name", "Verbatim", "Text", "Verbatim", "Age"])
    #expect(rows(screen).first == ["Bea", "Bea", "Bea", "30", "30"])
    let columns = try #require(try screen.find(.table).widget.element as? TableElement).columns
    #expect(columns[1].width == TableColumnWidth(fixed: 100))
    #expect(columns[2].width == TableColumnWidth(minimum: 10, ideal: 20, maximum: 30))
    #expect(columns.allSatisfy { !$0.isSortable })
  }

  // MARK: Rows

  @Test func rowsComeFromStatementsAndCollections() throws {
    let isShown = true
    let people = model.people
    let screen = Screen {
      Table(of: Person.self, selection: .constant(1 as Int?)) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[2])
        ForEach(people.prefix(2)) { TableRow($0) }
        if isShown { TableRow(Person(id: 9, name: "Dora", age: 1)) } else { TableRow(people[0]) }
      }
    }
    #expect(screen.texts == ["Cleo", "Bea", "Ada", "Dora"])
    #expect(try screen.row("Bea").isSelected)
    #expect(try !screen.row("Dora").isSelected)
  }

  @Test func onlyTheRowsInViewAreMade() throws {
    struct Number: Identifiable { let id: Int }
    var made: Set<Int> = []
    let screen = Screen(size: ProposedViewSize(width: 200, height: 160)) {
      Table((0..<100_000).map { Number(id: $0) }) {
        TableColumn("Number") { number in
          made.insert(number.id)
          return Text("Row \(number.id)")
        }
        TableColumn("Square") { Text("\($0.id * $0.id)") }
      }
    }
    #expect(try screen.find(.table).rowCount == 100_000)
    #expect(made.count < 20)
    try screen.find(.table).scroll(toRow: 50_000)
    #expect(screen.texts.first == "Row 50000")
    #expect(made.count < 40)
  }

  @Test func anEmptyTableHasColumns() throws {
    let screen = Screen { Table([Person]()) { TableColumn("Name", value: \.name) } }
    #expect(try screen.find(.table).columnTitles == ["Name"])
    #expect(try screen.find(.table).rowCount == 0)
  }

  // MARK: Sorting

  @Test func aClickOnAHeaderWritesTheSortOrder() throws {
    let screen = Screen { Sorted(model: model) }
    let table = screen.find(.table)
    #expect(try table.sortedColumn?.title == "Name")
    #expect(rows(screen).map(\.first) == ["Bea", "Ada", "Cleo"], "the table itself sorts nothing")
    try table.clickHeader("Name")
    #expect(model.order == [KeyPathComparator(\Person.name, order: .reverse)])
    #expect(try table.sortedColumn?.isAscending == false)
    #expect(rows(screen).map(\.first) == ["Cleo", "Bea", "Ada"])
    try table.clickHeader("Age")
    #expect(model.order.map(\.keyPath) == [\Person.age, \Person.name])
    #expect(try table.sortedColumn?.title == "Age")
    #expect(rows(screen).map(\.first) == ["Cleo", "Bea", "Ada"])
    try table.clickHeader("Name")
    #expect(model.order.map(\.keyPath) == [\Person.name, \Person.age])
    #expect(rows(screen).map(\.first) == ["Ada", "Bea", "Cleo"])
    #expect(throws: ScreenError.self) { try table.clickHeader("Tags") }
  }

  @Test func theHeaderShowsTheOrderOfTheBinding() throws {
    let screen = Screen { Sorted(model: model) }
    model.accepts = false
    try screen.find(.table).clickHeader("Age")
    #expect(try screen.find(.table).sortedColumn?.title == "Name")
    model.order = []
    #expect(try screen.find(.table).sortedColumn == nil)
    model.order = [KeyPathComparator(\.age, order: .reverse)]
    #expect(try screen.find(.table).sortedColumn?.title == "Age")
  }

  @Test func columnsMayHaveComparatorsOfTheirOwn() throws {
    var order: [NearAge] = []
    let binding = Binding {
      order
    } set: {
      order = $0
    }
    let screen = Screen {
      Table(model.people, sortOrder: binding) {
        TableColumn("Near 20", sortUsing: NearAge(age: 20)) { Text("\($0.age)") }
        TableColumn("Near 40", sortUsing: NearAge(age: 40)) { Text("\($0.age)") }
        TableColumn("Name", value: \.name)
      }
    }
    try screen.find(.table).clickHeader("Near 40")
    try screen.find(.table).clickHeader("Near 40")
    #expect(order == [NearAge(order: .reverse, age: 40)])
    let sorted = Screen {
      Table(model.people, sortOrder: .constant([KeyPathComparator(\Person.age)])) {
        TableColumn("Name", value: \.name, comparator: ComparableComparator<String>())
        TableColumn("Nickname", value: \.nickname) { Text($0.nickname ?? "") }
        TableColumn("Age", value: \.age, comparator: ComparableComparator<Int>()) { Text("\($0.age)") }
      }
    }
    #expect(try sorted.find(.table).columnTitles.count == 3)
  }

  // MARK: Selection and menus

  @Test func rowsAreSelected() throws {
    let screen = Screen { Sorted(model: model) }
    try screen.find(.row).all[0].select()
    try screen.find(.row).all[2].toggleSelection()
    #expect(model.many == [1, 3])
    let one = Screen { Table(model.people, selection: Bindable(model).one) { TableColumn("Name", value: \.name) } }
    try one.row("Ada").select()
    #expect(model.one == 2)
  }

  @Test func rowsHaveAMenuAndAPrimaryAction() throws {
    var chosen: Set<Int> = []
    var opened: Set<Int> = []
    model.many = [1, 2]
    let screen = Screen {
      Sorted(model: model).contextMenu(forSelectionType: Int.self) { ids in
        Button("Choose") { chosen = ids }
      } primaryAction: {
        opened = $0
      }
    }
    try screen.find(.row).all[1].chooseInRowMenu("Choose")
    #expect(chosen == [1, 2])
    try screen.find(.row).all[2].activate()
    #expect(opened == [3])
  }

  @Test func modifiersReachTheTable() throws {
    let screen = Screen {
      Table(model.people) { TableColumn("Name", value: \.name) }
        .tableStyle(.bordered).tableColumnHeaders(.hidden).alternatingRowBackgrounds()
    }
    let element = try #require(try screen.find(.table).widget.element as? TableElement)
    #expect(element.look == .bordered)
    #expect(!element.hasHeaders)
    #expect(element.isAlternating)
  }
}
