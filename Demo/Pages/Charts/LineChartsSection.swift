import Foundation
import Oriel
import OrielCharts

/// Lines, areas, and an axis of dates.
struct LineChartsSection: View {
  private struct Day: Identifiable {
    let date: Date
    let low: Double
    let high: Double
    var id: Date { date }
  }

  private let days: [Day] = (0..<28).map { day in
    let middle = 12 + 6 * sin(Double(day) / 5)
    return Day(
      date: Date(timeIntervalSinceReferenceDate: 804_556_800 + Double(day) * 86_400), low: middle - 4 - Double(day % 3),
      high: middle + 3 + Double(day % 4))
  }

  @State private var selection: Date?

  var body: some View {
    Section("Lines and areas") {
      Chart {
        ForEach(days) { day in
          AreaMark(x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
            .foregroundStyle(.orange.opacity(0.2))
            .interpolationMethod(.monotone)
        }
        ForEach(days) { day in
          LineMark(x: .value("Day", day.date), y: .value("Middle", (day.low + day.high) / 2))
            .interpolationMethod(.monotone)
            .foregroundStyle(.orange)
            .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        if let selection {
          RuleMark(x: .value("Day", selection)).foregroundStyle(.secondary).lineStyle(StrokeStyle(dash: [4, 3]))
        }
        RuleMark(y: .value("Frost", 0)).foregroundStyle(.blue).opacity(0.7)
      }
      .chartXSelection(value: $selection)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 7)) { value in
          AxisGridLine()
          AxisTick(length: 6)
          AxisValueLabel(format: .dateTime.month().day())
        }
      }
      .chartYAxis {
        AxisMarks { value in
          AxisGridLine()
          AxisValueLabel {
            if let degrees = value.as(Double.self) { Text(verbatim: "\(Int(degrees))°") }
          }
        }
      }
      .chartYScale(range: .plotDimension(padding: 8))
      .frame(height: 220)
      Chart {
        ForEach(["Fast", "Slow"], id: \.self) { name in
          ForEach(0..<25) { step in
            LineMark(
              x: .value("Time", step), y: .value("Level", pow(name == "Fast" ? 1.5 : 1.2, Double(step))))
          }
          .foregroundStyle(by: .value("Growth", name))
          .lineStyle(by: .value("Growth", name))
        }
      }
      .chartYScale(type: .log)
      .chartForegroundStyleScale(["Fast": .red, "Slow": .blue])
      .chartLineStyleScale(["Fast": StrokeStyle(lineWidth: 2), "Slow": StrokeStyle(lineWidth: 2, dash: [5, 4])])
      .chartLegend(position: .top, alignment: .trailing)
      .chartPlotStyle { $0.background(Color.secondary.opacity(0.08)) }
      .frame(height: 200)
    }
  }
}
