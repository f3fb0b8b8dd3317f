import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Inspectors: columns beside the content, or sheets where there is no room.
@MainActor struct InspectorRuleTests {
  @Observable @MainActor final class Model {
    var isShown = true
    var number = 0
    var minimum = 200.0
  }

  private struct Stage: View {
    let model: Model
    var body: some View {
      Text("content")
        .inspector(isPresented: Bindable(model).isShown) {
          VStack {
            Text("number \(model.number)")
            Counter()
          }
          .inspectorColumnWidth(min: model.minimum, ideal: 260, max: 320)
        }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var text = ""
    var body: some View {
      Button("Count \(count)") { count += 1 }
      TextField("Text", text: $text)
    }
  }

  @Test func `An inspector is beside its content, which stays interactive, and is live`() throws {
    let model = Model()
    let screen = Screen {
      Stage(model: model)
      Button("More") { model.number += 1 }
    }
    let inspector = try screen.inspector
    #expect(try inspector.presentation.site === screen.text("content").view.parent?.widget)
    #expect(inspector.allowsBackgroundInteraction)
    try inspector.button("Count 0").tap()
    try screen.button("More").tap()
    #expect(inspector.text("number 1").exists)
    #expect(inspector.button("Count 1").exists)
    model.isShown = false
    #expect(!inspector.isOnScreen)
  }

  private struct Switching: View {
    let model: Model
    var body: some View {
      Group {
        if model.number == 0 { Text("first") } else { Text("second") }
        Text("third")
      }
      .inspector(isPresented: Bindable(model).isShown) { Counter() }
    }
  }

  @Test func `A group has one inspector, which stays when its views change`() throws {
    let model = Model()
    let screen = Screen { Switching(model: model) }
    let inspector = try screen.inspector
    try inspector.button("Count 0").tap()
    model.number = 1
    #expect(screen.text("second").exists)
    #expect(inspector.isOnScreen)
    #expect(inspector.button("Count 1").exists)
    let split = try #require(try screen.text("second").view.parent?.widget)
    #expect(try screen.text("third").view.parent?.widget === split)
  }

  @Test func `What has the focus in it keeps it where its form changes`() throws {
    let screen = Screen { Stage(model: Model()) }
    let field = try screen.inspector.textField("Text")
    try field.focus()
    try screen.resize(width: 400, height: 600)
    #expect(try screen.sheet.textField("Text").hasFocus)
    try screen.resize(width: 900, height: 600)
    #expect(try screen.inspector.textField("Text").hasFocus)
  }

  // MARK: Width

  private func limits<Content: View>(_ content: Content) throws -> (ClosedRange<Double>?, Double?) {
    let screen = Screen { Text("x").inspector(isPresented: .constant(true)) { content } }
    let inspector = try screen.inspector
    return (inspector.widthLimits, inspector.width)
  }

  @Test func `The column's width is fixed, flexible, or the usual one`() throws {
    #expect(try limits(Text("x")) == (225...400, 270))
    #expect(try limits(Text("x").inspectorColumnWidth(300)) == (300...300, 300))
    #expect(try limits(Text("x").inspectorColumnWidth(min: 100, ideal: 150, max: 200)) == (100...200, 150))
    #expect(try limits(Text("x").inspectorColumnWidth(ideal: 150)) == (150...400, 150))
    #expect(try limits(Text("x").inspectorColumnWidth(ideal: 500)) == (225...500, 500))
  }

  @Test func `Widths that make no sense are made sense of`() throws {
    #expect(try limits(Text("x").inspectorColumnWidth(-5)) == (0...0, 0))
    #expect(try limits(Text("x").inspectorColumnWidth(min: 300, ideal: 100, max: 200)) == (300...300, 300))
    #expect(try limits(Text("x").inspectorColumnWidth(min: 100, ideal: 900, max: 200)) == (100...200, 200))
  }

  @Test func `Limits that change while the column is shown count at once`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    let inspector = try screen.inspector
    try inspector.drag(toWidth: 210)
    model.minimum = 240
    #expect(inspector.widthLimits == 240...320)
    #expect(inspector.width == 240)
  }

  @Test func `A fixed column can't be dragged`() throws {
    let screen = Screen {
      Text("x").inspector(isPresented: .constant(true)) { Text("y").inspectorColumnWidth(300) }
    }
    try screen.inspector.drag(toWidth: 200)
    #expect(try screen.inspector.width == 300)
  }

