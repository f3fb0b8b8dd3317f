import Foundation
import OrielCharts
import OrielCore
import OrielTesting
import Testing

@MainActor struct ChartSelectionTests {
  @MainActor private final class Log {
    var month: String?
    var number: Double?
    var range: ClosedRange<Double>?
    var angle: Double?
  }

  private let log = Log()

  private func binding<Value>(_ path: ReferenceWritableKeyPath<Log, Value>) -> Binding<Value> {
    Binding {
      log[keyPath: path]
    } set: {
      log[keyPath: path] = $0
    }
  }

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    let screen = Screen(size: ProposedViewSize(width: 400, height: 200)) {
      content().chartXAxis(.hidden).chartYAxis(.hidden)
    }
    _ = screen.size
    return screen
  }

  private var months: some View {
    Chart(["Jan", "Feb", "Mar"], id: \.self) { month in
      BarMark(x: .value("Month", month), y: .value("Sales", 10)).accessibilityIdentifier(month)
    }
  }

  @Test func `A click selects the category of its band`() throws {
    let screen = screen { months.chartXSelection(value: binding(\.month)).accessibilityIdentifier("chart") }
    try screen.find(identifier: "chart").tap(count: 1)
    #expect(log.month == "Feb")
  }

  @Test func `In right-to-left languages the first category is at the right`() throws {
    let screen = screen { months.chartXSelection(value: binding(\.month)).accessibilityIdentifier("chart") }
    for content in screen.window.contents { content.surface.isMirrored = true }
    try screen.find(identifier: "chart").drag(by: CGSize(width: 150, height: 0))
    #expect(log.month == "Jan")
  }

  @Test func `The pointer selects while it is over the plot`() throws {
    let screen = screen { months.chartXSelection(value: binding(\.month)).accessibilityIdentifier("chart") }
    try screen.find(identifier: "chart").hover()
    #expect(log.month == "Feb")
    screen.movePointerAway()
    #expect(log.month == nil)
  }

  private struct Pointed: View {
    @State private var month: String?

    var body: some View {
      Form {
        Section("Bars") {
          Chart {
            ForEach(["Jan", "Feb", "Mar"], id: \.self) { BarMark(x: .value("Month", $0), y: .value("Sales", 10)) }
            if let month {
              RuleMark(x: .value("Month", month)).zIndex(-1).annotation(position: .top) { Text("at \(month)") }
            }
          }
          .chartXSelection(value: $month)
          .frame(height: 150)
          .accessibilityIdentifier("chart")
        }
      }
    }
  }

  @Test func `A mark of the selection is displayed while the pointer is over the plot`() throws {
    let screen = screen { Pointed() }
    try screen.find(identifier: "chart").hover()
    #expect(screen.text("at Feb").exists)
    try screen.find(identifier: "chart").tap(count: 1)
    #expect(screen.text("at Feb").exists)
    screen.movePointerAway()
    #expect(!screen.text("at Feb").exists)
  }

  @Test func `Locations count from the plot, not from the axes and titles around it`() throws {
    let screen = Screen(size: ProposedViewSize(width: 400, height: 200)) {
      Chart {
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0), yEnd: .value("y", 10))
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...10)
      .chartYAxis { AxisMarks(position: .leading, values: [0, 10]) { AxisValueLabel("a long label") } }
      .chartYAxisLabel("Title")
      .chartXSelection(value: binding(\.number))
      .chartYSelection(value: binding(\.angle))
      .accessibilityIdentifier("chart")
    }
    try screen.find(identifier: "chart").tap(count: 1)
    // The plot begins after the label of 12 characters, and ends above the labels below it.
    let (start, top, bottom) = (100.0, 16.0 + 4 + 8, 200.0 - 20)
    #expect(log.number.map { abs($0 - (200 - start) / (400 - start) * 10) < 0.01 } == true)
    #expect(log.angle.map { abs($0 - (bottom - 100) / (bottom - top) * 10) < 0.01 } == true)
  }

  @Test func `A drag selects a range of numbers`() throws {
    let screen = screen {
      Chart(0..<11, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)) }
        .chartXSelection(range: binding(\.range))
        .chartXScale(domain: 0...10)
        .accessibilityIdentifier("chart")
    }
    try screen.find(identifier: "chart").drag(by: CGSize(width: -80, height: 0))
    let range = try #require(log.range)
    #expect(abs(range.lowerBound - 3) < 0.01 && abs(range.upperBound - 5) < 0.01)
  }

  @Test func `A click on a sector selects the sum up to its angle`() throws {
    let screen = screen {
      Chart([1, 3], id: \.self) { SectorMark(angle: .value("Part", $0)) }
        .chartAngleSelection(value: binding(\.angle))
        .accessibilityIdentifier("chart")
    }
    try screen.find(identifier: "chart").drag(by: CGSize(width: 0, height: 50))
    // Half of the circle is below the center.
    #expect(log.angle.map { abs($0 - 2) < 0.01 } == true)
  }

  @Test func `A gesture of the app replaces the usual one`() throws {
    let screen = screen {
      months
        .chartXSelection(value: binding(\.month))
        .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x + 150) } }
        .accessibilityIdentifier("chart")
    }
    try screen.find(identifier: "chart").tap(count: 1)
    #expect(log.month == "Mar")
  }

  @Test func `An overlay finds positions and values`() throws {
    var position: CGFloat?
    var value: Double?
    var frame = CGRect.zero
    _ = screen {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = {
              position = proxy.position(forY: 25)
              value = proxy.value(atY: 50, as: Double.self)
              frame = geometry[proxy.plotAreaFrame]
            }()
            Color.clear
          }
        }
    }
    #expect(position == 150)
    #expect(value == 75)
    #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 200))
  }
}
