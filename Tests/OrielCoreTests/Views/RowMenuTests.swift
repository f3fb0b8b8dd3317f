import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct RowMenuTests {
  @Observable @MainActor final class Files {
    var names = ["a", "b", "c"]
    var selection: Set<String> = []
    var log: [String] = []
  }

  private struct FileList: View {
    @Bindable var files: Files
    var body: some View {
      List(files.names, id: \.self, selection: $files.selection) { name in
        Text(name)
          .swipeActions(edge: .leading) { Button("Pin") { files.log.append("pin \(name)") } }
          .swipeActions {
            Button("Delete") { files.names.removeAll { $0 == name } }
            Button("Archive") { files.log.append("archive \(name)") }
          }
      }
      .contextMenu(forSelectionType: String.self) { names in
        if !names.isEmpty { Button("Share") { files.log.append("share \(names.sorted().joined())") } }
      } primaryAction: {
        files.log.append("open \($0.sorted().joined())")
      }
    }
  }

  @Test func `The menu of a row has the entries for its value, and its swipe actions`() throws {
    let files = Files()
    let screen = Screen { FileList(files: files) }
    #expect(try screen.row("b").rowMenu == ["Share", "Pin", "Delete", "Archive"])
    try screen.row("b").chooseInRowMenu("Archive")
    try screen.row("b").chooseInRowMenu("Share")
    #expect(files.log == ["archive b", "share b"])
    try screen.row("b").chooseInRowMenu("Delete")
    #expect(screen.texts == ["a", "c"])
  }

  @Test func `Actions on a selected row apply to the selection`() throws {
    let files = Files()
    files.selection = ["a", "c"]
    let screen = Screen { FileList(files: files) }
    try screen.row("c").chooseInRowMenu("Share")
    try screen.row("b").chooseInRowMenu("Share")
    try screen.row("a").activate()
    try screen.row("b").activate()
    #expect(files.log == ["share ac", "share b", "open ac", "open b"])
  }

  private struct DeletableList: View {
    @Bindable var files: Files
    var body: some View {
      List(selection: $files.selection) {
        ForEach(files.names, id: \.self) { name in
          Text(name).deleteDisabled(name == "b")
        }
        .onDelete { files.names.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `A row that can be removed has a button for that in its menu`() throws {
    let files = Files()
    let screen = Screen { DeletableList(files: files) }
    #expect(try screen.row("a").rowMenu == ["Delete"])
    #expect(try screen.row("b").rowMenu == [])
    try screen.row("a").chooseInRowMenu("Delete")
    #expect(screen.texts == ["b", "c"])
    try screen.row("c").swipe(from: .trailing)
    #expect(screen.texts == ["b"])
  }

  @Test func `In the menu it removes all selected rows, by a swipe only one`() throws {
    let files = Files()
    files.names = ["a", "b", "c", "d", "e"]
    files.selection = ["a", "c", "e"]
    let screen = Screen { DeletableList(files: files) }
    try screen.row("e").swipe(from: .trailing)
    #expect(screen.texts == ["a", "b", "c", "d"])
    try screen.row("a").chooseInRowMenu("Delete")
    #expect(screen.texts == ["b", "d"])
  }

  @Test func `A full swipe performs the first action at the edge`() throws {
    let files = Files()
    let screen = Screen { FileList(files: files) }
    try screen.row("a").swipe(from: .leading)
    #expect(files.log == ["pin a"])
    try screen.row("a").swipe(from: .trailing)
    #expect(screen.texts == ["b", "c"])
  }

  @Test func `A full swipe that isn't allowed does nothing`() throws {
    let screen = Screen {
      List { Text("row").swipeActions(allowsFullSwipe: false) { Button("Delete") {} } }
    }
    #expect(throws: ScreenError.self) { try screen.row("row").swipe(from: .trailing) }
    #expect(try screen.row("row").rowMenu == ["Delete"])
    #expect(throws: ScreenError.self) { try screen.row("row").activate() }
  }
}
