import OrielTesting
import Testing

@testable import OrielCore

/// Sliders: what they show, what they write, and when.
@MainActor struct SliderTests {
  private func element(in view: some View) throws -> SliderElement {
    try #require(Screen { view }.find(.slider).view.element as? SliderElement)
  }

  // MARK: What they are

  @Test func `A slider has a range, a step, a label and a tint`() throws {
    #expect(try element(in: Slider(value: .constant(0.25))) == SliderElement(value: 0.25, range: SliderRange(0...1)))
    #expect(
      try element(in: Slider(value: .constant(3), in: -5...5)) == SliderElement(value: 3, range: SliderRange(-5...5)))
    #expect(
      try element(in: Slider(value: .constant(3), in: 0...10, step: 2))
        == SliderElement(value: 3, range: SliderRange(0...10, step: 2)))
    let full = Slider(value: .constant(1), in: 0...2, step: 1) {
      Text("Volume")
    } minimumValueLabel: {
      Text("quiet")
    } maximumValueLabel: {
      Text("loud")
    }
    #expect(
      try element(in: full.tint(.green).labelsHidden().disabled(true))
        == SliderElement(
          value: 1, range: SliderRange(0...2, step: 1), label: "Volume", isEnabled: false, isLabelHidden: true,
          tint: .color(.green)))
    let screen = Screen { full }
    #expect(screen.slider("Volume").exists)
    #expect(screen.texts == ["Volume", "quiet", "loud"])
  }

  @Test func `A label of any view names the slider`() {
    #expect(Screen { Slider(value: .constant(0)) { Label("Volume", systemImage: "bell") } }.slider("Volume").exists)
    #expect(Screen { Slider(value: .constant(0)).accessibilityLabel("Volume") }.slider("Volume").exists)
  }

  @Test func `A value outside of the range is shown at its end, and not written`() throws {
    let log = Log()
    for (value, shown) in [(20.0, 10.0), (-3, 0), (.nan, 0), (.infinity, 10)] {
      let binding = Binding(get: { value }, set: { log("\($0)") })
      #expect(try Screen { Slider(value: binding, in: 0...10) }.find(.slider).value == shown)
    }
    #expect(log.take() == [])
  }

  // MARK: Steps

  @Test(arguments: [
    (0.0, 0.0), (0.4, 0), (0.5, 1), (2.6, 3), (9.4, 9), (11, 10), (-1, 0),
  ]) func `The nearest step is chosen`(value: Double, nearest: Double) {
    #expect(SliderRange(0...10, step: 1).nearest(to: value) == nearest)
  }

  @Test func `Steps count from the lower bound, and end with the last whole one`() {
    let range = SliderRange(1...9, step: 3)
    #expect([0, 2, 3, 5.6, 8.9, 9].map(range.nearest) == [1, 1, 4, 7, 7, 7])
    #expect(SliderRange(0...0.3, step: 0.1).nearest(to: 0.3) == 0.3)
    #expect(SliderRange(0...1, step: 5).nearest(to: 0.9) == 0)
    #expect(SliderRange(5...5, step: 1).nearest(to: 7) == 5)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `A step that is none leaves every number`(step: Double) {
    #expect(SliderRange(0...1, step: step).nearest(to: 0.123) == 0.123)
  }

  // MARK: Writing

  @Test func `A drag writes each number once, between the begin and the end of editing`() throws {
    let log = Log()
    let screen = Screen { Dragged(log: log, limit: 10) }
    try screen.slider("Volume").setValues([1.2, 1.4, 3, 3])
    #expect(log.take() == ["editing true", "write 1.0", "write 3.0", "editing false"])
    #expect(try screen.slider("Volume").value == 3)
  }

  @Test func `A press without a change is an edit that writes nothing`() throws {
    let log = Log()
    try Screen { Dragged(log: log, limit: 10) }.slider("Volume").setValue(0)
    #expect(log.take() == ["editing true", "editing false"])
  }

  @Test func `A binding that limits or refuses the number has the last word`() throws {
    let log = Log()
    let limited = Screen { Dragged(log: log, limit: 2) }
    try limited.slider("Volume").setValue(7)
    #expect(try limited.slider("Volume").value == 2)
    let refused = Screen { Slider(value: .constant(0.5)) { Text("Volume") } }
    try refused.slider("Volume").setValue(1)
    #expect(try refused.slider("Volume").value == 0.5)
  }

  @Test func `Any floating-point number can be bound`() throws {
    let screen = Screen { FloatSlider() }
    try screen.find(.slider).setValue(0.5)
    #expect(screen.contains(text: "0.5 Float"))
  }

  @Test func `A disabled slider can't be moved`() throws {
    let screen = Screen { Slider(value: .constant(0)) { Text("Volume") }.disabled(true) }
    let error = #expect(throws: ScreenError.self) { try screen.slider("Volume").setValue(1) }
    #expect(error?.reason == .disabled)
  }

  @Test func `Only sliders have a number to choose`() {
    let error = #expect(throws: ScreenError.self) { try Screen { Button("b") {} }.button("b").setValue(1) }
    #expect(error?.reason == .wrongKind)
  }
}

private struct Dragged: View {
  let log: Log
  let limit: Double
  @State private var volume = 0.0

  var body: some View {
    let binding = Binding {
      volume
    } set: {
      log("write \($0)")
      volume = min($0, limit)
    }
    Slider(value: binding, in: 0...10, step: 1) {
      Text("Volume")
    } onEditingChanged: {
      log("editing \($0)")
    }
  }
}

private struct FloatSlider: View {
  @State private var value: Float = 0

  var body: some View {
    Slider(value: $value)
    Text(verbatim: "\(value) \(type(of: value))")
  }
}
