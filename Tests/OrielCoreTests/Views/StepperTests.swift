import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Steppers: what they write, and where they end.
@MainActor struct StepperTests {
  @Test func `Each press writes the next value once, as an edit of its own`() throws {
    let log = Log()
    let screen = Screen { Counted(log: log) }
    try screen.stepper("Copies").increment()
    #expect(log.take() == ["editing true", "write 2", "editing false"])
    try screen.stepper("Copies").decrement()
    #expect(log.take() == ["editing true", "write 1", "editing false"])
  }

  @Test func `At an end of the range, the button that would go further is disabled`() throws {
    let screen = Screen { Counted(log: Log()) }
    #expect(throws: ScreenError.self) { try screen.stepper("Copies").decrement() }
    try screen.stepper("Copies").increment()
    try screen.stepper("Copies").increment()
    let error = #expect(throws: ScreenError.self) { try screen.stepper("Copies").increment() }
    #expect(error?.reason == .disabled)
    try screen.stepper("Copies").decrement()
    #expect(screen.contains(text: "2 copies"))
  }

  @Test(arguments: [
    (9, StepperDirection.up, 10), (1, .down, 0), (20, .up, 10), (20, .down, 8), (-5, .up, 2), (4, .up, 6),
  ]) func `A step that is too long goes to the end`(value: Int, direction: StepperDirection, next: Int) {
    var written: Int?
    let binding = Binding(get: { value }, set: { written = $0 })
    StepperActions(binding, 0...10, step: 2).action(direction)?()
    #expect(written == next)
  }

  @Test func `A stepper with a format displays its value`() throws {
    struct Scale: View {
      @State private var value = 0.5
      var body: some View { Stepper("Scale", value: $value, in: 0...1, step: 0.25, format: Percent()) }
    }
    let screen = Screen { Scale() }
    #expect(try (screen.stepper("Scale").view.element as? StepperElement)?.valueText == "50 %")
    try screen.stepper("Scale").increment()
    #expect(try (screen.stepper("Scale").view.element as? StepperElement)?.valueText == "75 %")
  }

  private struct Percent: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Double { 0 }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Double) -> String { "\(Int(value * 100)) %" }
  }

  @Test func `The ends of a type are no ends of the process`() {
    var value = Int8.max - 1
    let binding = Binding(get: { value }, set: { value = $0 })
    let steps = StepperActions(binding, Int8.min...Int8.max, step: 5)
    steps.action(.up)?()
    #expect(value == .max)
    #expect(steps.action(.up) == nil)
  }

  @Test func `A button without an action is disabled`() throws {
    let log = Log()
    let screen = Screen { Stepper("Size", onIncrement: { log("more") }, onDecrement: nil) }
    try screen.stepper("Size").increment()
    #expect(log.take() == ["more"])
    let error = #expect(throws: ScreenError.self) { try screen.stepper("Size").decrement() }
    #expect(error?.reason == .disabled)
  }

  @Test func `A disabled stepper doesn't step`() throws {
    let screen = Screen { Stepper("Size", value: .constant(1)).disabled(true) }
    let error = #expect(throws: ScreenError.self) { try screen.stepper("Size").increment() }
    #expect(error?.reason == .disabled)
  }
}

private struct Counted: View {
  let log: Log
  @State private var copies = 1

  var body: some View {
    let binding = Binding {
      copies
    } set: {
      log("write \($0)")
      copies = $0
    }
    Stepper("Copies", value: binding, in: 1...3) { log("editing \($0)") }
    Text("\(copies) copies")
  }
}
