import Foundation
import OrielCharts
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct ChartDrawingTests {
  private struct Sale: Identifiable {
    let month: String
    let count: Int
    var product = "A"
    var id: String { month + product }
  }

  private let sales = [Sale(month: "Jan", count: 50), Sale(month: "Feb", count: 100), Sale(month: "Mar", count: 25)]

  // MARK: Bars

  @Test func `Bars have their heights and bands`() throws {
    let chart = DrawnChart {
      Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count)) }
    }
    // The labels after the plot are 3 characters wide, those below it are one line high.
    let frames = try chart.frames
    #expect(frames.count == 3)
    let band = (400.0 - 3 * 8 - 4) / 3
    let bottom = 216.0 - 20
    let height = bottom - 8
    #expect(frames.allSatisfy { $0.maxY == bottom })
    #expect(frames.map { Double($0.height) } == [height / 2, height, height / 4])
    #expect(zip(frames, 0...).allSatisfy { abs($0.midX - (Double($1) + 0.5) * band) <= 1 })
    #expect(frames.allSatisfy { abs($0.width - 0.7 * band) <= 1 })
  }

  @Test func `The axes have labels of the categories and round numbers`() throws {
    let chart = DrawnChart {
      Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count)) }
    }
    let (plot, labels, lines) = (try chart.frames[0], try chart.labels, try chart.lines)
    #expect(labels.map(\.text) == ["Jan", "Feb", "Mar", "100", "80", "60", "40", "20", "0"])
    #expect(lines.count == 6)
    #expect(labels.first.map { abs($0.frame.midX - plot.midX) <= 1 } == true)
    #expect(labels.last.map { abs($0.frame.midY - plot.maxY) <= 1 } == true)
  }

  @Test func `A bar is horizontal if its number is the x value`() throws {
    let chart = DrawnChart {
      Chart(sales) { BarMark(x: .value("Count", $0.count), y: .value("Month", $0.month)) }
    }
    let frames = try chart.frames
    #expect(frames.allSatisfy { $0.minX == 0 })
    #expect(frames[1].width == 2 * frames[0].width)
    // The first category is at the top.
    #expect(frames[0].maxY < frames[1].minY && frames[1].maxY < frames[2].minY)
  }

  @Test func `Bars are beside each other by a value, in its order`() throws {
    let chart = DrawnChart {
      Chart(sales + sales.map { Sale(month: $0.month, count: $0.count, product: "B") }) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count))
          .position(by: .value("Product", sale.product))
          .foregroundStyle(by: .value("Product", sale.product))
      }
    }
    let areas = try chart.areas
    #expect(areas[0].frame.maxX <= areas[3].frame.minX + 0.01)
    #expect(areas[3].frame.maxX < areas[1].frame.minX)
    #expect(areas[0].paint == .color(.blue) && areas[3].paint == .color(.green))
  }

  @Test func `Negative bars extend below zero`() throws {
    let chart = DrawnChart {
      Chart([-2, 1], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
    }
    let frames = try chart.frames
    #expect(frames[0].minY == frames[1].maxY)
    #expect(abs(frames[0].height - 2 * frames[1].height) <= 1)
  }

  @Test func `Bars of days are as wide as their days allow, also where one is missing`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let chart = DrawnChart {
      Chart([0, 1, 3], id: \.self) { day in
        BarMark(x: .value("Day", start.addingTimeInterval(Double(day) * 86_400), unit: .day), y: .value("y", 1))
      }
    }
    let frames = try chart.frames
    #expect(abs(frames[2].minX - frames[1].minX - 2 * (frames[1].minX - frames[0].minX)) <= 2)
    #expect(frames[0].maxX < frames[1].minX)
  }

  @Test func `A bar between two dates has their places`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let chart = DrawnChart {
      Chart {
        BarMark(xStart: .value("", start), xEnd: .value("", start + 100), y: .value("Task", "a"))
        BarMark(xStart: .value("", start + 50), xEnd: .value("", start + 100), y: .value("Task", "b"))
      }
    }
    let frames = try chart.frames
    #expect(frames[0].maxX == frames[1].maxX)
    #expect(abs(frames[0].width - 2 * frames[1].width) <= 1)
  }

  // MARK: Other marks

  @Test func `Each series is one line through its points`() throws {
    let chart = DrawnChart {
      Chart {
        ForEach(0..<10) { x in
          LineMark(x: .value("x", x), y: .value("y", x)).foregroundStyle(by: .value("Series", "up"))
          LineMark(x: .value("x", x), y: .value("y", 9 - x)).foregroundStyle(by: .value("Series", "down"))
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartLegend(.hidden)
    }
    #expect(try chart.lines.count == 2)
    #expect(try chart.lines[0] == CGRect(x: 0, y: 0, width: 400, height: 216).insetBy(dx: 0, dy: 0).scaledForDomain)
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
  ])
  func `A line goes through its points with each method`(method: InterpolationMethod) throws {
    let chart = DrawnChart {
      Chart {
        ForEach([(0, 0), (1, 8), (2, 4), (4, 10)], id: \.0) { x, y in
          LineMark(x: .value("x", x), y: .value("y", y)).interpolationMethod(method)
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
    guard case .stroke(let path, _, _) = try #require(try chart.commands.first).content else {
      Issue.record("no line")
      return
    }
    #expect(path.currentPoint.map { $0.x.rounded() } == 400)
    #expect(path.currentPoint.map { $0.y.rounded() } == 0)
    #expect(try #require(path.bounds).height <= 217)
  }

  @Test func `Ten thousand points are a few commands and one summary`() throws {
    let chart = DrawnChart {
      Chart(0..<10_000, id: \.self) { index in
        PointMark(x: .value("Index", index), y: .value("Value", (index * 7_919) % 1_000))
          .foregroundStyle(by: .value("Half", index < 5_000 ? "first" : "second"))
      }
    }
    #expect(try chart.areas.count == 2)
    let summaries = chart.screen.texts.filter { $0.hasPrefix("Index: 0 – 9,999, Value: 0 – 999") }
    #expect(summaries.count == 1)
    #expect(chart.screen.texts.count < 10)
  }

  @Test func `A rule crosses the plot at its value`() throws {
    let chart = DrawnChart {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 100))
        RuleMark(y: .value("Limit", 50))
      }
      .chartYAxis(.hidden)
      .chartXAxis(.hidden)
    }
    #expect(try chart.lines == [CGRect(x: 0, y: 108, width: 400, height: 0)])
  }

  @Test func `Rectangles fill the bands of categories`() throws {
    let chart = DrawnChart {
      Chart {
        ForEach(["a", "b"], id: \.self) { x in
          ForEach(["c", "d"], id: \.self) { y in
            RectangleMark(x: .value("x", x), y: .value("y", y))
              .foregroundStyle(by: .value("Heat", x == y ? 1.0 : 2.0))
          }
        }
      }
      .chartYAxis(.hidden)
      .chartXAxis(.hidden)
      .chartLegend(.hidden)
    }
    #expect(
      try chart.frames
        == [(0, 0), (0, 1), (1, 0), (1, 1)].map { CGRect(x: $0 * 200, y: $1 * 108, width: 200, height: 108) })
  }

  @Test func `Sectors are around the center, without axes`() throws {
    let chart = DrawnChart {
      Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("Part", $0), innerRadius: .ratio(0.5)) }
    }
    let areas = try chart.areas
    #expect(areas.count == 3)
    #expect(try chart.labels.isEmpty)
    #expect(areas[2].frame.rounded == CGRect(x: 92, y: 0, width: 108, height: 216))
  }

  @Test func `An area of positive and negative values crosses zero where its line does`() throws {
    let chart = DrawnChart {
      Chart([(0, 2), (1, -2)], id: \.0) { AreaMark(x: .value("x", $0), y: .value("y", $1)) }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
    guard case .fill(let path, _, _) = try #require(try chart.commands.first).content else {
      Issue.record("no area")
      return
    }
    // The middle of both halves, and the points beside the crossing that a straight edge would include.
    let points = [(50, 80), (350, 136), (250, 100), (150, 116)].map { path.contains(CGPoint(x: $0, y: $1)) }
    #expect(points == [true, true, false, false])
  }

  // MARK: Little data

  @Test func `A chart without data draws no marks`() throws {
    let chart = DrawnChart { Chart([Sale]()) { BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count)) } }
    #expect(try chart.areas.isEmpty)
    let pie = DrawnChart { Chart([Int](), id: \.self) { SectorMark(angle: .value("Part", $0)) } }
    #expect(try pie.areas.isEmpty)
  }

  @Test func `One value has a place`() throws {
    let chart = DrawnChart { Chart { PointMark(x: .value("x", 3.0), y: .value("y", 0.0)) } }
    #expect(try chart.areas.count == 1)
    let line = DrawnChart {
      Chart { LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 0)), y: .value("y", 2)) }
    }
    #expect(try line.areas.isEmpty)
  }
}

extension CGRect {
  /// The frame of a line from 0 to 9, in a domain to 10.
  fileprivate var scaledForDomain: CGRect {
    CGRect(x: minX, y: minY + height / 10, width: width * 0.9, height: height * 0.9).rounded
  }
}
