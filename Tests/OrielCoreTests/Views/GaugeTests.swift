import OrielTesting
import Testing

@testable import OrielCore

/// Gauges and their styles.
@MainActor struct GaugeTests {
  private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(verbatim: "\(Int(configuration.value * 100)) %")
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }

  private struct Battery: View {
    @State private var value = 20.0

    var body: some View {
      Gauge(value: value, in: 0...80) { Text("Battery") }
      Gauge(value: value, in: 0...80) {
        Text("Styled")
      } currentValueLabel: {
        Text(verbatim: "now \(Int(value))")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      .gaugeStyle(Percent())
      Button("Charge") { value = 100 }
    }
  }

  @Test func `A gauge is filled up to its value`() throws {
    let screen = Screen { Battery() }
    let bar = try #require(screen.gauge("Battery").view.element as? GaugeElement)
    #expect(bar.fraction == 0.25)
    try screen.button("Charge").tap()
    #expect((try screen.gauge("Battery").view.element as? GaugeElement)?.fraction == 1)
  }

  @Test func `A style of the app gets the value and the labels`() throws {
    let screen = Screen { Battery() }
    #expect(screen.texts == ["Battery", "Styled", "25 %", "now 20", "low", "high", "Charge"])
    try screen.button("Charge").tap()
    #expect(screen.texts == ["Battery", "Styled", "100 %", "now 100", "low", "high", "Charge"])
  }

  @Test func `Rings have a name and a value`() throws {
    for screen in [
      Screen { Gauge(value: 0.5) { Text("Ring") }.gaugeStyle(.accessoryCircular) },
      Screen { Gauge(value: 0.5) { Text("Ring") }.gaugeStyle(.accessoryCircularCapacity) },
    ] {
      #expect(screen.texts == ["Ring"])
    }
  }
}
