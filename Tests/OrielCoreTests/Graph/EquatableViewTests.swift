import OrielTesting
import Testing

@testable import OrielCore

/// Views that compare themselves.
@MainActor struct EquatableViewTests {
  private struct Rounded: View, Equatable {
    var number: Double
    let log: Log
    @State private var taps = 0

    nonisolated static func == (first: Rounded, second: Rounded) -> Bool {
      first.number.rounded() == second.number.rounded()
    }

    var body: some View {
      let _ = log("body")
      Text("\(Int(number * 10)) \(taps)")
      Button("Tap") { taps += 1 }
    }
  }

  private struct Outer: View {
    let log: Log
    @State private var number = 1.0
    var body: some View {
      Button("Little") { number += 0.2 }
      Button("Much") { number += 1 }
      Rounded(number: number, log: log).equatable()
    }
  }

  @Test func `The body runs when the view differs by its own comparison`() throws {
    let log = Log()
    let screen = Screen { Outer(log: log) }
    #expect(log.take() == ["body"])
    try screen.button("Little").tap()
    #expect(log.take() == [])
    #expect(screen.contains(text: "10 0"))
    try screen.button("Much").tap()
    #expect(log.take() == ["body"])
    #expect(screen.contains(text: "22 0"))
  }

  @Test func `What the body reads has it run all the same`() throws {
    let log = Log()
    let screen = Screen { Outer(log: log) }
    try screen.button("Tap").tap()
    #expect(screen.contains(text: "10 1"))
    #expect(log.take() == ["body", "body"])
  }

  @Test func `A view of several views is several rows of a list`() throws {
    let log = Log()
    let screen = Screen(size: ProposedViewSize(width: 300, height: 300)) {
      List { Rounded(number: 1, log: log).equatable() }
    }
    #expect(try screen.find(.list).rowCount == 2)
  }
}
