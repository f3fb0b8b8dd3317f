import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Sections of rows in tables, and tables whose columns say the type of the values.
@MainActor struct TableSectionTests {
  struct Person: Identifiable {
    let name: String
    var age = 1
    var id: String { name }
  }

  struct Group: Identifiable {
    let name: String
    var people: [Person]
    var id: String { name }
  }

  @MainActor @Observable final class Model {
    var friends = [Person(name: "Ada"), Person(name: "Bea")]
    var others = [Person(name: "Cleo"), Person(name: "Dora")]
    var showsOthers = true
    var selection: Set<String> = []
    var one: String?
    var order = [KeyPathComparator(\Person.name)]
    var columns = TableColumnCustomization<Person>()
    var groups = [Group(name: "G", people: [Person(name: "Ada")]), Group(name: "H", people: [])]
  }

  private struct Sections: View {
    @Bindable var model: Model

    var body: some View {
      Table(of: Person.self, selection: $model.selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      } rows: {
        Section("Friends") { ForEach(model.friends) { TableRow($0) }.onDelete { model.friends.remove(atOffsets: $0) } }
        Section(isExpanded: $model.showsOthers) {
          ForEach(model.others) { TableRow($0) }
        } header: {
          Text("The others")
        }
        Section { TableRow(Person(name: "Zoe")) }
      }
    }
  }

  private let model = Model()

  @Test func `A section has a header above its rows`() throws {
    let screen = Screen { Sections(model: model) }
    #expect(
      screen.texts == ["Friends", "Ada", "1", "Bea", "1", "The others", "Cleo", "1", "Dora", "1", "Zoe", "1"])
    #expect(screen.find(.cell).count == 10)
    let row = try #require(screen.find(.row).all.first { $0.texts.first == "Bea" })
    try row.select()
    #expect(model.selection == ["Bea"])
    try row.delete()
    #expect(model.friends.map(\.name) == ["Ada"])
    model.friends = []
    #expect(screen.texts.first == "Friends", "a section without rows has a header")
  }

  @Test func `A section is collapsed and expanded`() throws {
    let screen = Screen { Sections(model: model) }
    try screen.button("Collapse").tap()
    #expect(!model.showsOthers)
    #expect(screen.texts.contains("The others") && !screen.texts.contains("Cleo"))
    try screen.button("Expand").tap()
    #expect(screen.texts.contains("Cleo"))
  }

  private struct Groups: View {
    let model: Model

    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(model.groups) { group in
          Section(group.name) { ForEach(group.people) { TableRow($0) } }
        }
      }
    }
  }

  @Test func `Sections come from a collection`() throws {
    let screen = Screen { Groups(model: model) }
    #expect(screen.texts == ["G", "Ada", "H"])
    model.groups[1].people = [Person(name: "Eva")]
    #expect(screen.texts == ["G", "Ada", "H", "Eva"])
    model.groups.removeFirst()
    #expect(screen.texts == ["H", "Eva"])
  }

  // MARK: Initializers

  private struct Plain: View {
    @Bindable var model: Model

    @TableRowBuilder<Person> private var rows: some TableRowContent<Person> { ForEach(model.friends) { TableRow($0) } }
    private var column: TableColumn<Person, Never, Text, Text> { TableColumn("Name", value: \.name) }
    private var sorted: TableColumn<Person, KeyPathComparator<Person>, Text, Text> {
      TableColumn("Name", value: \.name)
    }

    var body: some View {
      Table {
        column
      } rows: {
        rows
      }
      Table(columnCustomization: $model.columns) {
        column
      } rows: {
        rows
      }
      Table(selection: $model.one) {
        column
      } rows: {
        rows
      }
      Table(selection: $model.selection) {
        column
      } rows: {
        rows
      }
      Table(sortOrder: $model.order) {
        sorted
      } rows: {
        rows
      }
      Table(selection: $model.one, sortOrder: $model.order) {
        sorted
      } rows: {
        rows
      }
      Table(selection: $model.selection, sortOrder: $model.order, columnCustomization: $model.columns) {
        sorted
      } rows: {
        rows
      }
    }
  }

  @Test func `The type of the values may be that of the columns`() throws {
    let screen = Screen { VStack { Plain(model: model) } }
    #expect(screen.find(.table).count == 7)
    for table in screen.find(.table).all { #expect(table.texts.contains("Bea")) }
    try screen.find(.table).all[2].find(.row).all[1].select()
    #expect(model.one == "Bea")
    try screen.find(.table).all[6].clickHeader("Name")
    #expect(model.order.first?.order == .reverse)
  }
}
