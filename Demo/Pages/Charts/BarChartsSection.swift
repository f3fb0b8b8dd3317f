import Oriel
import OrielCharts

/// Bars that are stacked, beside each other, and horizontal.
struct BarChartsSection: View {
  private enum Arrangement: String, CaseIterable, Identifiable {
    case stacked, grouped, normalized
    var id: Self { self }
  }

  @State private var arrangement = Arrangement.stacked
  @State private var isDoubled = false
  @State private var selection: String?
  // The numbers behind the bars need room.
  @ScaledMetric private var height = 180.0

  var body: some View {
    Section("Bars") {
      Picker("Arrangement", selection: $arrangement.animation()) {
        ForEach(Arrangement.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("Twice the Sales", isOn: $isDoubled.animation())
      Chart {
        ForEach(MonthlySale.all) { sale in bar(sale) }
        if let selection {
          RuleMark(x: .value("Month", selection))
            .foregroundStyle(.secondary)
            .zIndex(-1)
            .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
              Text(verbatim: selection).bold()
            }
        }
      }
      .chartXSelection(value: $selection)
      .chartYAxisLabel("Cups")
      .frame(height: 240)
      Chart(MonthlySale.all.filter { $0.product == "Tea" }) { sale in
        BarMark(x: .value("Cups", sale.count - 50), y: .value("Month", sale.month))
          .cornerRadius(4)
          .foregroundStyle(sale.count < 50 ? .red : .green)
          .annotation(position: .trailing) { Text(verbatim: "\(Int(sale.count - 50))") }
          .accessibilityValue("\(Int(sale.count)) cups")
      }
      .chartXScale(domain: -20...40)
      .chartXAxis { AxisMarks(values: .stride(by: 20)) }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartXAxisLabel("Cups more than 50")
      .frame(height: height)
    }
  }

  private func bar(_ sale: MonthlySale) -> some ChartContent {
    let count = sale.count * (isDoubled ? 2 : 1)
    return Plot {
      switch arrangement {
      case .stacked:
        BarMark(x: .value("Month", sale.month), y: .value("Cups", count))
      case .normalized:
        BarMark(x: .value("Month", sale.month), y: .value("Cups", count), stacking: .normalized)
      case .grouped:
        BarMark(x: .value("Month", sale.month), y: .value("Cups", count))
          .position(by: .value("Product", sale.product))
      }
    }
    .foregroundStyle(by: .value("Product", sale.product))
  }
}
