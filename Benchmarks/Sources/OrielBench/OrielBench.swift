import BenchSupport
import Oriel

/// The measures of `reference.c`, as one would write such an app with Oriel.
@main struct OrielBench: App {
  static var applicationID: String? { "org.oriel.BenchmarkInOriel" }

  var body: some Scene {
    WindowGroup("Benchmark") {
      Content().onAppear { bench_after_first_frame { Driver.onMain { Driver.firstFrame() } } }
    }
    .defaultSize(width: 480, height: 640)
  }
}

struct Content: View {
  var body: some View {
    if let count = Driver.stackCount {
      StackSample(count: count)
    } else if Driver.measure == "shapes" {
      ShapesSample()
    } else if Driver.measure == "big" {
      BigListSample(count: 100_000)
    } else if Driver.measure == "table" {
      TableSample()
    } else if Driver.measure == "million" {
      BigListSample(count: 1_000_000)
    } else if Driver.measure == "motion-frames" {
      MotionSample()
    } else if Driver.measure.hasPrefix("row") {
      RowsWithState()
    } else if Driver.measure.hasPrefix("list") {
      ListWithState()
    } else if Driver.measure.hasSuffix("alert") || Driver.measure.hasSuffix("alerts") {
      AlertSample()
    } else if Driver.measure.hasSuffix("sheet") || Driver.measure.hasSuffix("sheets") {
      SheetSample()
    } else if Driver.measure.hasSuffix("popovers") {
      PopoverSample()
    } else if Driver.measure == "export" {
      ExportSample()
    } else {
      Counter()
    }
  }
}

/// Writes the states from outside: what a click would do, without the click.
@MainActor enum Driver {
  static let measure = String(cString: bench_measure())
  static var counter: Binding<Int>?
  static var rows = [Binding<Int>](repeating: .constant(0), count: 1_000)
  static var items: Binding<[Item]>?
  static var isPresented: Binding<Bool>?
  static var isMoved: Binding<Bool>?
  static var bigList: (isBuilt: Binding<Bool>, items: Binding<[Item]>, toTop: () -> Void)?
  static var table: Binding<Bool>?
  static var shapes: (isBuilt: Binding<Bool>, isRed: Binding<Bool>)?
  static var stack: (isBuilt: Binding<Bool>, value: Binding<Int>, isTall: Binding<Bool>)?

  static func firstFrame() {
    bench_report("first_frame_cpu_ms", Double(bench_cpu()) / 1e6)
    bench_report("first_frame_ns", Double(bench_now()))
    switch measure {
    case "counter-burst": bench_burst(count(20_000)) { number in Driver.onMain { Driver.writeCounter(number) } }
    case "counter-frames": bench_frames(count(500)) { number in Driver.onMain { Driver.writeCounter(number) } }
    case "row-burst": bench_burst(count(20_000)) { number in Driver.onMain { Driver.writeRow(number) } }
    case "row-frames": bench_frames(count(500)) { number in Driver.onMain { Driver.writeRow(number) } }
    case "list-burst": bench_burst(count(200)) { number in Driver.onMain { Driver.writeItem(number) } }
    case "alert": bench_windows(count(25), show, hide, false)
    case "sheet": bench_windows(count(25), show, hide, true)
    case "stack-1000", "stack-10000": runStack()
    case "shapes": runShapes()
    case "big": runBigList()
    case "table": runTable()
    case "million": runMillion()
    case "motion-frames":
      withAnimation(.linear(duration: 60).repeatForever()) { isMoved?.wrappedValue = true }
      bench_frames(count(300)) { _ in }
    case "soak-alerts": bench_soak(count(10_000), show, hide, false)
    case "soak-sheets": bench_soak(count(5_000), show, hide, false)
    case "soak-popovers": bench_soak(count(5_000), show, hide, true)
    case "export": bench_exports(count(3), show)
    default: break
    }
  }

  nonisolated static func onMain(_ action: @MainActor () -> Void) { MainActor.assumeIsolated(action) }

  private static func count(_ usual: Int32) -> Int32 { bench_count("ORIEL_BENCH_COUNT", usual) }
  private static func writeCounter(_ number: Int32) { counter?.wrappedValue = Int(number) }
  private static func writeRow(_ number: Int32) { rows[Int(number) % 1_000].wrappedValue = Int(number) }
  private static func writeItem(_ number: Int32) { items?.wrappedValue[Int(number) % 1_000].count = Int(number) }
  private static let show: bench_action = { Driver.onMain { Driver.present(true) } }
  private static let hide: bench_action = { Driver.onMain { Driver.present(false) } }
  private static func present(_ value: Bool) { isPresented?.wrappedValue = value }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Count") { count += 1 }
    }
    .onAppear { Driver.counter = $count }
  }
}

struct Row: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(number)")
      Text("Count: \(count)")
    }
    .onAppear { Driver.rows[number] = $count }
  }
}

struct RowsWithState: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<1_000) { Row(number: $0) }
      }
    }
  }
}

struct Item: Identifiable {
  let id: Int
  var count = 0
}

struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Text("Count: \(item.count)")
    }
  }
}

struct ListWithState: View {
  @State private var items = (0..<1_000).map { Item(id: $0) }

  var body: some View {
    ScrollView {
      VStack {
        ForEach(items) { ItemRow(item: $0) }
      }
    }
    .onAppear { Driver.items = $items }
  }
}

struct AlertSample: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      Text("Count: 0")
      Button("Count") { isPresented = true }
    }
    .alert("Delete the file?", isPresented: $isPresented) {
      Button("Cancel", role: .cancel) {}
      Button("Delete") {}
    } message: {
      Text("This can't be undone.")
    }
    .onAppear { Driver.isPresented = $isPresented }
  }
}

struct Fields: View {
  let count: Int
  @State private var texts = [String](repeating: "", count: 10)
  @State private var flags = [Bool](repeating: false, count: 10)

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<count) { number in
        HStack {
          Text("Field \(number)")
          TextField("Field \(number)", text: $texts[number])
        }
      }
      ForEach(0..<count) { number in
        Toggle("Choice \(number)", isOn: $flags[number]).toggleStyle(.checkbox)
      }
    }
  }
}

struct SheetSample: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      Text("Count: 0")
      Button("Count") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) {
      Fields(count: 10).navigationTitle("Sheet")
    }
    .onAppear { Driver.isPresented = $isPresented }
  }
}

struct PopoverSample: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      Text("Count: 0")
      Button("Count") { isPresented = true }
        .popover(isPresented: $isPresented) {
          Fields(count: 2).presentationCompactAdaptation(.none)
        }
    }
    .onAppear { Driver.isPresented = $isPresented }
  }
}
