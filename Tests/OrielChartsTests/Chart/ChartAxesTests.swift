import Foundation
import OrielCharts
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct ChartAxesTests {
  private func bars(_ count: Int = 3) -> some View {
    Chart(0..<count, id: \.self) { BarMark(x: .value("x", "Name \($0)"), y: .value("y", 10 * ($0 + 1))) }
  }

  @Test func `Hidden axes leave their room to the plot`() throws {
    let chart = DrawnChart { bars().chartXAxis(.hidden).chartYAxis(.hidden) }
    let (labels, frames) = (try chart.labels, try chart.frames)
    #expect(labels.isEmpty)
    #expect(frames.map(\.maxY).max() == 216)
  }

  @Test func `Labels that would overlap are left out evenly`() throws {
    let chart = DrawnChart { bars(20).chartYAxis(.hidden) }
    let labels = try chart.labels.sorted { $0.frame.minX < $1.frame.minX }
    #expect(labels.map(\.text) == stride(from: 0, to: 20, by: 4).map { "Name \($0)" })
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.frame.maxX < $1.frame.minX })
  }

  @Test func `An axis has the values, the formats and the side that the app sets`() throws {
    let chart = DrawnChart {
      bars().chartXAxis(.hidden).chartYAxis {
        AxisMarks(position: .leading, values: [0, 15, 30]) { value in
          AxisGridLine()
          AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) of \(value.count)") } }
        }
      }
    }
    let (labels, lines, frames) = (try chart.labels, try chart.lines, try chart.frames)
    #expect(Set(labels.map(\.text)) == ["0 of 3", "15 of 3", "30 of 3"])
    #expect(lines.count == 3)
    #expect(labels.allSatisfy { $0.frame.minX == 8 || $0.frame.minX == 0 })
    #expect(frames.allSatisfy { $0.minX > 60 })
  }

  @Test func `A label may be a view, for which the axis makes room`() throws {
    let chart = DrawnChart {
      bars().chartXAxis(.hidden).chartYAxis {
        AxisMarks(values: [0, 30]) { value in
          AxisValueLabel { HStack(spacing: 0) { Text("a long label") } }
        }
      }
    }
    let end: CGFloat = 400 - 12 * 8 - 4
    let isBeside = try chart.frames.allSatisfy { $0.maxX < end }
    #expect(chart.screen.texts.filter { $0 == "a long label" }.count == 2)
    #expect(isBeside)
  }

  @Test func `Percent, steps of numbers and dates have their formats`() throws {
    let percent = DrawnChart {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 0.5)) }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: .stride(by: 0.25)) }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(try Set(percent.labels.map(\.text)) == ["0%", "25%", "50%"])
    let months = DrawnChart {
      Chart(0..<12, id: \.self) { month in
        BarMark(
          x: .value("Month", Self.date(2_026, month + 1), unit: .month, calendar: Self.calendar), y: .value("y", 1))
      }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks(values: .stride(by: .month, count: 3)) }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Self.calendar)
      .environment(\.timeZone, Self.calendar.timeZone)
    }
    let (labels, frames) = (try months.labels, try months.frames)
    #expect(labels.map(\.text) == ["Jan", "Apr", "Jul", "Oct"])
    // The label of a month is below its bar.
    #expect(labels.count == 4 && abs(labels[1].frame.midX - frames[3].midX) <= 1)
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func date(_ year: Int, _ month: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month)) ?? .distantPast
  }

  @Test func `The domain is that of the app, beyond which nothing is drawn`() throws {
    let chart = DrawnChart {
      Chart(0..<10, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...4)
        .chartYScale(domain: [4, 0])
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
    }
    let labels = try chart.labels
    #expect(labels.map(\.text).prefix(3) == ["0", "2", "4"])
    let vertical = labels.dropFirst(3)
    #expect(vertical.first?.text == "0" && vertical.last?.text == "4")
    guard case .path(let clip, _, isInverse: false)? = try chart.commands.last?.state.clips.first else {
      Issue.record("not clipped")
      return
    }
    #expect(clip.bounds.map { $0.width < 400 } == true)
  }

  @Test func `A logarithmic axis has powers of ten at equal distances`() throws {
    let chart = DrawnChart {
      Chart([1, 10, 1_000], id: \.self) { PointMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
        .chartYScale(type: .log)
        .chartXAxis(.hidden)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    let labels = try chart.labels
    #expect(labels.map(\.text) == ["1,000", "100", "10", "1"])
    let distances = zip(labels, labels.dropFirst()).map { $1.frame.midY - $0.frame.midY }
    #expect(distances.allSatisfy { abs($0 - distances[0]) < 0.01 })
  }

  @Test func `Titles are at the sides of the chart`() throws {
    let chart = DrawnChart {
      bars()
        .chartXAxisLabel("Names")
        .chartYAxisLabel("Values")
        .chartYAxisLabel("Beside", position: .leading)
        .chartXAxisLabel(position: .top) { Text("Above") }
    }
    let screen = chart.screen
    #expect(try screen.text("Names").frame.maxY == 216)
    #expect(try screen.text("Values").frame.minY < 40)
    #expect(try screen.text("Above").frame.minY < 40)
    #expect(try chart.frames.allSatisfy { $0.minX > 16 })
    #expect(screen.text("Beside").exists)
  }

  @Test func `In right-to-left languages the chart is mirrored`() throws {
    let chart = DrawnChart(isMirrored: true) { bars() }
    let (frames, labels) = (try chart.frames, try chart.labels)
    #expect(frames[0].minX > frames[1].maxX && frames[1].minX > frames[2].maxX)
    // The y axis is at the left, and a label is below its bar.
    #expect(labels.last.map { $0.frame.maxX < frames[2].minX } == true)
    let first = labels.first { $0.text == "Name 0" }
    #expect(first.map { abs($0.frame.midX - frames[0].midX) <= 1 } == true)
  }
}
