import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// Previews of files: the binding, stepping, and what is beside them.
@MainActor @Suite struct QuickLookTests {
  @Observable @MainActor final class Model {
    var shown: URL?
    var items: [URL] = []
    var asks = false
    var showsPreviewer = true
    var writes: [String] = []

    var binding: Binding<URL?> {
      Binding {
        self.shown
      } set: {
        self.shown = $0
        self.writes.append($0?.lastPathComponent ?? "nil")
      }
    }
  }

  private struct One: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        if model.showsPreviewer { Text("One").quickLookPreview(model.binding) }
        Button("Ask") { model.asks = true }
      }
      .alert("Sure?", isPresented: $model.asks) {}
    }
  }

  private struct Several: View {
    let model: Model

    var body: some View { Text("Several").quickLookPreview(model.binding, in: model.items) }
  }

  private static let files = ["a.png", "b.txt", "c.pdf"].map { URL(filePath: "/files/\($0)") }
  private let model = Model()
  private var files: [URL] { Self.files }

  @Test func `A preview follows its item and closes at nil`() throws {
    let screen = Screen { One(model: model) }
    #expect(screen.previews.isEmpty)
    model.shown = files[0]
    #expect(try screen.preview.item == files[0])
    let preview = try screen.preview
    model.shown = files[1]
    #expect(preview.item == files[1])
    #expect(screen.previews.count == 1)
    model.shown = nil
    #expect(screen.previews.isEmpty)
    #expect(model.writes.isEmpty)
    #expect(screen.trace == [.windowOpened("Test"), .presented("preview"), .dismissed("preview")])
  }

  @Test func `Closing it sets the item to nil`() throws {
    let screen = Screen { One(model: model) }
    model.shown = files[0]
    try screen.preview.close()
    #expect(model.writes == ["nil"])
    model.shown = files[0]
    #expect(try screen.preview.item == files[0])
  }

  @Test func `Each step is written to the selection and stops at the ends`() throws {
    model.items = files
    let screen = Screen { Several(model: model) }
    model.shown = files[1]
    let preview = try screen.preview
    #expect(preview.items == files)
    try preview.stepForward()
    try preview.stepForward()
    #expect(preview.item == files[2])
    try preview.stepBack()
    try preview.stepBack()
    try preview.stepBack()
    #expect(preview.item == files[0])
    try preview.select(files[2])
    #expect(model.writes == ["c.pdf", "b.txt", "a.png", "c.pdf"])
    #expect(screen.trace == [.windowOpened("Test"), .presented("preview")])
  }

  @Test func `A selection that is no item is no preview and isn't written`() throws {
    model.items = files
    let other = URL(filePath: "/files/other.png")
    let screen = Screen { Several(model: model) }
    model.shown = other
    #expect(screen.previews.isEmpty)
    model.items.append(other)
    #expect(try screen.preview.item == other)
    model.items = files
    #expect(screen.previews.isEmpty)
    #expect(model.shown == other && model.writes.isEmpty)
  }

  @Test func `The same file twice is stepped through`() throws {
    model.items = [files[0], files[0], files[1]]
    let screen = Screen { Several(model: model) }
    model.shown = files[0]
    let preview = try screen.preview
    try preview.stepForward()
    #expect(preview.item == files[0])
    try preview.stepForward()
    #expect(preview.item == files[1])
    try preview.stepBack()
    #expect(preview.item == files[0])
  }

  @Test func `A binding that ignores steps keeps its file, and one that ignores nil stays closed`() throws {
    let screen = Screen { Text("x").quickLookPreview(.constant(Self.files[0]), in: Self.files) }
    let preview = try screen.preview
    try preview.stepForward()
    #expect(preview.item == files[0])
    try preview.close()
    #expect(screen.previews.isEmpty)
  }

  @Test func `It blocks neither the window nor an alert, and an alert doesn't close it`() throws {
    let screen = Screen { One(model: model) }
    model.shown = files[0]
    _ = try screen.preview
    try screen.button("Ask").tap()
    #expect(try screen.alert.title == "Sure?")
    #expect(screen.previews.count == 1)
    model.shown = files[1]
    #expect(try screen.preview.item == files[1])
    try screen.answer("OK")
    #expect(screen.previews.count == 1)
  }

  @Test func `It goes with its view and with the window, and the binding stays`() throws {
    let screen = Screen { One(model: model) }
    model.shown = files[0]
    _ = try screen.preview
    model.showsPreviewer = false
    #expect(screen.previews.isEmpty)
    model.showsPreviewer = true
    #expect(screen.previews.count == 1)
    #expect(model.writes.isEmpty)
  }

  @Test func `A preview that can't be shown sets the item to nil`() throws {
    let screen = Screen { One(model: model) }
    screen.pace = .byHand
    model.shown = files[0]
    try screen.failPreview("no display")
    #expect(model.writes == ["nil"])
    #expect(screen.trace.last == .failed("preview", "no display"))
  }

  @Test func `An item that is set while the preview closes is shown again`() throws {
    let screen = Screen { One(model: model) }
    model.shown = files[0]
    _ = try screen.preview
    screen.pace = .byHand
    model.shown = nil
    _ = screen.previews
    model.shown = files[1]
    screen.finishTransitions()
    screen.finishTransitions()
    #expect(try screen.preview.item == files[1])
    #expect(model.writes.isEmpty)
  }
}
