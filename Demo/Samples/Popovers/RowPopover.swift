import Oriel

/// Popovers on the rows of a list; a row can be removed under its popover.
struct RowPopover: View {
  @Bindable var run: SampleRun
  @State private var fruits = Fruit.all
  @State private var marked: Fruit?

  var body: some View {
    VStack {
      SampleRow(run: run, value: "rows: \(fruits.count)")
        .onChange(of: run.isPresented) {
          if run.isPresented, marked == nil { marked = fruits.dropFirst().first ?? fruits.first }
          if !run.isPresented { marked = nil }
        }
        .onChange(of: marked?.id) { run.isPresented = marked != nil }
      List {
        ForEach(fruits) { fruit in
          HStack {
            Text(fruit.name)
            Spacer()
            Button("Mark \(fruit.name)") { marked = fruit }
              .popover(item: mark(of: fruit), arrowEdge: .leading) { fruit in
                VStack {
                  Text("\(fruit.name) is in season.")
                  Button("Remove \(fruit.name)", role: .destructive) { fruits.removeAll { $0.id == fruit.id } }
                }
                .padding(12)
              }
          }
        }
      }
      .frame(height: 160)
      Button("Restore") { fruits = Fruit.all }
        .disabled(fruits.count == Fruit.all.count)
    }
  }

  private func mark(of fruit: Fruit) -> Binding<Fruit?> {
    Binding {
      marked?.id == fruit.id ? marked : nil
    } set: {
      if marked?.id == fruit.id { marked = $0 }
    }
  }
}

/// What a row is about.
struct Fruit: Identifiable {
  let name: String
  var id: String { name }

  static let all = ["Apple", "Cherry", "Mango", "Plum"].map { Fruit(name: $0) }
}
