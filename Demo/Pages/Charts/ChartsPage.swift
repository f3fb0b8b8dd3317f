import Foundation
import Oriel
import OrielCharts

/// Data as bars, lines, areas, points and sectors.
struct ChartsPage: View {
  var body: some View {
    PageColumn(.charts, "Data as bars, lines, areas, points and sectors, with axes and legends.") {
      BarChartsSection()
      LineChartsSection()
      PointChartsSection()
      SectorChartSection()
      ScrolledChartSection()
    }
  }
}

/// Sales of a product in a month.
struct MonthlySale: Identifiable {
  let month: String
  let product: String
  let count: Double

  var id: String { month + product }

  static let all: [MonthlySale] = [
    ("Jan", [42.0, 18, 27]), ("Feb", [51, 22, 24]), ("Mar", [38, 35, 31]), ("Apr", [64, 29, 40]),
    ("May", [72, 41, 36]),
  ].flatMap { month, counts in
    zip(["Tea", "Coffee", "Cocoa"], counts).map { MonthlySale(month: month, product: $0, count: $1) }
  }
}

extension Page {
  static let charts = Page("charts", "Charts", symbol: "chart.bar", order: 47) { ChartsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.charts) }
