import Observation
import OrielCore
import OrielTesting
import Testing

/// Several alerts, and alerts whose views or windows go away.
@MainActor struct AlertQueueTests {
  private let log = Log()

  @Observable @MainActor final class Model {
    var first = false
    var second = false
    var third = false
    var isShown = true
  }

  private struct Three: View {
    let model: Model
    var body: some View {
      VStack {
        Text("1").alert("First", isPresented: Bindable(model).first) { Button("Done") {} }
        if model.isShown {
          Text("2").alert("Second", isPresented: Bindable(model).second) { Button("Done") {} }
        }
      }
      .alert("Third", isPresented: Bindable(model).third) { Button("Done") {} }
    }
  }

  @Test func `One alert at a time; the others wait in the order in which they were asked for`() throws {
    let model = Model()
    let screen = Screen { Three(model: model) }
    model.third = true
    #expect(screen.alerts.map(\.title) == ["Third"])
    model.second = true
    _ = screen.alerts
    model.first = true
    #expect(screen.alerts.map(\.title) == ["Third"])
    try screen.answer("Done")
    #expect(screen.alerts.map(\.title) == ["Second"])
    try screen.pressEscape()
    #expect(screen.alerts.map(\.title) == ["First"])
    try screen.answer("Done")
    #expect(screen.alerts.isEmpty)
    #expect(!model.first && !model.second && !model.third)
  }

  @Test func `A request that is withdrawn while it waits is dropped`() throws {
    let model = Model()
    let screen = Screen { Three(model: model) }
    model.first = true
    _ = screen.alerts
    model.second = true
    _ = screen.alerts
    model.second = false
    try screen.answer("Done")
    #expect(screen.alerts.isEmpty)
    #expect(
      screen.trace == [.windowOpened("Test"), .presented("First"), .pressed("Done", in: "First")])
  }

  @Test func `When its view goes, an alert goes, and its binding isn't written`() {
    let model = Model()
    let screen = Screen { Three(model: model) }
    model.second = true
    #expect(screen.alerts.map(\.title) == ["Second"])
    model.isShown = false
    #expect(screen.alerts.isEmpty)
    #expect(model.second)
    model.isShown = true
    #expect(screen.alerts.map(\.title) == ["Second"])
  }

  @Test func `When the window goes, everything closes and nothing is presented any more`() throws {
    let model = Model()
    let screen = Screen { Three(model: model) }
    model.first = true
    model.second = true
    #expect(screen.alerts.count == 1)
    screen.window.close()
    #expect(screen.alerts.isEmpty)
    model.first = false
    model.first = true
    #expect(screen.alerts.isEmpty)
    #expect(screen.trace == [.windowOpened("Test"), .presented("First"), .windowClosed("Test"), .dismissed("First")])
  }

  private struct Chained: View {
    let model: Model
    var body: some View {
      Text("x")
        .alert("First", isPresented: Bindable(model).first) { Button("Next") { model.second = true } }
        .alert("Second", isPresented: Bindable(model).second) { Button("Back") { model.first = true } }
    }
  }

  @Test func `An action may present another alert, and the same one again`() throws {
    let model = Model()
    model.first = true
    let screen = Screen { Chained(model: model) }
    for _ in 0..<3 {
      try screen.answer("Next")
      #expect(screen.alerts.map(\.title) == ["Second"])
      try screen.answer("Back")
      #expect(screen.alerts.map(\.title) == ["First"])
    }
    #expect(model.first && !model.second)
  }

  private struct Insistent: View {
    @State private var asks = true
    @State private var count = 0
    var body: some View {
      Text("asked \(count)")
        .alert("Sure?", isPresented: $asks) { Button("No") {} }
        .onChange(of: asks) {
          count += 1
          if !asks, count < 4 { asks = true }
        }
    }
  }

  @Test func `A binding set again at once presents again`() throws {
    let screen = Screen { Insistent() }
    try screen.answer("No")
    try screen.answer("No")
    try screen.answer("No")
    #expect(screen.alerts.isEmpty)
    #expect(screen.trace.filter { $0 == .presented("Sure?") }.count == 3)
  }

  // MARK: Slow desktops

  @Test func `A window closed while an alert is on its way leaves nothing behind`() {
    let model = Model()
    let screen = Screen { Three(model: model) }
    screen.pace = .byHand
    model.first = true
    #expect(screen.arrivingAlerts == ["First"])
    screen.window.close()
    screen.finishTransitions()
    screen.finishTransitions()
    #expect(screen.alerts.isEmpty && screen.arrivingAlerts.isEmpty && screen.leavingAlerts.isEmpty)
    #expect(screen.platform.alerts.isEmpty)
  }

  @Test func `While one alert is leaving, the next waits`() {
    let model = Model()
    let screen = Screen { Three(model: model) }
    model.first = true
    _ = screen.alerts
    model.second = true
    _ = screen.alerts
    screen.pace = .byHand
    model.first = false
    #expect(screen.leavingAlerts == ["First"])
    #expect(screen.arrivingAlerts == [])
    screen.finishTransitions()
    #expect(screen.arrivingAlerts == ["Second"])
    screen.finishTransitions()
    #expect(screen.alerts.map(\.title) == ["Second"])
  }

  @Test func `Bindings that change at random end with the screen that they ask for`() throws {
    var random = SeededRandom(seed: 42)
    let model = Model()
    let screen = Screen { Three(model: model) }
    for step in 0..<400 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: model.first.toggle()
      case 1: model.second.toggle()
      case 2: model.third.toggle()
      case 3: model.isShown.toggle()
      case 4: screen.pace = screen.pace == .byHand ? .immediate : .byHand
      case 5: screen.finishTransitions()
      case 6: if !screen.alerts.isEmpty { try screen.answer("Done") }
      case 7: if !screen.alerts.isEmpty { try screen.pressEscape() }
      default: _ = screen.texts
      }
      #expect(screen.platform.alerts.count <= 1, "step \(step)")
    }
    screen.pace = .immediate
    // What is still asked for comes one by one.
    for _ in 0..<3 where !screen.alerts.isEmpty { try screen.answer("Done") }
    #expect(screen.alerts.isEmpty)
    #expect(!model.first && !model.third && !(model.second && model.isShown))
  }
}
