import BenchSupport
import Glibc
import OrielTesting

/// Measures without a display how costs grow: what is done to ten times as many views should take about ten times as
/// long. Ends with 1 where a cost grows faster, or passes its limit.
@main @MainActor struct OrielGrowth {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    let measures = Growth.all.filter { wanted.isEmpty || wanted.contains($0.name) }
    var isMet = true
    let heads = ["views", "n, ms", "10 n, ms", "ratio", "heap, MB"].enumerated().map {
      padded($1, to: $0 == 0 ? 8 : 10)
    }
    print(named("measure"), heads.joined(), separator: "")
    for measure in measures {
      let small = measure.seconds(measure.count)
      let (large, heap) = (measure.seconds(measure.count * 10), measure.heap(measure.count * 10))
      // Below a few milliseconds, a page fault more or less is a ratio.
      let met = (large < 0.005 || large / small < Growth.limit) && large < measure.limit
      isMet = isMet && met
      let figures = [milliseconds(small), milliseconds(large), rounded(large / small), rounded(heap)].map {
        padded($0, to: 10)
      }
      print(
        named(measure.name), padded("\(measure.count * 10)", to: 8), figures.joined(), met ? "" : "  missed",
        separator: "")
    }
    exit(isMet ? 0 : 1)
  }

  private static func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000) }
  private static func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
  private static func named(_ name: String) -> String { name + String(repeating: " ", count: max(24 - name.count, 1)) }
  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }
}

/// One thing that is done to many views.
@MainActor struct Growth {
  /// How many times as long ten times as many may take.
  static let limit = 20.0

  let name: String
  /// The smaller number of views; the larger one is ten times that.
  let count: Int
  /// How many seconds the larger number may take.
  var limit = 5.0
  /// Prepares for a number of views; what is returned is measured.
  let prepare: @MainActor (Int) -> (@MainActor () -> Void)

  /// CPU of this thread, the best of three runs.
  func seconds(_ count: Int) -> Double {
    (0..<3).map { _ in
      let action = prepare(count)
      let before = Self.now()
      action()
      return Self.now() - before
    }.min() ?? 0
  }

  /// What malloc has handed out for the views before the change, in MB.
  func heap(_ count: Int) -> Double {
    let before = bench_heap()
    let action = prepare(count)
    defer { withExtendedLifetime(action) {} }
    return bench_heap() - before
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
