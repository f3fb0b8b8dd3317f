import Foundation
import OrielCharts
import OrielTesting
import Testing

@testable import OrielCore

/// Views as apps for Swift Charts have them.
@MainActor struct SwiftChartsSourceTests {
  private enum City: String, CaseIterable, Plottable {
    case berlin = "Berlin"
    case lisbon = "Lisbon"
  }

  private struct Weather: Identifiable {
    let id = UUID()
    let city: City
    let date: Date
    let degrees: Double
    let rain: Int
  }

  private static let weather: [Weather] = City.allCases.flatMap { city in
    (0..<10).map { day in
      Weather(
        city: city, date: Date(timeIntervalSinceReferenceDate: 800_000_000 + Double(day) * 86_400),
        degrees: Double(10 + day % 4), rain: day * 3 % 7)
    }
  }

  private struct TemperatureView: View {
    @State private var selectedDate: Date?
    @State private var selectedRange: ClosedRange<Date>?

    private let gradient = LinearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom)

    var body: some View {
      Chart {
        ForEach(weather) { item in
          LineMark(
            x: .value("Day", item.date, unit: .day), y: .value("Temperature", item.degrees),
            series: .value("City", item.city)
          )
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
          .foregroundStyle(by: .value("City", item.city))
          .symbol(Circle().strokeBorder(lineWidth: 2))
          .symbolSize(CGSize(width: 8, height: 8))

          AreaMark(
            x: .value("Day", item.date, unit: .day), yStart: .value("Least", 0),
            yEnd: .value("Temperature", item.degrees)
          )
          .foregroundStyle(gradient)
          .alignsMarkStylesWithPlotArea()
        }
        limits(of: 9...14)
        if let selectedDate {
          RuleMark(x: .value("Selected", selectedDate, unit: .day))
            .foregroundStyle(Color.gray.opacity(0.3))
            .offset(yStart: -10)
            .zIndex(-1)
            .annotation(
              position: .top, spacing: 0,
              overflowResolution: AnnotationOverflowResolution(x: .fit(to: .chart), y: .disabled)
            ) {
              Text(selectedDate, format: .dateTime.day())
            }
        }
      }
      .chartXSelection(value: $selectedDate)
      .chartXSelection(range: $selectedRange)
      .chartForegroundStyleScale([City.berlin: Color.purple, .lisbon: .green])
      .chartSymbolScale([City.berlin: AnyChartSymbolShape(.circle), .lisbon: AnyChartSymbolShape(.square)])
      .chartLineStyleScale(range: [StrokeStyle(lineWidth: 1)])
      .chartXAxis {
        AxisMarks(preset: .aligned, values: .stride(by: .day, count: 2)) { value in
          if let date = value.as(Date.self), value.index > 0 {
            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true, collisionResolution: .greedy)
              .font(.caption2)
              .foregroundStyle(date < .now ? .red : .blue)
          }
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2])).foregroundStyle(.secondary)
          AxisTick(length: .label)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { _ in
          AxisGridLine()
          AxisValueLabel()
        }
        AxisMarks(position: .trailing, values: [10, 20]) { value in
          AxisValueLabel { Text("\(value.as(Int.self) ?? 0)°") }
        }
      }
      .chartYScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 10))
      .chartLegend(position: .overlay, alignment: .topTrailing)
      .chartPlotStyle { plotArea in
        plotArea.background(.gray.opacity(0.1)).border(Color.gray, width: 1)
      }
      .chartXAxisLabel("Day", alignment: .leading)
      .chartYAxisLabel(position: .trailing) { Text("°C") }
    }

    @ChartContentBuilder private func limits(of range: ClosedRange<Double>) -> some ChartContent {
      RectangleMark(yStart: .value("Low", range.lowerBound), yEnd: .value("High", range.upperBound)).opacity(0.1)
      RuleMark(y: .value("Low", range.lowerBound)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
    }
  }

  @Test func `Lines, areas, axes and selections of a view with dates`() throws {
    let chart = DrawnChart { TemperatureView() }
    let (areas, commands, labels) = (try chart.areas, try chart.commands, try chart.labels)
    // An area for each city, with a symbol for each day; and the rectangle.
    #expect(commands.count > 10)
    #expect(areas.contains { $0.paint == .color(.purple) })
    #expect(labels.contains { $0.text == "10°" })
    #expect(chart.screen.text("Berlin").exists)
    #expect(chart.screen.text("°C").exists)
  }

  private struct RainView: View {
    @State private var rain: Int?

    var body: some View {
      Chart(weather) {
        BarMark(x: .value("Rain", $0.rain), y: .value("City", $0.city), height: .ratio(0.5))
          .foregroundStyle(Color.blue.gradient)
          .position(by: .value("City", $0.city), axis: .vertical, span: .ratio(0.8))
          .annotation(position: .trailing, alignment: .leading) { context in Text("\(Int(context.targetSize.width))") }
          .cornerRadius(4, style: .continuous)
          .shadow(radius: 2)
          .blur(radius: 0)
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0).onChanged { value in
                guard let plotFrame = proxy.plotFrame else { return }
                rain = proxy.value(atX: value.location.x - geometry[plotFrame].origin.x)
              })
        }
      }
      .chartBackground { proxy in Color.clear.frame(width: proxy.plotSize.width) }
      .chartXScale(domain: 0...100, type: .squareRoot)
      .chartYScale(domain: City.allCases)
      .chartXAxis { AxisMarks(format: IntegerFormatStyle<Int>(), values: .stride(by: 25)) }
      .chartYAxis(.visible)
      .chartLegend(.hidden)
      .accessibilityIdentifier(rain.map { "\($0) mm" } ?? "none")
    }
  }

  @Test func `Bars with an overlay that finds the value at the pointer`() throws {
    let chart = DrawnChart { RainView() }
    let areas = try chart.areas
    #expect(areas.count == Self.weather.filter { $0.rain > 0 }.count)
    try chart.screen.find(identifier: "none").drag(by: CGSize(width: 10, height: 0))
    #expect(!chart.screen.find(identifier: "none").exists)
  }

  @Test func `Points with sizes and colors of numbers`() throws {
    let chart = DrawnChart {
      Chart(Self.weather) { item in
        PointMark(x: .value("Rain", item.rain), y: .value("Degrees", item.degrees))
          .foregroundStyle(by: .value("Rain", Double(item.rain)))
          .symbolSize(by: .value("Rain", item.rain))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.green, .red]))
      .chartSymbolSizeScale(range: 10...200)
      .chartXScale(type: .linear)
      .chartYScale(type: .symmetricLog)
      .chartYScale(range: .plotDimension(startPadding: 4, endPadding: 4))
      .chartXScale(range: .plotDimension(padding: 10))
      .chartXVisibleDomain(length: 10)
      .chartYVisibleDomain(length: 10)
    }
    let areas = try chart.areas
    #expect(areas.count == 2)
    #expect(Set(areas.map(\.paint)) == [.color(.green), .color(.red)])
  }
}
