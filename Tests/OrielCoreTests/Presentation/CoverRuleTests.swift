import Observation
import OrielCore
import OrielTesting
import Testing

/// Covers: sheets as large as their window.
@MainActor struct CoverRuleTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  @Observable @MainActor final class Model {
    var isShown = false
    var item: Item?
    var log: [String] = []
  }

  private struct Stage: View {
    let model: Model
    var body: some View {
      Text("1").fullScreenCover(isPresented: Bindable(model).isShown, onDismiss: { model.log.append("gone") }) {
        Text("cover").navigationTitle("Cover").presentationDetents([.medium])
      }
      Text("2").fullScreenCover(item: Bindable(model).item, onDismiss: { model.log.append("item gone") }) { item in
        Text("item \(item.name)").navigationTitle("\(item.id)")
          .sheet(isPresented: .constant(true)) { Text("above") }
      }
    }
  }

  @Test func `A cover comes and goes like a sheet, at the size of its window`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    model.isShown = true
    let cover = try screen.cover
    #expect(cover.title == "Cover")
    // Detents are for sheets.
    #expect(cover.detents == [])
    #expect(cover.width == 900 && cover.height == 650)
    try screen.resize(width: 1_000, height: 700)
    #expect(cover.width == 1_000 && cover.height == 700)
    try screen.pressEscape()
    #expect(model.log == ["gone"])
    #expect(!model.isShown)
  }

  @Test func `A cover's item is updated, replaced and cleared`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    model.item = Item(id: 1, name: "a")
    let cover = try screen.cover
    model.item = Item(id: 1, name: "b")
    #expect(cover.text("item b").exists)
    model.item = Item(id: 2)
    #expect(!cover.isOnScreen)
    #expect(try screen.cover.title == "2")
    try screen.sheet.close()
    try screen.cover.close()
    #expect(model.item == nil)
    #expect(model.log == ["item gone", "item gone"])
  }

  @Test func `A sheet above a cover takes its heights from it`() throws {
    let screen = Screen { Text("x").fullScreenCover(isPresented: .constant(true)) { Above() } }
    #expect(try screen.sheet.detents == [650])
    try screen.resize(width: 900, height: 500)
    #expect(try screen.sheet.detents == [500])
    #expect(throws: ScreenError.self) { try screen.cover.close() }
  }

  private struct Above: View {
    @State private var isShown = true
    var body: some View {
      Text("cover").sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.large]) }
    }
  }
}
