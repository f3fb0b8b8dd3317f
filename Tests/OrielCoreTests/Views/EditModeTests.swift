import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct EditModeTests {
  @Observable @MainActor final class Tasks {
    var names = ["a", "b", "c"]
    var selection: Set<String> = []
    var mode = EditMode.inactive
  }

  private struct TaskRows: View {
    let tasks: Tasks

    var body: some View {
      Text("title")
      ForEach(tasks.names, id: \.self) { Text($0).deleteDisabled($0 == "c").accessibilityIdentifier($0) }
        .onDelete { tasks.names.remove(atOffsets: $0) }
        .onMove { tasks.names.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private struct Page: View {
    let tasks: Tasks

    var body: some View {
      NavigationStack {
        List { TaskRows(tasks: tasks) }
          .toolbar { EditButton() }
          .navigationDestination(for: String.self) { _ in EditButton() }
      }
    }
  }

  @Test func `The button shows the controls of rows that can be removed, and hides them`() throws {
    let screen = Screen { Page(tasks: Tasks()) }
    #expect(screen.row("a").outline.contains("Delete") == false)
    let place = try screen.frame(of: "a").minX
    try screen.button("Edit").tap()
    #expect(screen.button("Done").exists)
    #expect(screen.row("a").outline.contains("Delete"))
    #expect(screen.row("c").outline.contains("Delete") == false)
    #expect(screen.row("title").outline.contains("Delete") == false)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "a").minX > place)
    try screen.button("Done").tap()
    try screen.advanceToRest()
    #expect(screen.row("a").outline.contains("Delete") == false)
    #expect(try screen.frame(of: "a").minX == place)
  }

  @Test func `The button of a row removes it, and the others keep theirs`() throws {
    let tasks = Tasks()
    let screen = Screen { Page(tasks: tasks) }
    try screen.button("Edit").tap()
    try screen.find(.button, label: "Delete")[1].tap()
    #expect(tasks.names == ["a", "c"])
    try screen.find(.button, label: "Delete")[0].tap()
    #expect(tasks.names == ["c"])
    #expect(!screen.find(.button, label: "Delete").exists)
  }

  @Test func `Rows that appear while the list is edited have controls`() throws {
    let tasks = Tasks()
    let screen = Screen { Page(tasks: tasks) }
    try screen.button("Edit").tap()
    tasks.names.append("d")
    #expect(screen.row("d").outline.contains("Delete"))
    tasks.names = (0..<10_000).map { "\($0)" }
    try screen.find(.list).scroll(toRow: 9_000)
    try screen.button("Done").tap()
    #expect(!screen.find(.button, label: "Delete").exists)
  }

  private struct Chooser: View {
    @Bindable var tasks: Tasks

    var body: some View {
      List(tasks.names, id: \.self, selection: $tasks.selection) { Text($0) }
        .environment(\.editMode, $tasks.mode)
    }
  }

  @Test func `While a list is edited, a click adds a row to the selection or removes it`() throws {
    let tasks = Tasks()
    let screen = Screen { Chooser(tasks: tasks) }
    try screen.row("a").select()
    try screen.row("b").select()
    #expect(tasks.selection == ["b"])
    tasks.mode = .active
    try screen.row("a").select()
    #expect(tasks.selection == ["a", "b"])
    #expect(screen.row("a").outline.contains("checkmark.circle.fill"))
    #expect(screen.row("c").outline.contains("checkmark.circle.fill") == false)
    try screen.row("b").select()
    #expect(tasks.selection == ["a"])
    #expect(screen.row("b").outline.contains("checkmark.circle.fill") == false)
    tasks.mode = .inactive
    try screen.row("c").select()
    #expect(tasks.selection == ["c"])
  }

  @Test func `A sheet has an edit mode of its own`() throws {
    let tasks = Tasks()
    let screen = Screen {
      List { TaskRows(tasks: tasks) }
        .toolbar { EditButton() }
        .sheet(isPresented: .constant(true)) { EditButton() }
    }
    try screen.sheet.button("Edit").tap()
    #expect(try screen.sheet.button("Done").exists)
    #expect(!screen.find(.button, label: "Delete").exists)
  }

  @Test func `An app reads and changes the mode`() throws {
    struct Reader: View {
      @Environment(\.editMode) private var mode
      var body: some View {
        Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
        Button("Begin") { mode?.wrappedValue = .transient }
        EditButton()
      }
    }
    let screen = Screen { Reader() }
    #expect(screen.contains(text: "reading"))
    try screen.button("Begin").tap()
    #expect(screen.contains(text: "editing"))
    try screen.button("Done").tap()
    #expect(screen.contains(text: "reading"))
  }
}
