import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What is done to eight times as many rows takes about eight times as long, and not sixty-four times.
@MainActor final class RowCostTests: GtkTestCase {
  private func list(_ items: [Int]) -> some View {
    Form { Section { ForEach(items, id: \.self) { Text(verbatim: "\($0)") } } }
  }

  private func wideRows(_ items: [Int]) -> some View {
    VStack {
      ForEach(items, id: \.self) { item in
        HStack {
          Text(verbatim: "\(item)")
          Spacer()
        }
      }
    }
  }

  /// The time of this thread, the better of two runs.
  private func seconds<Content: View>(
    _ count: Int, _ content: ([Int]) -> Content, from first: ([Int]) -> [Int], to second: ([Int]) -> [Int]
  ) -> Double {
    let runs = (0..<2).map { _ in
      let items = Array(0..<count)
      let window = TestWindow(self, content(first(items)))
      let start = Self.now()
      window.update(content(second(items)))
      let seconds = Self.now() - start
      window.close()
      return seconds
    }
    return runs.min() ?? 0
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func check<Content: View>(
    _ count: Int, _ content: ([Int]) -> Content, from first: ([Int]) -> [Int], to second: ([Int]) -> [Int],
    line: UInt = #line
  ) {
    let few = seconds(count, content, from: first, to: second)
    let many = seconds(count * 8, content, from: first, to: second)
    XCTAssertLessThan(many / few, 24, "\(few) s, \(many) s", line: line)
  }

  func testRowsOfASectionThatAreReversedCostTheSameEach() async {
    check(400, list, from: { $0 }, to: { $0.reversed() })
  }

  func testRowsThatComeBeforeAllOthersCostTheSameEach() async {
    check(400, list, from: { [$0[1], $0[0]] }, to: { [$0[0]] + $0.dropFirst(2) + [$0[1]] })
  }

  func testRowsThatFillTheStackCostTheSameEach() async {
    check(400, wideRows, from: { _ in [] }, to: { $0 })
    check(400, wideRows, from: { $0 }, to: { $0.reversed() })
    check(400, wideRows, from: { $0 }, to: { _ in [] })
  }
}
