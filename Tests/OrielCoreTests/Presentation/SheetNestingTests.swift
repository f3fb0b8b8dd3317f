import Observation
import OrielCore
import OrielTesting
import Testing

/// Sheets on sheets, alerts above sheets, and sheets that follow alerts.
@MainActor struct SheetNestingTests {
  @Observable @MainActor final class Model {
    /// Which levels are open.
    var open: Set<Int> = []
    var alerts: Set<Int> = []
    var log: [String] = []

    func binding(_ level: Int) -> Binding<Bool> {
      Binding(
        get: { self.open.contains(level) }, set: { if $0 { self.open.insert(level) } else { self.open.remove(level) } })
    }

    func alert(_ level: Int) -> Binding<Bool> {
      Binding(
        get: { self.alerts.contains(level) },
        set: { if $0 { self.alerts.insert(level) } else { self.alerts.remove(level) } })
    }
  }

  private struct Level: View {
    let level: Int
    let model: Model
    var body: some View {
      VStack {
        Text("level \(level)")
        Button("Next") { model.open.insert(level + 1) }
        Button("Ask") { model.alerts.insert(level) }
      }
      .navigationTitle("Level \(level)")
      .alert("Alert \(level)", isPresented: model.alert(level)) {
        Button("Next") { model.open.insert(level + 1) }
        Button("No", role: .cancel) {}
      }
      .sheet(isPresented: model.binding(level + 1), onDismiss: { model.log.append("gone \(level + 1)") }) {
        AnyView(Level(level: level + 1, model: model))
      }
    }
  }

  private func makeScreen(depth: Int = 0) throws -> (Screen, Model) {
    let model = Model()
    let screen = Screen { Level(level: 0, model: model) }
    for level in 0..<depth {
      if level == 0 { try screen.button("Next").tap() } else { try screen.sheet.button("Next").tap() }
    }
    return (screen, model)
  }

  private func titles(_ screen: Screen) -> [String] { screen.presentations.map(\.title) }

  @Test func `Sheets can be nested, and only the topmost can be used`() throws {
    let (screen, model) = try makeScreen(depth: 5)
    #expect(titles(screen) == (1...5).map { "Level \($0)" })
    let sheets = screen.presentations
    for sheet in sheets.dropLast() {
      #expect(throws: ScreenError.self) { try sheet.button("Next").tap() }
      #expect(throws: ScreenError.self) { try sheet.close() }
    }
    for level in (1...5).reversed() {
      #expect(try screen.sheet.title == "Level \(level)")
      try screen.pressEscape()
    }
    #expect(titles(screen) == [])
    #expect(model.log == (1...5).reversed().map { "gone \($0)" })
    #expect(model.open == [])
  }

  @Test func `Levels that are all wanted from the start come one after the other`() {
    let model = Model()
    model.open = [1, 2, 3]
    let screen = Screen { Level(level: 0, model: model) }
    #expect(titles(screen) == ["Level 1", "Level 2", "Level 3"])
  }

  @Test func `A sheet closed under three levels closes them first`() throws {
    let (screen, model) = try makeScreen(depth: 4)
    screen.clearTrace()
    model.open.remove(1)
    #expect(titles(screen) == [])
    #expect(model.log == ["gone 4", "gone 3", "gone 2", "gone 1"])
    #expect(screen.trace == (1...4).reversed().map { .dismissed("Level \($0)") })
    #expect(model.open == [])
  }

  @Test func `A window that closes takes down everything, the topmost first`() throws {
    let (screen, model) = try makeScreen(depth: 3)
    model.alerts.insert(3)
    #expect(try screen.alert.title == "Alert 3")
    screen.clearTrace()
    screen.window.close()
    #expect(model.log == ["gone 3", "gone 2", "gone 1"])
    #expect(screen.alerts.isEmpty)
    #expect(
      screen.trace.filter { $0 != .dismissed("Alert 3") } == [
        .windowClosed("Level 0"), .dismissed("Level 3"), .dismissed("Level 2"), .dismissed("Level 1"),
      ])
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }

  @Test func `A sheet that closes also closes the sheets above it, but not those below`() throws {
    let (screen, model) = try makeScreen(depth: 4)
    model.open.remove(3)
    #expect(titles(screen) == ["Level 1", "Level 2"])
    #expect(model.log == ["gone 4", "gone 3"])
    try screen.sheet.button("Next").tap()
    #expect(titles(screen) == ["Level 1", "Level 2", "Level 3"])
  }

  // MARK: Alerts

  @Test func `An alert is above the sheet that presents it`() throws {
    let (screen, model) = try makeScreen(depth: 2)
    try screen.sheet.button("Ask").tap()
    #expect(try screen.alert.title == "Alert 2")
    try screen.answer("No")
    #expect(titles(screen) == ["Level 1", "Level 2"])
    #expect(model.alerts == [])
  }

  @Test func `An alert of the window waits for the sheet, and comes when that is gone`() throws {
    let (screen, model) = try makeScreen(depth: 1)
    model.alerts.insert(0)
    #expect(screen.alerts.isEmpty)
    try screen.sheet.close()
    #expect(try screen.alert.title == "Alert 0")
  }

  @Test func `An alert's action opens a sheet in its place`() throws {
    let (screen, model) = try makeScreen()
    for level in 0..<3 {
      if level == 0 { try screen.button("Ask").tap() } else { try screen.sheet.button("Ask").tap() }
      try screen.answer("Next")
      #expect(screen.alerts.isEmpty)
      #expect(titles(screen).count == level + 1)
    }
    #expect(model.log == [])
    #expect(
      screen.trace.prefix(4) == [
        .windowOpened("Level 0"), .presented("Alert 0"), .pressed("Next", in: "Alert 0"), .presented("Level 1"),
      ])
  }

  @Test func `A sheet whose alert is open closes with it, and neither binding stays`() throws {
    let (screen, model) = try makeScreen(depth: 1)
    try screen.sheet.button("Ask").tap()
    model.open = []
    #expect(screen.alerts.isEmpty)
    #expect(titles(screen) == [])
    #expect(model.alerts == [])
    #expect(model.log == ["gone 1"])
  }

  // MARK: By hand

  @Test func `A presentation of a sheet waits until the sheet is presented`() {
    let model = Model()
    let screen = Screen { Level(level: 0, model: model) }
    screen.pace = .byHand
    model.open = [1, 2]
    #expect(screen.arrivingPresentations == ["Level 1"])
    screen.finishTransitions()
    #expect(titles(screen) == ["Level 1"])
    #expect(screen.arrivingPresentations == ["Level 2"])
    screen.finishTransitions()
    #expect(titles(screen) == ["Level 1", "Level 2"])
  }

  @Test func `A sheet asked for while the old one leaves with all above it comes once they are gone`() {
    let model = Model()
    model.open = [1, 2, 3]
    let screen = Screen { Level(level: 0, model: model) }
    #expect(titles(screen).count == 3)
    screen.pace = .byHand
    model.open.remove(1)
    #expect(screen.leavingPresentations == ["Level 1", "Level 2", "Level 3"])
    model.open.insert(1)
    _ = screen.texts
    screen.pace = .immediate
    #expect(titles(screen) == ["Level 1"])
    #expect(model.log == ["gone 3", "gone 2", "gone 1"])
    #expect(model.open == [1])
  }
}
