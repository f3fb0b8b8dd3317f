import Oriel
import OrielTesting

/// Containers that make rows: all of them at once, or those that are in view.
extension Growth {
  static let lists = [
    changing("form", RowsOfForm.init) { $0.items.insert(-1, at: 0) },
    changing("list", RowsOfList.init) { $0.items.insert(-1, at: 0) },
    changing("sections", Sections.init) { $0.items.insert(-1, at: 0) },
    changing("nested", Nested.init) { $0.items.insert(-1, at: 0) },
    changing("lazy-grid", LazyGrid.init) { $0.items.insert(-1, at: 0) },
    changing("table", NumberTable.init) { $0.items.insert(-1, at: 0) },
    changing("outline", Outline.init) { $0.items.insert(-1, at: 0) },
  ]
}

struct RowsOfForm: View {
  let model: Model
  var body: some View { Form { ForEach(model.items, id: \.self) { LabeledContent("\($0)", value: "value") } } }
}

struct RowsOfList: View {
  let model: Model
  var body: some View { List(model.items, id: \.self) { Text("\($0)") } }
}

/// As many sections of three rows as there are elements.
struct Sections: View {
  let model: Model
  var body: some View {
    List {
      ForEach(model.items, id: \.self) { number in
        Section("\(number)") { ForEach(0..<3) { Text("\($0)") } }
      }
    }
  }
}

struct Nested: View {
  let model: Model
  var body: some View {
    List { ForEach(model.items, id: \.self) { number in ForEach(0..<3) { Text("\(number) \($0)") } } }
  }
}

struct LazyGrid: View {
  let model: Model
  var body: some View {
    ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(model.items, id: \.self) { Text("\($0)") } } }
  }
}

struct NumberTable: View {
  struct Row: Identifiable { let id: Int }

  let model: Model
  var body: some View {
    Table(model.items.map { Row(id: $0) }) {
      TableColumn("Number") { Text("\($0.id)") }
      TableColumn("Square") { Text("\($0.id * $0.id)") }
    }
  }
}

/// Branches of three leaves each, closed.
struct Outline: View {
  struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  let model: Model
  var body: some View {
    let nodes = model.items.map { number in
      Node(id: number * 4, children: (1...3).map { Node(id: number * 4 + $0) })
    }
    List(nodes, children: \.children) { Text("\($0.id)") }
  }
}
