import BenchSupport
import Oriel

/// Rows in a stack that makes all of them at once.
struct StackSample: View {
  let count: Int
  @State private var isBuilt = false
  @State private var value = 0
  @State private var isTall = false

  var body: some View {
    ScrollView {
      VStack {
        if isBuilt {
          StackRow(title: isTall ? "Row 0\nwith a line\nand another" : "Row 0", count: 0)
          StackRow(title: "Row 1", count: value)
          ForEach(2..<count, id: \.self) { StackRow(title: "Row \($0)", count: 0) }
        }
      }
    }
    .onAppear { Driver.stack = ($isBuilt, $value, $isTall) }
  }
}

struct StackRow: View {
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Text(title)
      Text("Count: \(count)")
    }
  }
}

extension Driver {
  static var stackCount: Int? { measure.hasPrefix("stack-") ? Int(measure.dropFirst("stack-".count)) : nil }

  static func runStack() {
    let changes = [
      bench_change(name: "build", times: 1) { _ in Driver.onMain { Driver.stack?.isBuilt.wrappedValue = true } },
      bench_change(name: "label", times: 7) { number in
        Driver.onMain { Driver.stack?.value.wrappedValue = Int(number) + 1 }
      },
      bench_change(name: "first", times: 7) { number in
        Driver.onMain { Driver.stack?.isTall.wrappedValue = number % 2 == 0 }
      },
      bench_change(name: "resize", times: 7) { number in bench_resize(number % 2 == 0 ? 560 : 480, 640) },
    ]
    bench_changes(changes, Int32(changes.count))
  }
}

extension bench_change {
  init(name: StaticString, times: Int32, _ step: @escaping bench_step) {
    // The text is part of the program, and ends with a zero.
    self.init(name: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), step: step, times: times)
  }
}
