import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Requests that wait, and that what is in front of them takes back at its end.
@MainActor struct WithdrawnRequestTests {
  struct Item: Identifiable {
    var id: Int
  }

  @Observable @MainActor final class Model {
    var alert = false
    var sheet = false
    var item: Item?
    var isShown = true
    let files = FileModel()
    @ObservationIgnored let log = Log()
    /// What the alert's action does, and what its binding does when it is set.
    @ObservationIgnored var action: () -> Void = {}
    @ObservationIgnored var didSet: () -> Void = {}

    var alertBinding: Binding<Bool> {
      Binding {
        self.alert
      } set: {
        self.alert = $0
        self.didSet()
      }
    }
  }

  private struct Stage: View {
    let model: Model

    var body: some View {
      VStack {
        Text("1").alert("Alert", isPresented: model.alertBinding) { Button("Do") { model.action() } }
        if model.isShown {
          Text("2").sheet(isPresented: Bindable(model).sheet, onDismiss: { model.log("sheet gone") }) {
            Leaf(log: model.log, name: "sheet")
          }
        }
        Text("3").sheet(item: Bindable(model).item, onDismiss: { model.log("item gone") }) {
          Leaf(log: model.log, name: "item \($0.id)")
        }
        ImportView(model: model.files)
      }
    }
  }

  private struct Leaf: View {
    let log: Log
    let name: String

    var body: some View {
      Text(name).onAppear { log("\(name) appears") }.task { log("\(name) works") }
    }
  }

  private let model = Model()

  /// Presents an alert, and requests another presentation with `ask`, which waits.
  private func makeScreen(_ ask: () -> Void) -> Screen {
    model.alert = true
    let screen = Screen { Stage(model: model) }
    #expect(screen.alerts.count == 1)
    ask()
    #expect(screen.alerts.count == 1 && screen.presentations.isEmpty && screen.fileDialogs.isEmpty)
    return screen
  }

  private func expectNothing(on screen: Screen) async {
    await screen.settle()
    #expect(screen.alerts.isEmpty && screen.presentations.isEmpty && screen.fileDialogs.isEmpty)
    #expect(screen.trace.filter { if case .presented = $0 { true } else { false } } == [.presented("Alert")])
    #expect(model.log.take() == [])
  }

  @Test func `What the alert's action withdraws is never made`() async throws {
    let screen = makeScreen { model.sheet = true }
    model.action = { model.sheet = false }
    try screen.answer("Do")
    await expectNothing(on: screen)
    model.sheet = true
    #expect(screen.presentations.count == 1)
  }

  @Test func `What the setter of the alert's binding withdraws is never made`() async throws {
    let screen = makeScreen { model.sheet = true }
    model.didSet = { if !model.alert { model.sheet = false } }
    try screen.pressEscape()
    await expectNothing(on: screen)
  }

  @Test func `What has been withdrawn just before the alert is answered is never made`() async throws {
    let screen = makeScreen { model.sheet = true }
    model.sheet = false
    // The answer comes before the next turn of the main loop.
    let alert = try #require(screen.platform.alerts.first)
    alert.press(try #require(alert.request.buttons.first))
    await expectNothing(on: screen)
  }

  @Test func `What waits in a view that the action removes is never made`() async throws {
    let screen = makeScreen { model.sheet = true }
    model.action = { model.isShown = false }
    try screen.answer("Do")
    await expectNothing(on: screen)
    #expect(model.sheet)
  }

  @Test func `An item that is replaced while it waits comes as the new one only`() async throws {
    let screen = makeScreen { model.item = Item(id: 1) }
    model.action = { model.item = Item(id: 2) }
    try screen.answer("Do")
    #expect(try screen.sheet.text("item 2").exists)
    await screen.settle()
    #expect(model.log.take() == ["item 2 appears", "item 2 works"])
    try screen.sheet.close()
    #expect(model.log.take() == ["item gone"])
    #expect(model.item == nil)
  }

  @Test func `An importer that is withdrawn while it waits is neither presented nor cancelled`() async throws {
    let screen = makeScreen { model.files.isPresented = true }
    model.action = { model.files.isPresented = false }
    try screen.answer("Do")
    await expectNothing(on: screen)
    #expect(model.files.log.take() == [])
  }

  @Test func `What the action withdraws lets in what waits behind it`() async throws {
    let screen = makeScreen {
      model.sheet = true
      model.item = nil
    }
    model.item = Item(id: 1)
    _ = screen.texts
    model.files.isPresented = true
    _ = screen.texts
    model.action = {
      model.sheet = false
      model.item = nil
    }
    try screen.answer("Do")
    #expect(screen.presentations.isEmpty)
    #expect(screen.fileDialogs.count == 1)
    await screen.settle()
    #expect(model.log.take() == [])
  }

  private struct Chain: View {
    let model: Model

    var body: some View {
      Text("1").sheet(
        isPresented: model.alertBinding,
        onDismiss: {
          model.log("first gone")
          model.action()
        }
      ) { Text("first") }
      Text("2").sheet(isPresented: Bindable(model).sheet, onDismiss: { model.log("second gone") }) {
        Leaf(log: model.log, name: "second")
      }
    }
  }

  @Test func `What the onDismiss of the sheet in front withdraws is never made`() async throws {
    model.alert = true
    let screen = Screen { Chain(model: model) }
    model.sheet = true
    model.action = { model.sheet = false }
    try screen.sheet.close()
    await screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(model.log.take() == ["first gone"])
  }

  private struct Outer: View {
    let model: Model

    var body: some View {
      Text("x").sheet(isPresented: Bindable(model).sheet) {
        Text("outer")
          .sheet(isPresented: model.alertBinding, onDismiss: { model.log("inner gone") }) {
            Leaf(log: model.log, name: "inner")
          }
      }
    }
  }

  @Test func `What is withdrawn just before its sheet has arrived is never made`() async throws {
    let screen = Screen { Outer(model: model) }
    screen.pace = .byHand
    model.sheet = true
    model.alert = true
    _ = screen.texts
    model.alert = false
    // The arrival comes before the next turn of the main loop.
    try #require(screen.platform.presentations.first).finishTransition()
    screen.pace = .immediate
    await screen.settle()
    #expect(screen.presentations.count == 1)
    #expect(model.log.take() == [])
  }

  private struct Playlist: View {
    let model: Model

    var body: some View {
      Text("x").sheet(
        item: Binding {
          model.item
        } set: { _ in
          // There is always another one.
          model.item = Item(id: (model.item?.id ?? 0) + 1)
        },
        onDismiss: {
          model.log("gone")
          model.action()
        }
      ) { Leaf(log: model.log, name: "item \($0.id)") }
    }
  }

  @Test func `What a binding asks for instead of being cleared can be withdrawn by onDismiss`() async throws {
    model.item = Item(id: 1)
    let screen = Screen { Playlist(model: model) }
    try screen.sheet.close()
    #expect(try screen.sheet.text("item 2").exists)
    model.action = { model.item = nil }
    await screen.settle()
    _ = model.log.take()
    try screen.sheet.close()
    await screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(model.log.take() == ["gone"])
  }
}