  @Test func `Each inspector's width is restored as the user has set it`() throws {
    let storage = SceneStorageStore(inMemoryFor: "window")
    let models = [Model(), Model()]
    models[1].isShown = false
    func open() -> Screen {
      Screen {
        Group {
          Stage(model: models[0])
          Stage(model: models[1])
        }
        .environment(\.sceneStorage, storage)
      }
    }
    let screen = open()
    try screen.inspector.drag(toWidth: 300)
    models[0].isShown = false
    models[1].isShown = true
    #expect(try screen.inspector.width == 260)
    try screen.inspector.drag(toWidth: 280)
    try screen.closeWindow()

    let again = open()
    #expect(try again.inspector.width == 280)
    models[1].isShown = false
    models[0].isShown = true
    #expect(try again.inspector.width == 300)
  }

  @Test func `Closed and opened again, it has the width that it had`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    try screen.inspector.drag(toWidth: 315)
    try screen.inspector.drag(toWidth: 20)
    #expect(!model.isShown)
    model.isShown = true
    #expect(try screen.inspector.width == 315)
  }

  @Test func `An inspector that goes with its window is still wanted in the next one`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    try screen.closeWindow()
    #expect(model.isShown)
    #expect(screen.platform.presentations.isEmpty)
  }

  // MARK: Sheet and back

  @Test func `It becomes a sheet and a column again without losing its state`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    try screen.inspector.button("Count 0").tap()
    try screen.inspector.textField("Text").type("abc")
    let field = try screen.inspector.textField("Text").widget
    for _ in 0..<3 {
      try screen.resize(width: 400, height: 700)
      #expect(screen.presentations.map(\.kind) == [.sheet])
      #expect(try screen.sheet.button("Count 1").exists)
      try screen.resize(width: 900, height: 700)
      #expect(screen.presentations.map(\.kind) == [.inspector])
    }
    #expect(try screen.inspector.textField("Text").widget === field)
    #expect(try screen.inspector.textField("Text").string == "abc")
    #expect(model.isShown)
  }

  @Test func `Closed as a sheet it stays closed as a column`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    try screen.resize(width: 400, height: 700)
    try screen.sheet.close()
    #expect(!model.isShown)
    try screen.resize(width: 900, height: 700)
    #expect(screen.presentations.isEmpty)
  }

  @Test func `Without room for the column it is a sheet in a wide window as well`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    let split = try screen.text("content").view.parent?.widget
    #expect(split?.element is InspectorSplitElement)
    split?.raise(InspectorSplitEvent.roomChanged(fitsColumn: false))
    #expect(screen.presentations.map(\.kind) == [.sheet])
    split?.raise(InspectorSplitEvent.roomChanged(fitsColumn: true))
    #expect(screen.presentations.map(\.kind) == [.inspector])
  }

  @Test func `Its binding set back between the two forms ends it`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    _ = try screen.inspector
    screen.pace = .byHand
    try screen.resize(width: 400, height: 700)
    #expect(screen.leavingPresentations == ["inspector"])
    model.isShown = false
    screen.finishTransitions()
    #expect(screen.arrivingPresentations == [])
    screen.pace = .immediate
    #expect(screen.presentations.isEmpty)
    model.isShown = true
    #expect(try screen.sheet.button("Count 0").exists)
  }

  @Test func `A window that changes back before the column has left brings a column`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    try screen.inspector.button("Count 0").tap()
    screen.pace = .byHand
    try screen.resize(width: 400, height: 700)
    try screen.resize(width: 900, height: 700)
    screen.pace = .immediate
    #expect(screen.presentations.map(\.kind) == [.inspector])
    #expect(try screen.inspector.button("Count 1").exists)
  }

  @Test func `Closed and opened again between the two forms, it has new state`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    try screen.inspector.button("Count 0").tap()
    screen.pace = .byHand
    try screen.resize(width: 400, height: 700)
    model.isShown = false
    _ = screen.texts
    model.isShown = true
    _ = screen.texts
    screen.pace = .immediate
    #expect(try screen.sheet.button("Count 0").exists)
  }

  @Test func `A presentation of a column that becomes a sheet stays until the user has answered`() throws {
    let screen = Screen { Asking() }
    try screen.inspector.button("Ask").tap()
    try screen.resize(width: 400, height: 700)
    #expect(try screen.alert.title == "Sure?")
    #expect(screen.presentations.map(\.kind) == [.inspector])
    try screen.answer("Yes")
    #expect(screen.presentations.map(\.kind) == [.sheet])
    try screen.sheet.button("Ask").tap()
    #expect(try screen.alert.title == "Sure?")
  }

  private struct Asking: View {
    @State private var isShown = true
    var body: some View { Text("x").inspector(isPresented: $isShown) { Question() } }
  }

  private struct Question: View {
    @State private var asks = false
    var body: some View {
      Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) { Button("Yes") {} }
    }
  }
}
