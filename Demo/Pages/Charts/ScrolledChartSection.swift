import Foundation
import Oriel
import OrielCharts

/// A chart of a year, of which a month is visible.
struct ScrolledChartSection: View {
  private static let start = Date(timeIntervalSinceReferenceDate: 789_004_800)

  @State private var position = start.addingTimeInterval(120 * 86_400)

  var body: some View {
    Section("Scrolled") {
      Chart(0..<365, id: \.self) { day in
        BarMark(
          x: .value("Day", Self.start.addingTimeInterval(Double(day) * 86_400), unit: .day),
          y: .value("Steps", 6_000 + 4_000 * sin(Double(day) / 9) + Double(day * 37 % 1_500)))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 31 * 86_400)
      .chartScrollPosition(x: $position)
      .frame(height: 180)
      Text("From \(position, format: .dateTime.day().month(.wide))")
    }
  }
}
