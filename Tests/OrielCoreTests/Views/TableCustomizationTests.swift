import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Columns of tables that the user moves, hides and resizes.
@MainActor struct TableCustomizationTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
  }

  @MainActor @Observable final class Model {
    var people = [Person(id: 1, name: "Ada", age: 40), Person(id: 2, name: "Bea", age: 30)]
    var columns = TableColumnCustomization<Person>()
    var accepts = true
  }

  private struct People: View {
    @Bindable var model: Model

    var body: some View {
      Table(model.people, columnCustomization: columns) {
        TableColumn("Name", value: \.name).customizationID("name")
          .disabledCustomizationBehavior([.reorder, .visibility])
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
        TableColumn("Number") { Text("#\($0.id)") }.customizationID("number").disabledCustomizationBehavior(.resize)
        TableColumn("Length") { Text("\($0.name.count)") }.customizationID("length").defaultVisibility(.hidden)
        TableColumn("Fixed") { _ in Text("-") }
      }
    }

    private var columns: Binding<TableColumnCustomization<Person>> {
      Binding {
        model.columns
      } set: {
        if model.accepts { model.columns = $0 }
      }
    }
  }

  private let model = Model()

  private func rows(_ screen: Screen) -> [[String]] { screen.find(.row).all.map { $0.texts } }

  @Test func `Columns that are hidden have no cells until the user shows them`() throws {
    let screen = Screen { People(model: model) }
    let table = screen.find(.table)
    #expect(try table.columnTitles == ["Name", "Age", "Number", "Fixed"])
    #expect(try table.columnMenuTitles == ["Age", "Number", "Length"])
    #expect(rows(screen) == [["Ada", "40", "#1", "-"], ["Bea", "30", "#2", "-"]])
    try table.setColumn("Length", isVisible: true)
    try table.setColumn("Age", isVisible: false)
    #expect(try table.columnTitles == ["Name", "Number", "Length", "Fixed"])
    #expect(rows(screen) == [["Ada", "#1", "3", "-"], ["Bea", "#2", "3", "-"]])
    #expect(model.columns[visibility: "length"] == .visible)
    #expect(model.columns[visibility: "age"] == .hidden)
    #expect(model.columns[visibility: "number"] == .automatic)
    model.columns[visibility: "age"] = .automatic
    #expect(try table.columnTitles == ["Name", "Age", "Number", "Length", "Fixed"])
    #expect(throws: ScreenError.self) { try table.setColumn("Name", isVisible: false) }
  }

  @Test func `The user moves columns, but not those that are fixed`() throws {
    let screen = Screen { People(model: model) }
    let table = screen.find(.table)
    try table.moveColumn("Number", to: 1)
    #expect(try table.columnTitles == ["Name", "Number", "Age", "Fixed"])
    #expect(rows(screen).first == ["Ada", "#1", "40", "-"])
    // It passes the column that stays in its place.
    try table.moveColumn("Age", to: 0)
    #expect(try table.columnTitles == ["Name", "Age", "Number", "Fixed"])
    #expect(throws: ScreenError.self) { try table.moveColumn("Name", to: 2) }
    #expect(throws: ScreenError.self) { try table.moveColumn("Fixed", to: 0) }
    model.columns.resetOrder()
    #expect(try table.columnTitles == ["Name", "Age", "Number", "Fixed"])
    model.accepts = false
    try table.moveColumn("Number", to: 1)
    #expect(try table.columnTitles == ["Name", "Age", "Number", "Fixed"])
  }

  @Test func `The width is part of the customization`() throws {
    let screen = Screen { People(model: model) }
    let table = screen.find(.table)
    try table.resizeColumn("Age", to: 123)
    #expect(model.columns != TableColumnCustomization())
    #expect(throws: ScreenError.self) { try table.resizeColumn("Number", to: 50) }
    let stored = try JSONEncoder().encode(model.columns)
    #expect(try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: stored) == model.columns)
  }

  private struct Stored: View {
    @AppStorage("columns") private var columns: TableColumnCustomization<Person>
    @SceneStorage("columns") private var others: TableColumnCustomization<Person>
    let people: [Person]

    var body: some View {
      Table(people, columnCustomization: $columns) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
      }
      Table(people, columnCustomization: $others) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
      }
    }
  }

  @Test func `Customizations are stored for the app or the window`() throws {
    let people = model.people
    let screen = Screen { Stored(people: people) }
    let (first, second) = (screen.find(.table).all[0], screen.find(.table).all[1])
    try first.setColumn("Age", isVisible: false)
    try second.moveColumn("Age", to: 0)
    try second.resizeColumn("Age", to: 77)
    #expect(try first.columnTitles == ["Name"])
    #expect(try second.columnTitles == ["Age", "Name"])
  }
}
