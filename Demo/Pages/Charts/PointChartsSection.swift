import Foundation
import Oriel
import OrielCharts

/// Points with symbols, many points, and a heat map.
struct PointChartsSection: View {
  /// Numbers that look random, and are the same each time.
  private static func noise(_ index: Int) -> Double {
    let value = sin(Double(index) * 12.9898) * 43_758.5453
    return value - value.rounded(.down)
  }

  @State private var point: Double?

  var body: some View {
    Section("Points") {
      Chart(0..<60, id: \.self) { index in
        PointMark(
          x: .value("Length", 10 + Self.noise(index) * 30), y: .value("Weight", 2 + Self.noise(index + 99) * 6)
        )
        .symbol(by: .value("Kind", ["Larch", "Pine", "Fir"][index % 3]))
        .foregroundStyle(by: .value("Kind", ["Larch", "Pine", "Fir"][index % 3]))
        .symbolSize(index % 7 == 0 ? 120 : 50)
      }
      .chartXScale(domain: .automatic(includesZero: false))
      .chartSymbolScale(["Larch": BasicChartSymbolShape.circle, "Pine": .triangle, "Fir": .diamond])
      .chartYSelection(value: $point)
      .chartOverlay(alignment: .topLeading) { _ in
        if let point { Text(verbatim: String(format: "%.1f kg", point)).font(.caption).padding(4) }
      }
      .frame(height: 220)
      Chart(0..<10_000, id: \.self) { index in
        PointMark(
          x: .value("x", Self.noise(index) + Self.noise(index + 20_000)),
          y: .value("y", Self.noise(index + 40_000) * Self.noise(index + 60_000))
        )
        .symbolSize(4)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartBackground { _ in Color.secondary.opacity(0.06) }
      .frame(height: 160)
      Chart {
        ForEach(Array(["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated()), id: \.offset) { column, day in
          ForEach(Array(["Morning", "Noon", "Evening"].enumerated()), id: \.offset) { row, time in
            RectangleMark(
              x: .value("Day", day), y: .value("Time", time), width: .inset(1), height: .inset(1)
            )
            .foregroundStyle(by: .value("Guests", (column * 17 + row * 29) % 40))
          }
        }
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.purple]))
      .chartYAxis { AxisMarks(position: .leading) }
      .frame(height: 160)
    }
  }
}
