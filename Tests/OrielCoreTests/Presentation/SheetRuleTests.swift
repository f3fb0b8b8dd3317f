import Observation
import OrielCore
import OrielTesting
import Testing

/// The presentation and dismissal of sheets, their bindings and `onDismiss`.
@MainActor struct SheetRuleTests {
  private func titles(_ screen: Screen) -> [String] { screen.presentations.map(\.title) }

  // MARK: onDismiss

  enum Way: CaseIterable { case closeButton, escape, binding, dismiss, failure, window, modifier }

  @Test(arguments: Way.allCases) func `onDismiss runs once, however the sheet is closed`(way: Way) throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    #expect(titles(screen) == ["first"])
    switch way {
    case .closeButton: try screen.sheet.close()
    case .escape: try screen.pressEscape()
    case .binding: model.first = false
    case .dismiss: try screen.sheet.button("Done").tap()
    case .failure: _ = try Screen.warnings { try screen.failPresentation() }
    case .window: screen.window.close()
    case .modifier: model.isShown = false
    }
    #expect(titles(screen) == [])
    #expect(model.log == ["first gone"])
    // What the program does to the views isn't an answer.
    #expect(model.first == (way == .modifier))
  }

  @Test func `When onDismiss runs the sheet is gone and the binding is false`() throws {
    let screen = Screen { Noting() }
    try screen.button("Open").tap()
    try screen.sheet.close()
    #expect(screen.text("was false").exists)
  }

  private struct Noting: View {
    @State private var isShown = false
    @State private var text = "-"
    var body: some View {
      Text(text)
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { text = "was \(isShown)" }) { Text("sheet") }
    }
  }

  @Test func `onDismiss may present again`() throws {
    let screen = Screen { Insistent() }
    try screen.sheet.close()
    try screen.sheet.close()
    try screen.sheet.close()
    #expect(screen.presentations.isEmpty)
    #expect(screen.trace.filter { $0 == .presented("sheet") }.count == 3)
  }

  private struct Insistent: View {
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      Text("x").sheet(
        isPresented: $isShown,
        onDismiss: {
          count += 1
          isShown = count < 3
        }
      ) { Text("sheet") }
    }
  }

  // MARK: Bindings

  @Test func `Closing a sheet sets its binding to false, and its item to nil`() throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    try screen.sheet.close()
    #expect(!model.first)
    model.item = SheetStage.Item(id: 1)
    try screen.sheet.close()
    #expect(model.item == nil)
  }

  @Test func `A binding that goes back to false while the sheet arrives dismisses it`() {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    screen.pace = .byHand
    model.first = true
    #expect(screen.arrivingPresentations == ["first"])
    model.first = false
    #expect(screen.leavingPresentations == ["first"])
    screen.finishTransitions()
    #expect(screen.leavingPresentations == [])
    #expect(model.log == ["first gone"])
    #expect(screen.trace == [.windowOpened("Test"), .dismissed("first")])
  }

  @Test func `A binding that flips within one turn presents nothing`() {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    model.first = false
    #expect(titles(screen) == [])
    #expect(model.log == [])
    #expect(screen.trace == [.windowOpened("Test")])
  }

  @Test func `A sheet asked for again while it leaves comes again`() {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    #expect(titles(screen) == ["first"])
    screen.pace = .byHand
    model.first = false
    #expect(screen.leavingPresentations == ["first"])
    model.first = true
    _ = screen.texts
    screen.finishTransitions()
    #expect(model.log == ["first gone"])
    #expect(model.first)
    screen.finishTransitions()
    #expect(titles(screen) == ["first"])
  }

  @Test func `A binding that ignores the closing stays closed until it changes`() throws {
    let screen = Screen { Constant() }
    try screen.sheet.close()
    #expect(screen.presentations.isEmpty)
    try screen.button("Other").tap()
    #expect(screen.presentations.isEmpty)
    try screen.button("Toggle").tap()
    try screen.button("Toggle").tap()
    #expect(try screen.sheet.text("constant 1").exists)
  }

  private struct Constant: View {
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        Button("Other") { count += 1 }
      }
      .sheet(isPresented: .constant(isShown)) { Text("constant \(count)") }
    }
  }

  @Test func `A thousand flips end where the binding ends`() {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    for _ in 0..<500 {
      model.first = true
      _ = screen.texts
      model.first = false
      _ = screen.texts
    }
    #expect(titles(screen) == [])
    #expect(model.log.count == 500)
    model.first = true
    #expect(titles(screen) == ["first"])
  }

  // MARK: Items

  @Test func `An item with the same id changes the content, another id brings another sheet`() throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.item = SheetStage.Item(id: 1, name: "a")
    let sheet = try screen.sheet
    model.item = SheetStage.Item(id: 1, name: "b")
    #expect(sheet.texts.first == "item 1 b")
    #expect(model.log == [])
    model.item = SheetStage.Item(id: 2, name: "c")
    #expect(try screen.sheet.texts.first == "item 2 c")
    #expect(!sheet.isOnScreen)
    #expect(model.log == ["item gone"])
    #expect(
      screen.trace == [
        .windowOpened("Test"), .presented("item 1 a"), .dismissed("item 1 b"), .presented("item 2 c"),
      ])
    #expect(model.item == SheetStage.Item(id: 2, name: "c"))
  }

  @Test func `An item replaced while the old one's sheet leaves isn't cleared by that`() throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.item = SheetStage.Item(id: 1)
    _ = try screen.sheet
    screen.pace = .byHand
    try screen.sheet.close()
    #expect(screen.leavingPresentations == ["item 1 "])
    model.item = SheetStage.Item(id: 2)
    screen.finishTransitions()
    #expect(model.item == SheetStage.Item(id: 2))
    screen.finishTransitions()
    #expect(titles(screen) == ["item 2 "])
    #expect(model.log == ["item gone"])
  }

  @Test func `A sheet shows its own item until it is gone`() throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.item = SheetStage.Item(id: 1, name: "a")
    let sheet = try screen.sheet
    screen.pace = .byHand
    model.item = SheetStage.Item(id: 2, name: "b")
    #expect(sheet.texts.first == "item 1 a")
    model.item = nil
    #expect(sheet.texts.first == "item 1 a")
  }

  // MARK: Views and windows that go

  @Test func `A view that goes takes its sheet along, and comes back with it`() {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    _ = screen.texts
    model.isShown = false
    #expect(titles(screen) == [])
    #expect(model.first)
    #expect(model.log == ["first gone"])
    model.isShown = true
    #expect(titles(screen) == ["first"])
  }

  @Test func `A window closed while a sheet arrives leaves nothing behind`() {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    screen.pace = .byHand
    model.first = true
    #expect(screen.arrivingPresentations == ["first"])
    model.second = true
    screen.window.close()
    screen.finishTransitions()
    #expect(screen.platform.presentations.isEmpty)
    #expect(model.log == ["first gone"])
    model.second = false
    model.second = true
    #expect(screen.platform.presentations.isEmpty)
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }
}
