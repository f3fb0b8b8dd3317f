import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Outlines in tables, and rows that the user removes.
@MainActor struct TableOutlineTests {
  struct Folder: Identifiable {
    let name: String
    var size = 1
    var folders: [Folder]?
    var id: String { name }
  }

  @MainActor @Observable final class Model {
    var folders = [
      Folder(name: "a", size: 3, folders: [Folder(name: "a1", folders: [Folder(name: "a11")]), Folder(name: "a2")]),
      Folder(name: "b"),
    ]
    var selection: Set<String> = []
    var isExpanded = true
    var columns = TableColumnCustomization<Folder>()
  }

  private struct Outline: View {
    @Bindable var model: Model

    var body: some View {
      Table(
        model.folders, children: \.folders, selection: $model.selection, columnCustomization: $model.columns
      ) {
        TableColumn("Name") { Text($0.name).accessibilityIdentifier($0.name) }.customizationID("name")
        TableColumn("Size") { Text("\($0.size)").accessibilityIdentifier("size of \($0.name)") }.customizationID("size")
      }
    }
  }

  private let model = Model()

  private func names(_ screen: Screen) -> [String] { screen.find(.row).all.compactMap { $0.texts.first } }

  private func row(_ number: Int, _ screen: Screen) -> ScreenElement { screen.find(.row).all[number] }

  @Test func `Rows are expanded and collapsed, by level`() throws {
    let screen = Screen { Outline(model: model) }
    #expect(names(screen) == ["a", "b"])
    #expect(try row(0, screen).isExpanded == false)
    try row(0, screen).setExpanded(true)
    #expect(names(screen) == ["a", "a1", "a2", "b"])
    try row(1, screen).find(.button).tap()
    #expect(names(screen) == ["a", "a1", "a11", "a2", "b"])
    let places = try ["a", "a1", "a11", "a2", "b"].map { try screen.frame(of: $0).minX }
    #expect(places[0] < places[1] && places[4] < places[3] && places[3] < places[2])
    try row(1, screen).find(.button).tap()
    #expect(names(screen) == ["a", "a1", "a2", "b"])
    try row(0, screen).setExpanded(false)
    #expect(names(screen) == ["a", "b"])
    try row(0, screen).find(.button).tap()
    try row(0, screen).find(.button).tap()
    #expect(names(screen) == ["a", "b"])
    try row(1, screen).select()
    #expect(model.selection == ["b"])
  }

  @Test func `The indicator is in the first visible column`() throws {
    let screen = Screen { Outline(model: model) }
    try screen.find(.table).moveColumn("Size", to: 0)
    #expect(screen.find(.row).all.first?.texts == ["3", "a"])
    let button = try row(0, screen).find(.button).frame
    let (size, name) = (try screen.frame(of: "size of a"), try screen.frame(of: "a"))
    #expect(button.maxX <= size.minX && size.minX < name.minX)
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      Table(of: Folder.self, selection: $model.selection) {
        TableColumn("Name") { Text($0.name) }
      } rows: {
        DisclosureTableRow(Folder(name: "top"), isExpanded: $model.isExpanded) {
          ForEach(model.folders) { TableRow($0) }
            .onDelete { model.folders.remove(atOffsets: $0) }
        }
        TableRow(Folder(name: "last"))
      }
    }
  }

  @Test func `A row has rows below it, which the user removes`() throws {
    let screen = Screen { Rows(model: model) }
    #expect(names(screen) == ["top", "a", "b", "last"])
    model.isExpanded = false
    #expect(names(screen) == ["top", "last"])
    try row(0, screen).setExpanded(true)
    #expect(model.isExpanded)
    try row(2, screen).delete()
    #expect(names(screen) == ["top", "a", "last"])
    #expect(model.folders.map(\.name) == ["a"])
  }
}
