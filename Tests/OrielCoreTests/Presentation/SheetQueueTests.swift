import OrielCore
import OrielTesting
import Testing

/// Several sheets that are wanted on the same window.
@MainActor struct SheetQueueTests {
  private func titles(_ screen: Screen) -> [String] { screen.presentations.map(\.title) }

  @Test func `Of two sheets asked for at once one waits for the other`() throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    model.second = true
    let first = titles(screen)
    try screen.sheet.close()
    let second = titles(screen)
    try screen.sheet.close()
    #expect(first.count == 1 && Set(first + second) == ["first", "second"])
    #expect(model.log == [first, second].flatMap { $0.map { "\($0) gone" } })
    #expect(titles(screen) == [])
  }

  @Test func `Sheets come in the order in which they are asked for`() throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.item = SheetStage.Item(id: 1)
    _ = screen.texts
    model.second = true
    _ = screen.texts
    model.first = true
    #expect(titles(screen) == ["item 1 "])
    try screen.sheet.close()
    #expect(titles(screen) == ["second"])
    try screen.sheet.close()
    #expect(titles(screen) == ["first"])
  }

  @Test func `A sheet that is withdrawn while it waits never comes`() throws {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    _ = screen.texts
    model.second = true
    _ = screen.texts
    model.second = false
    try screen.sheet.close()
    #expect(titles(screen) == [])
    #expect(model.log == ["first gone"])
  }

  @Test func `One state change replaces a sheet by another`() {
    let model = SheetStage.Model()
    let screen = Screen { SheetStage(model: model) }
    model.first = true
    _ = screen.texts
    model.first = false
    model.second = true
    #expect(titles(screen) == ["second"])
    #expect(
      screen.trace == [
        .windowOpened("Test"), .presented("first"), .dismissed("first"), .presented("second"),
      ])
    #expect(model.log == ["first gone"])
  }

  @Test func `A sheet whose view is replaced by another with a sheet gives way to that`() {
    let model = SheetStage.Model()
    let screen = Screen { Either(model: model) }
    model.first = true
    #expect(titles(screen) == ["one"])
    model.isShown = false
    #expect(titles(screen) == ["other"])
    #expect(model.first)
  }

  private struct Either: View {
    let model: SheetStage.Model
    var body: some View {
      if model.isShown {
        Text("1").sheet(isPresented: Bindable(model).first) { Text("x").navigationTitle("one") }
      } else {
        Text("2").sheet(isPresented: Bindable(model).first) { Text("x").navigationTitle("other") }
      }
    }
  }
}
