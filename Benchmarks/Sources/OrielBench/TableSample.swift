import BenchSupport
import Oriel

/// A table of a hundred thousand rows and four columns.
struct TableSample: View {
  @State private var isBuilt = false
  @State private var items = (0..<100_000).map { Item(id: $0) }

  var body: some View {
    VStack {
      if isBuilt {
        Table(items) {
          TableColumn("Name") { Text("Row \($0.id)") }
          TableColumn("Count") { Text("Count: \($0.count)") }
          TableColumn("Half") { Text("\($0.id / 2)") }
          TableColumn("Kind") { Text($0.id % 2 == 0 ? "even" : "odd") }
        }
      } else {
        Spacer()
      }
    }
    .onAppear { Driver.table = $isBuilt }
  }
}

extension Driver {
  static func runTable() {
    let changes = [
      bench_change(name: "build", times: 1) { _ in Driver.onMain { Driver.table?.wrappedValue = true } },
      bench_change(name: "page", times: 15) { number in
        if number == 0 { bench_memory() }
        bench_page()
      },
    ]
    bench_changes(changes, Int32(changes.count))
  }
}
