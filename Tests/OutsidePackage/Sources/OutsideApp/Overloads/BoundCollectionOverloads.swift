import Oriel

/// Rows of a bound collection: the closure gets a binding to each element. A binding of a collection is a collection of
/// bindings itself, and a call may not be ambiguous for that.
struct BoundCollectionOverloads: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name = ""
    var isDone = false
    var parts: [Item]?
  }

  @State private var items: [Item] = []
  @State private var words: [String] = []
  @State private var many: Set<Int> = []
  @State private var one: Int?
  @State private var exactlyOne = 0

  var body: some View {
    VStack {
      lists
      selectableLists
      trees
      views
    }
  }

  @ViewBuilder private var lists: some View {
    List($items) { $item in TextField("Name", text: $item.name) }
    List($items) { item in TextField("Name", text: item.name) }
    List($items) { TextField("Name", text: $0.name) }
    List($items, rowContent: ItemRow.init(item:))
    List($items, id: \.name) { $item in Toggle(item.name, isOn: $item.isDone) }
    List($words, id: \.self) { $word in TextField("Word", text: $word) }
    List($words, id: \.self) { word in TextField("Word", text: word) }
    List(items) { item in Text(item.name) }
    List(items, id: \.name) { Text($0.name) }
    List(0..<3) { Text("Row \($0)") }
  }

  @ViewBuilder private var selectableLists: some View {
    List($items, selection: $many) { $item in TextField("Name", text: $item.name) }
    List($items, selection: $one) { $item in TextField("Name", text: $item.name) }
    List($items, selection: $exactlyOne) { $item in TextField("Name", text: $item.name) }
    List($items, selection: $many) { item in TextField("Name", text: item.name) }
    List($items, selection: $one) { TextField("Name", text: $0.name) }
    List($items, id: \.id, selection: $many) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.id, selection: $one) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.id, selection: $exactlyOne) { $item in TextField("Name", text: $item.name) }
    List(items, selection: $many) { Text($0.name) }
    List(items, selection: $one) { Text($0.name) }
    List(items, selection: $exactlyOne) { Text($0.name) }
  }

  @ViewBuilder private var trees: some View {
    List(items, children: \.parts) { Text($0.name) }
    List(items, id: \.name, children: \.parts) { Text($0.name) }
    List(items, children: \.parts, selection: $many) { Text($0.name) }
    List(items, id: \.id, children: \.parts, selection: $one) { Text($0.name) }
    List($items, children: \.parts) { $item in TextField("Name", text: $item.name) }
    List($items, children: \.parts) { TextField("Name", text: $0.name) }
    List($items, id: \.name, children: \.parts) { $item in TextField("Name", text: $item.name) }
    List($items, children: \.parts, selection: $many) { $item in TextField("Name", text: $item.name) }
    List($items, children: \.parts, selection: $one) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.id, children: \.parts, selection: $many) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.id, children: \.parts, selection: $one) { $item in TextField("Name", text: $item.name) }
    OutlineGroup(items, children: \.parts) { Text($0.name) }
    OutlineGroup(items, id: \.name, children: \.parts) { Text($0.name) }
    OutlineGroup($items, children: \.parts) { $item in TextField("Name", text: $item.name) }
    OutlineGroup($items, children: \.parts) { TextField("Name", text: $0.name) }
    OutlineGroup($items, id: \.name, children: \.parts) { $item in TextField("Name", text: $item.name) }
  }

  @ViewBuilder private var views: some View {
    ForEach($items) { $item in TextField("Name", text: $item.name) }
    ForEach($items) { item in TextField("Name", text: item.name) }
    ForEach($items) { TextField("Name", text: $0.name) }
    ForEach($items, content: ItemRow.init(item:))
    ForEach($items, id: \.name) { $item in TextField("Name", text: $item.name) }
    ForEach($words, id: \.self) { $word in TextField("Word", text: $word) }
    ForEach($items) { $item in TextField("Name", text: $item.name) }.onDelete { _ in }
    Table($items) {
      TableColumn("Name") { $item in TextField("Name", text: $item.name) }
      TableColumn("Done") { item in Toggle("Done", isOn: item.isDone) }
    }
    Table($items, selection: $many) { TableColumn("Name") { $item in TextField("Name", text: $item.name) } }
    Table($items, selection: $one) { TableColumn("Name") { $item in TextField("Name", text: $item.name) } }
    Table(of: Binding<Item>.self) {
      TableColumn("Name") { $item in TextField("Name", text: $item.name) }
    } rows: {
      ForEach($items) { $item in TableRow($item) }
    }
    Picker("Item", selection: $one) { ForEach($items) { $item in Text(item.name).tag(item.id as Int?) } }
    TabView(selection: $exactlyOne) {
      ForEach($items) { $item in TextField("Name", text: $item.name).tabItem { Text(item.name) }.tag(item.id) }
    }
    TabView { ForEach($items) { $item in Tab(item.name, systemImage: "star") { TextField("Name", text: $item.name) } } }
  }

  private struct ItemRow: View {
    @Binding var item: Item
    var body: some View { Text(item.name) }
  }
}
