import Foundation
import OrielCharts
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct ChartContentTests {
  // MARK: Legends

  @Test func `A legend lists the values of colors in the order of the data`() throws {
    let chart = DrawnChart {
      Chart(["Tea", "Coffee"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("Product", name))
          .accessibilityHidden(true)
      }
    }
    #expect(chart.screen.texts == ["Tea", "Coffee"])
    let hidden = DrawnChart {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).accessibilityHidden(true) }
    }
    #expect(hidden.screen.texts == [])
  }

  @Test func `A legend has more lines in a narrow chart, and may be elsewhere`() throws {
    func chart(_ width: Double, _ position: AnnotationPosition) -> Screen {
      DrawnChart(width: width) {
        Chart(["Alpha", "Beta", "Gamma"], id: \.self) { name in
          PointMark(x: .value("x", name), y: .value("y", 1))
            .symbol(by: .value("Kind", name))
            .accessibilityHidden(true)
        }
        .chartLegend(position: position)
      }.screen
    }
    let (wide, narrow, beside) = (chart(400, .bottom), chart(120, .bottom), chart(400, .trailing))
    #expect(try wide.text("Alpha").frame.minY == wide.text("Gamma").frame.minY)
    #expect(try narrow.text("Alpha").frame.minY < narrow.text("Gamma").frame.minY)
    #expect(try beside.text("Alpha").frame.minX == beside.text("Gamma").frame.minX)
    #expect(try beside.text("Alpha").frame.minX > 300)
  }

  @Test func `The app sets colors by value, and its own legend`() throws {
    let chart = DrawnChart {
      Chart(["Tea", "Coffee"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("Product", name))
          .accessibilityHidden(true)
      }
      .chartForegroundStyleScale(["Coffee": .brown, "Tea": .green])
      .chartLegend(position: .top) { Text("My legend") }
    }
    let areas = try chart.areas
    #expect(areas.map(\.paint) == [.color(.green), .color(.brown)])
    #expect(chart.screen.texts == ["My legend"])
  }

  // MARK: Styles

  @Test func `A modifier that is closer to a mark prevails`() throws {
    let chart = DrawnChart {
      Chart {
        Plot {
          BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red)
          BarMark(x: .value("x", "b"), y: .value("y", 1))
        }
        .foregroundStyle(.green)
        .opacity(0.5)
      }
    }
    let areas = try chart.areas
    #expect(areas.map(\.paint) == [.color(.red.opacity(0.5)), .color(.green.opacity(0.5))])
  }

  @Test func `Marks of a higher index are drawn later`() throws {
    let chart = DrawnChart {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).zIndex(1)
        BarMark(x: .value("x", "b"), y: .value("y", 1)).foregroundStyle(.green)
      }
      .chartYAxis(.hidden)
    }
    let (areas, labels) = (try chart.areas, try chart.labels)
    #expect(areas.map(\.paint) == [.color(.green), .color(.red)])
    // The categories stay in the order of the data.
    #expect(labels.map(\.text) == ["a", "b"])
  }

  @Test func `Conditions, loops and content of the app make marks`() throws {
    struct Limit: ChartContent {
      let value: Int
      var body: some ChartContent { RuleMark(y: .value("Limit", value)) }
    }
    struct Content: View {
      let isLimited: Bool
      var body: some View {
        Chart {
          ForEach(0..<3) { index in
            if index == 1 {
              PointMark(x: .value("x", index), y: .value("y", index))
            } else {
              BarMark(x: .value("x", index), y: .value("y", index + 1))
            }
          }
          if isLimited { Limit(value: 2) }
          AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 1)))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
      }
    }
    let (limited, free) = (DrawnChart { Content(isLimited: true) }, DrawnChart { Content(isLimited: false) })
    #expect(try limited.commands.count == free.commands.count + 1)
    #expect(try free.areas.count == 4)
  }

  // MARK: Annotations

  @Test func `An annotation is above its bar, or below a negative one`() throws {
    let chart = DrawnChart {
      Chart([2, -2], id: \.self) { value in
        BarMark(x: .value("x", "\(value)"), y: .value("y", value))
          .annotation { Text("bar \(value)") }
          .accessibilityHidden(true)
      }
      .chartYScale(domain: -4...4)
    }
    let (frames, screen) = (try chart.frames, chart.screen)
    #expect(try screen.text("bar 2").frame.maxY == frames[0].minY - 4)
    #expect(try screen.text("bar -2").frame.minY == frames[1].maxY + 4)
    #expect(try abs(screen.text("bar 2").frame.midX - frames[0].midX) <= 1)
  }

  @Test func `An annotation stays within the chart, and knows the size of its mark`() throws {
    var size = CGSize.zero
    let chart = DrawnChart {
      Chart {
        RuleMark(x: .value("x", 10))
          .annotation(position: .top, alignment: .leading) { context in
            let _ = { size = context.targetSize }()
            Text("a long annotation")
          }
          .accessibilityHidden(true)
      }
      .chartXScale(domain: 0...10)
      .chartYAxis(.hidden)
    }
    let frame = try chart.screen.text("a long annotation").frame
    #expect(frame.maxX == 400 && frame.minY == 0)
    #expect(size.width == 0 && size.height > 150)
  }

  @Test func `A symbol may be a view at each point`() throws {
    let chart = DrawnChart {
      Chart(0..<3, id: \.self) { x in
        LineMark(x: .value("x", x), y: .value("y", x)).symbol { Text("★") }.accessibilityHidden(true)
      }
    }
    #expect(chart.screen.texts == ["★", "★", "★"])
    #expect(try chart.areas.isEmpty)
  }

  // MARK: Assistive technology

  @Test func `Each mark is read with its values`() throws {
    let chart = DrawnChart {
      Chart {
        BarMark(x: .value("Month", "May"), y: .value("Sales", 1_200))
          .foregroundStyle(by: .value("Product", "Tea"))
        BarMark(x: .value("Sales", 5), y: .value("Month", "June"))
          .accessibilityLabel("In June")
          .accessibilityValue("five cups")
        RuleMark(y: .value("Limit", 3))
        PointMark(x: .value("Month", "May"), y: .value("Sales", 7)).accessibilityHidden(true)
      }
      .chartLegend(.hidden)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(chart.screen.texts == ["May, Sales: 1,200, Product: Tea", "In June, five cups", "Limit: 3"])
  }

  @Test func `A sector is read with its name, and found by its identifier`() throws {
    let chart = DrawnChart {
      Chart {
        SectorMark(angle: .value("Cups", 3)).foregroundStyle(by: .value("Product", "Tea")).accessibilityIdentifier(
          "tea")
      }
      .chartLegend(.hidden)
    }
    #expect(chart.screen.texts == ["Tea, Cups: 3"])
    #expect(chart.screen.find(identifier: "tea").exists)
  }

  // MARK: Changes

  @Test func `In an animation bars move to their new lengths`() throws {
    struct Growing: View {
      @State private var length = 20
      var body: some View {
        VStack {
          Button("Grow") { withAnimation(.linear(duration: 1)) { length = 40 } }
          Chart { BarMark(x: .value("x", "a"), y: .value("y", length)) }
            .chartYScale(domain: 0...40)
            .chartXAxis(.hidden)
        }
      }
    }
    let chart = DrawnChart { Growing() }
    let before = try chart.areas[0].frame.height
    try chart.screen.button("Grow").tap()
    chart.screen.advance(by: .milliseconds(500))
    let middle = try chart.areas[0].frame.height
    #expect(middle > before * 1.3 && middle < before * 1.7)
    try chart.screen.advanceToRest()
    let after = try chart.areas[0].frame.height
    #expect(abs(after - 2 * before) < 0.01)
  }

  @Test func `A scrolled chart draws the visible part, from the value of the app`() throws {
    var position = 50.0
    let chart = DrawnChart {
      Chart(0..<101, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)).accessibilityHidden(true) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(
          x: Binding {
            position
          } set: {
            position = $0
          }
        )
        .chartYAxis(.hidden)
    }
    #expect(try chart.labels.map(\.text) == ["50", "52", "54", "56", "58", "60"])
    let whole = DrawnChart {
      Chart(0..<5, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)).accessibilityHidden(true) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartYAxis(.hidden)
    }
    #expect(try whole.labels.map(\.text) == ["0", "1", "2", "3", "4"])
  }

  @Test func `What is visible stays while data is appended, and follows what the app writes`() throws {
    struct Growing: View {
      @State private var count = 101
      @State private var position = 0.0
      var body: some View {
        Text("from \(Int(position))")
        Button("Append") { count += 100 }
        Button("To 40") { position = 40 }
        Chart(0..<count, id: \.self) {
          PointMark(x: .value("x", Double($0)), y: .value("y", 1)).accessibilityHidden(true)
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: $position)
        .chartYAxis(.hidden)
      }
    }
    let chart = DrawnChart { Growing() }
    let plot = chart.screen.find(.scrollView)
    try plot.scroll(x: plot.frame.width * 2)
    #expect(try chart.labels.map(\.text) == ["20", "22", "24", "26", "28", "30"])
    #expect(chart.screen.texts.contains("from 20"))
    try chart.screen.button("Append").tap()
    try chart.screen.advanceToRest()
    #expect(try chart.labels.map(\.text) == ["20", "22", "24", "26", "28", "30"])
    try chart.screen.button("To 40").tap()
    try chart.screen.advanceToRest()
    #expect(try chart.labels.map(\.text) == ["40", "42", "44", "46", "48", "50"])
  }
}
