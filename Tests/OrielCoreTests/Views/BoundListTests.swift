import OrielCore
import OrielTesting
import Testing

/// Lists whose rows are bound to the elements of a collection.
@MainActor struct BoundListTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
    var parts: [Item]?
  }

  private struct Editor: View {
    @State private var items = [Item(id: 1, name: "Ada"), Item(id: 2, name: "Bob"), Item(id: 3, name: "Cy")]
    @State private var selection: Int?
    let byName: Bool

    var body: some View {
      Text(items.map(\.name).joined(separator: " "))
      Text("selected: \(selection.map(String.init) ?? "none")")
      if byName {
        List($items, id: \.id, selection: $selection) { $item in TextField("Name \(item.id)", text: $item.name) }
      } else {
        List($items, selection: $selection) { $item in TextField("Name \(item.id)", text: $item.name) }
      }
      Button("Reverse") { items.reverse() }
      Button("Drop") { items.removeLast() }
    }
  }

  @Test(arguments: [false, true])
  func `What is typed into a row of a bound list is in the collection`(byName: Bool) throws {
    let screen = Screen { Editor(byName: byName) }
    try screen.textField("Name 2").replaceText(with: "Bea")
    #expect(screen.text("Ada Bea Cy").exists)
    try screen.button("Reverse").tap()
    try screen.textField("Name 1").replaceText(with: "Al")
    #expect(screen.text("Cy Bea Al").exists)
    try screen.find(.list).find(.row)[1].select()
    #expect(screen.text("selected: 2").exists)
    try screen.button("Drop").tap()
    #expect(screen.text("Cy Bea").exists)
    #expect(try screen.textField("Name 2").string == "Bea")
    #expect(!screen.textField("Name 1").exists)
  }

  private struct Tree: View {
    @State private var items = [
      Item(id: 1, name: "a", parts: [Item(id: 2, name: "b"), Item(id: 3, name: "c")]), Item(id: 4, name: "d"),
    ]
    let inList: Bool

    var body: some View {
      Text(summary(items))
      if inList {
        List($items, children: \.parts) { $item in TextField("Name \(item.id)", text: $item.name) }
      } else {
        List {
          OutlineGroup($items, id: \.id, children: \.parts) { $item in TextField("Name \(item.id)", text: $item.name) }
        }
      }
      Button("Add") { items[0].parts?.append(Item(id: 5, name: "e")) }
    }

    private func summary(_ items: [Item]) -> String {
      items.map { $0.name + ($0.parts.map { "(" + summary($0) + ")" } ?? "") }.joined(separator: " ")
    }
  }

  @Test(arguments: [false, true])
  func `What is typed into a row of a bound tree is in the tree`(inList: Bool) throws {
    let screen = Screen { Tree(inList: inList) }
    #expect(screen.text("a(b c) d").exists)
    try screen.find(.list).find(.row)[0].setExpanded(true)
    try screen.textField("Name 3").replaceText(with: "cc")
    try screen.textField("Name 1").replaceText(with: "aa")
    #expect(screen.text("aa(b cc) d").exists)
    try screen.button("Add").tap()
    try screen.textField("Name 5").replaceText(with: "ee")
    #expect(screen.text("aa(b cc ee) d").exists)
  }

  @Test func `The rows of a tree may be identified by another property`() throws {
    struct Names: View {
      @State private var selection: Set<String> = []
      let items = [Item(id: 1, name: "a", parts: [Item(id: 1, name: "b"), Item(id: 1, name: "c")])]
      var body: some View {
        Text("selected: \(selection.sorted().joined())")
        List(items, id: \.name, children: \.parts, selection: $selection) { Text($0.name) }
      }
    }
    let screen = Screen { Names() }
    try screen.row("a").setExpanded(true)
    try screen.row("c").select()
    #expect(screen.text("selected: c").exists)
  }
}
