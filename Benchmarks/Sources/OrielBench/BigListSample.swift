import BenchSupport
import Oriel

/// A list of a hundred thousand rows, or a million.
struct BigListSample: View {
  @State private var isBuilt = false
  @State private var items: [Item]

  init(count: Int) {
    _items = State(initialValue: (0..<count).map { Item(id: $0) })
  }

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        if isBuilt { List(items) { BigRow(item: $0) } } else { Spacer() }
      }
      .onAppear { Driver.bigList = ($isBuilt, $items, { proxy.scrollTo(0, anchor: .top) }) }
    }
  }
}

struct BigRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Spacer()
      Text("Count: \(item.count)")
    }
  }
}

extension Driver {
  private static var build: bench_change {
    bench_change(name: "build", times: 1) { _ in Driver.onMain { Driver.bigList?.isBuilt.wrappedValue = true } }
  }

  static func runMillion() { bench_changes([build], 1) }

  static func runBigList() {
    let changes = [
      build,
      bench_change(name: "page", times: 15) { number in
        if number == 0 { bench_memory() }
        bench_page()
      },
      bench_change(name: "top", times: 1) { _ in Driver.onMain { Driver.bigList?.toTop() } },
      bench_change(name: "change", times: 15) { number in
        Driver.onMain { Driver.bigList?.items.wrappedValue[5].count = Int(number) + 1 }
      },
      bench_change(name: "insert", times: 15) { number in
        Driver.onMain { Driver.bigList?.items.wrappedValue.insert(Item(id: 100_000 + Int(number)), at: 3) }
      },
    ]
    bench_changes(changes, Int32(changes.count))
  }
}
