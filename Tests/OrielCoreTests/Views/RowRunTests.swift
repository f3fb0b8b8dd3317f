import Testing

@testable import OrielCore

/// The boxes of a form's rows outside of sections.
@MainActor struct RowRunTests {
  private final class Item: LayoutNode {
    let name: String
    var standsAlone: Bool { name.first?.isUppercase == true }

    init(_ name: String) { self.name = name }
  }

  /// A container that only keeps the order.
  @MainActor private class Order: LayoutContainer {
    var nodes: [LayoutNode] = []
    /// How many nodes were inserted, and how many moved.
    var inserted = 0
    var moved = 0

    func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
      inserted += 1
      let place = sibling.map { sibling in nodes.firstIndex { $0 === sibling }.map { $0 + 1 } } ?? 0
      #expect(place != nil && !nodes.contains { $0 === node }, "only beside a node that is there")
      nodes.insert(node, at: place ?? 0)
    }

    func move(_ node: LayoutNode, after sibling: LayoutNode?) {
      remove(node)
      insert(node, after: sibling)
      moved += 1
      inserted -= 1
    }

    func remove(_ node: LayoutNode) {
      #expect(nodes.contains { $0 === node })
      nodes.removeAll { $0 === node }
    }
  }

  @MainActor private final class Box: Order, RowBox {
    let node = LayoutNode()
    var isDisposed = false

    func dispose() {
      #expect(!isDisposed)
      isDisposed = true
    }
  }

  @MainActor private final class Form {
    let column = Order()
    private(set) var boxes: [Box] = []
    private(set) lazy var runs = RowRuns(
      in: column, standsAlone: { ($0 as? Item)?.standsAlone == true },
      makeBox: {
        let box = Box()
        self.boxes.append(box)
        return box
      })

    /// What the user sees: the names of the rows of each box in brackets.
    var shown: String {
      column.nodes.map { part in
        if let item = part as? Item { return item.name }
        let rows = boxes.first { $0.node === part }?.nodes ?? []
        return "[" + rows.map { ($0 as? Item)?.name ?? "?" }.joined() + "]"
      }
      .joined()
    }

    func fill(_ names: String) -> [Item] {
      let items = names.map { Item(String($0)) }
      for (index, item) in items.enumerated() { runs.insert(item, after: index == 0 ? nil : items[index - 1]) }
      return items
    }
  }

  /// The expected picture of items in an order.
  private func boxed(_ names: [String]) -> String {
    var text = ""
    var isOpen = false
    for name in names {
      let isRow = name.first?.isUppercase != true
      if isRow != isOpen { text += isRow ? "[" : "]" }
      isOpen = isRow
      text += name
    }
    return text + (isOpen ? "]" : "")
  }

  @Test func `Rows beside each other share a box, and sections are between the boxes`() {
    let form = Form()
    _ = form.fill("abSTcdU")
    #expect(form.shown == "[ab]ST[cd]U")
  }

  @Test func `A section that comes between two rows divides their box, and unites it when it goes`() {
    let form = Form()
    let items = form.fill("abcd")
    let section = Item("S")
    form.runs.insert(section, after: items[1])
    #expect(form.shown == "[ab]S[cd]")
    #expect(form.boxes.map(\.inserted) == [4, 2], "the rows before the section stay")
    form.runs.remove(section)
    #expect(form.shown == "[abcd]")
    #expect(form.boxes.map(\.isDisposed) == [false, true])
  }

  @Test func `A box goes with its last row`() {
    let form = Form()
    let items = form.fill("SaT")
    form.runs.remove(items[1])
    #expect(form.shown == "ST")
    #expect(form.boxes.map(\.isDisposed) == [true])
  }

  @Test func `A row that moves within its box stays in it`() {
    let form = Form()
    let items = form.fill("abc")
    form.runs.move(items[0], after: items[2])
    #expect(form.shown == "[bca]")
    #expect(form.boxes.map(\.inserted) == [3])
    #expect(form.boxes.map(\.moved) == [1])
  }

  @Test func `A section that moves is moved, not made again`() {
    let form = Form()
    let items = form.fill("abSc")
    form.runs.move(items[2], after: items[0])
    #expect(form.shown == "[a]S[bc]")
    #expect(form.column.moved == 1)
    form.runs.move(items[2], after: nil)
    #expect(form.shown == "S[abc]")
  }

  @Test func `A released form releases its boxes`() {
    let form = Form()
    _ = form.fill("aSb")
    form.runs.dispose()
    #expect(form.boxes.map(\.isDisposed) == [true, true])
  }

  @Test(arguments: 1...40) func `Every change leaves the boxes that the order implies`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let form = Form()
    var items: [Item] = []
    func any<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }
    for step in 0..<120 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let item = Item(any(["a", "b", "c", "d", "S", "T"]) ?? "a")
        let place = Int.random(in: 0...items.count, using: &random)
        form.runs.insert(item, after: place == 0 ? nil : items[place - 1])
        items.insert(item, at: place)
      case 2:
        guard let item = any(items) else { continue }
        form.runs.remove(item)
        items.removeAll { $0 === item }
      default:
        guard let item = any(items) else { continue }
        let others = items.filter { $0 !== item }
        let place = Int.random(in: 0...others.count, using: &random)
        form.runs.move(item, after: place == 0 ? nil : others[place - 1])
        items = others
        items.insert(item, at: place)
      }
      #expect(form.shown == boxed(items.map(\.name)), "seed \(seed), step \(step)")
      #expect(form.boxes.filter { !$0.isDisposed }.allSatisfy { !$0.nodes.isEmpty })
    }
  }
}
