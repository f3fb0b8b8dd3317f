import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Actions that a row has twice: in a context menu and as swipe actions.
@MainActor struct RowMenuTitleTests {
  @MainActor @Observable final class Log {
    var lines: [String] = []
    var selection: Set<String> = []
  }

  @Test func `A swipe action isn't repeated in the menu that has it already`() throws {
    let log = Log()
    let screen = Screen {
      List(["a", "b"], id: \.self) { name in
        Text(name)
          .contextMenu {
            Button("Open") { log.lines.append("open \(name)") }
            Divider()
            Button("Delete", role: .destructive) { log.lines.append("delete \(name)") }
          }
          .swipeActions(edge: .leading) { Button("Pin") { log.lines.append("pin \(name)") } }
          .swipeActions { Button("Delete", role: .destructive) { log.lines.append("swipe \(name)") } }
      }
    }
    #expect(try screen.row("b").rowMenu == ["Open", "Delete", "Pin"])
    try screen.row("b").chooseInRowMenu("Delete")
    try screen.row("b").chooseInRowMenu("Pin")
    try screen.row("a").swipe(from: .trailing)
    #expect(log.lines == ["delete b", "pin b", "swipe a"])
  }

  @Test func `Neither is it in the menu of a list or of a table`() throws {
    struct Item: Identifiable { let id: String }
    let log = Log()
    let screen = Screen {
      VStack {
        List(["a", "b"], id: \.self) { name in
          Text(name).swipeActions {
            Button("Delete") { log.lines.append("swipe \(name)") }
            Button("Archive") { log.lines.append("archive \(name)") }
          }
        }
        Table([Item(id: "c"), Item(id: "d")]) {
          TableColumn("Name") { item in
            Text(item.id).swipeActions { Button("Delete") { log.lines.append("swipe \(item.id)") } }
          }
        }
      }
      .contextMenu(forSelectionType: String.self) { names in
        Section { Button("Delete") { log.lines.append("delete \(names.sorted())") } }
        Button("Share") {}
      }
    }
    #expect(try screen.row("a").rowMenu.filter { $0 == "Archive" } == ["Archive"])
    #expect(try !screen.row("a").rowMenu.contains("Delete"), "it is in a section, and not repeated after it")
    #expect(try screen.row("c").rowMenu == ["Share"])
  }
}
