import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct ListEditTests {
  @Observable final class Items {
    var names = ["a", "b", "c", "d"]
    var isHighlighted = false
  }

  private struct Editor: View {
    @Bindable var items: Items

    var body: some View {
      List {
        Text("before")
        ForEach(items.names, id: \.self) { name in
          Text(name).deleteDisabled(name == "c").moveDisabled(name == "d")
        }
        .onDelete { items.names.remove(atOffsets: $0) }
        .onMove { items.names.move(fromOffsets: $0, toOffset: $1) }
        Text("after")
      }
    }
  }

  @Test func rowsOfACollectionAreDeleted() throws {
    let items = Items()
    let screen = Screen { Editor(items: items) }
    try screen.row("b").delete()
    #expect(items.names == ["a", "c", "d"])
    #expect(screen.texts == ["before", "a", "c", "d", "after"])
    #expect(throws: ScreenError.self) { try screen.row("c").delete() }
    #expect(throws: ScreenError.self) { try screen.row("before").delete() }
    #expect(items.names == ["a", "c", "d"])
  }

  @Test func rowsOfACollectionAreMoved() throws {
    let items = Items()
    let screen = Screen { Editor(items: items) }
    try screen.row("a").move(toRow: 3)
    #expect(items.names == ["b", "a", "c", "d"])
    try screen.row("c").move(toRow: 1)
    #expect(screen.texts == ["before", "c", "b", "a", "d", "after"])
    try screen.row("c").move(toRow: 5)
    #expect(items.names == ["b", "a", "d", "c"])
    #expect(throws: ScreenError.self) { try screen.row("d").move(toRow: 1) }
    #expect(throws: ScreenError.self) { try screen.row("b").move(toRow: 0) }
    #expect(throws: ScreenError.self) { try screen.row("b").move(toRow: 6) }
    #expect(items.names == ["b", "a", "d", "c"])
  }

  @Test func aRowStandsForItsElement() throws {
    var deleted: [IndexSet] = []
    let content = ForEach(0..<2) { number in
      Text("\(number)")
      Text("again")
    }
    .onDelete { deleted.append($0) }
    let screen = Screen { List { content } }
    #expect(screen.texts == ["0", "again", "1", "again"])
    try screen.find(.row)[3].delete()
    #expect(deleted == [IndexSet(integer: 1)])
  }

  @Test func aRowHasARoomAndABackgroundOfItsOwn() throws {
    let items = Items()
    struct Marked: View {
      let items: Items
      var body: some View {
        List {
          Text("plain").accessibilityIdentifier("plain")
          Text("moved in").accessibilityIdentifier("row")
            .listRowInsets(EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 0))
            .listRowBackground(items.isHighlighted ? Color.red.accessibilityIdentifier("behind") : nil)
        }
      }
    }
    let screen = Screen(size: ProposedViewSize(width: 200, height: 100)) { Marked(items: items) }
    #expect(try screen.frame(of: "plain").minX == 0)
    #expect(try screen.frame(of: "row").minX == 20)
    #expect(!screen.find(identifier: "behind").exists)
    items.isHighlighted = true
    #expect(try screen.frame(of: "behind") == CGRect(x: 0, y: 16, width: 200, height: 26))
    items.isHighlighted = false
    #expect(!screen.find(identifier: "behind").exists)
  }
}

@MainActor struct ListStyleTests {
  @Test func listsHaveTheStyleOfTheirSurroundings() throws {
    func look(_ view: some View) throws -> _ListLook? {
      (try Screen { view }.find(.list).widget.element as? ListElement)?.look
    }
    let list = List { Text("row") }
    #expect(try look(list) == .plain)
    #expect(try look(list.listStyle(.sidebar)) == .sidebar)
    #expect(try look(list.listStyle(.inset)) == .inset)
    #expect(try look(list.listStyle(.insetGrouped)) == .grouped)
    #expect(try look(list.listStyle(.bordered)) == .bordered)
    #expect(try look(VStack { list.listStyle(.plain) }.listStyle(.sidebar)) == .plain)
  }
}
