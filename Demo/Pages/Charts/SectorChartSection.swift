import Oriel
import OrielCharts

/// A donut in which the user chooses a sector.
struct SectorChartSection: View {
  private let products = [("Tea", 267.0), ("Coffee", 145), ("Cocoa", 158), ("Juice", 90)]
  @State private var angle: Double?
  @State private var chosen = "Tea"

  var body: some View {
    Section("Sectors") {
      Chart(products, id: \.0) { name, count in
        SectorMark(
          angle: .value("Cups", count), innerRadius: .ratio(0.6), outerRadius: .inset(name == chosen ? 0 : 10),
          angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Product", name))
        .opacity(name == chosen ? 1 : 0.6)
      }
      .chartAngleSelection(value: $angle)
      .chartLegend(position: .trailing, alignment: .center)
      .chartBackground { _ in Text(verbatim: chosen).font(.headline) }
      .frame(height: 220)
      .onChange(of: angle) {
        guard let angle else { return }
        var sum = 0.0
        for (name, count) in products {
          sum += count
          if angle <= sum {
            withAnimation { chosen = name }
            return
          }
        }
      }
    }
  }
}
