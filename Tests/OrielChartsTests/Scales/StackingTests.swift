import Foundation
import OrielCore
import Testing

@testable import OrielCharts

@MainActor struct StackingTests {
  private func model(@ChartContentBuilder _ content: () -> some ChartContent) -> PlotModel {
    func marks<Content: ChartContent>(of content: Content) -> [Mark] {
      var collector = _MarkCollector()
      Content._collect(content, into: &collector)
      return collector.marks
    }
    return PlotModel(marks(of: content()), ChartSettings())
  }

  private func bar(_ day: String, _ amount: Double, _ method: MarkStackingMethod = .standard) -> BarMark {
    BarMark(x: .value("Day", day), y: .value("Amount", amount), stacking: method)
  }

  private func lengths(_ model: PlotModel) -> [ClosedRange<Double>] {
    model.places.map { min($0.y.from, $0.y.to)...max($0.y.from, $0.y.to) }
  }

  @Test func `Bars of a category are above each other, negative ones below zero`() {
    let model = model {
      bar("Mon", 3)
      bar("Mon", -2)
      bar("Mon", 4)
      bar("Tue", 5)
      bar("Mon", -1)
    }
    #expect(lengths(model) == [0...3, -2...0, 3...7, 0...5, -3...(-2)])
    #expect(model.y.domain == -4...8)
  }

  @Test func `Normalized bars are parts of one, centered ones are around zero`() {
    let normalized = model {
      bar("Mon", 1, .normalized)
      bar("Mon", 3, .normalized)
    }
    #expect(lengths(normalized) == [0...0.25, 0.25...1])
    let centered = model {
      bar("Mon", 1, .center)
      bar("Mon", 3, .center)
    }
    #expect(lengths(centered) == [-2...(-1), -1...2])
  }

  @Test func `Unstacked bars, and those beside each other, begin at zero`() {
    let unstacked = model {
      bar("Mon", 1, .unstacked)
      bar("Mon", 3, .unstacked)
    }
    #expect(lengths(unstacked) == [0...1, 0...3])
    let grouped = model {
      bar("Mon", 1).position(by: .value("Shop", "A"))
      bar("Mon", 3).position(by: .value("Shop", "B"))
    }
    #expect(lengths(grouped) == [0...1, 0...3])
    #expect(grouped.places.map(\.slot.index) == [0, 1])
  }

  @Test func `Areas of series are above each other`() {
    let model = model {
      ForEach([1, 2], id: \.self) { x in
        AreaMark(x: .value("x", x), y: .value("y", 2)).foregroundStyle(by: .value("Series", "A"))
      }
      ForEach([1, 2], id: \.self) { x in
        AreaMark(x: .value("x", x), y: .value("y", 3)).foregroundStyle(by: .value("Series", "B"))
      }
    }
    #expect(lengths(model) == [0...2, 0...2, 2...5, 2...5])
  }

  @Test func `The domain of bars includes zero, the one of points only what is asked for`() {
    #expect(model { bar("Mon", 103) }.y.domain == 0...120)
    let points = model { PointMark(x: .value("x", 103.0), y: .value("y", 104.0)) }
    #expect(!points.x.domain.contains(0))
    #expect(points.x.domain.contains(103))
  }

  @Test func `Values that aren't finite have no place`() {
    let model = model {
      bar("Mon", .nan)
      bar("Mon", .infinity)
      bar("Mon", 2)
    }
    #expect(model.places.map(\.isPlaced) == [false, false, true])
    #expect(model.y.domain == 0...2)
  }

  @Test func `Sectors follow each other, without those that aren't positive`() {
    let model = model {
      SectorMark(angle: .value("Part", 1))
      SectorMark(angle: .value("Part", -4))
      SectorMark(angle: .value("Part", 3))
    }
    #expect(model.angleSum == 4 && model.isPolar)
    #expect(model.places.map { $0.x.from } == [0, 1, 1])
    #expect(model.places.map { $0.x.to } == [1, 1, 4])
  }
}
