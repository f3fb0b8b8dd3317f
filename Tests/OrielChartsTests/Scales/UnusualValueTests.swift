import OrielCore
import Testing

@testable import OrielCharts

/// Values for which a chart has no place, color or size.
@MainActor struct UnusualValueTests {
  private func model(
    _ type: ScaleType? = nil, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> PlotModel {
    func marks<Content: ChartContent>(of content: Content) -> [Mark] {
      var collector = _MarkCollector()
      Content._collect(content, into: &collector)
      return collector.marks
    }
    var settings = ChartSettings()
    settings.y.type = type
    return PlotModel(marks(of: content()), settings)
  }

  private func point(_ x: Double, _ y: Double) -> PointMark { PointMark(x: .value("x", x), y: .value("y", y)) }

  @Test func `A number that isn't one has no color of a range, and the usual size`() {
    let model = model {
      point(1, 1).foregroundStyle(by: .value("Heat", Double.nan)).symbolSize(by: .value("Heat", Double.nan))
      point(2, 2).foregroundStyle(by: .value("Heat", 1.0)).symbolSize(by: .value("Heat", 4.0))
      point(3, 3).foregroundStyle(by: .value("Heat", 2.0)).symbolSize(by: .value("Heat", 2.0))
    }
    let usual = SizeScale.usual.squareRoot()
    #expect(model.symbolSize(of: model.marks[0]) == Size(width: usual, height: usual))
    #expect(model.paint(of: model.marks[1]) != model.paint(of: model.marks[2]))
    #expect(model.symbolSize(of: model.marks[1]).width > model.symbolSize(of: model.marks[2]).width)
  }

  @Test func `A logarithmic axis leaves out what isn't over zero`() {
    let model = model(.log) {
      point(1, 0)
      point(2, -3)
      point(3, 20)
      point(4, 500)
    }
    #expect(model.places.map(\.isPlaced) == [false, false, true, true])
    #expect(model.y.domain == 10...1_000)
  }

  @Test func `Bars on a logarithmic axis begin at its lower end`() {
    let model = model(.log) {
      BarMark(x: .value("Day", "Mon"), y: .value("Amount", 0.01))
      BarMark(x: .value("Day", "Tue"), y: .value("Amount", 0.05))
    }
    #expect(model.y.domain == 0.001...0.1)
    #expect(model.y.position(of: 0.0) == model.y.position(of: 0.001))
  }

  @Test func `A step that isn't over zero leaves the domain as it is`() {
    #expect(NumberTicks.rounded(3...7, step: 0) == 3...7)
    #expect(NumberTicks.rounded(3...7, step: .nan) == 3...7)
  }
}
