import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Groups that open a window for each value of a type.
@MainActor struct WindowValueTests {
  struct NoteID: Codable, Hashable {
    var number: Int
  }

  private struct Notes: App {
    init() {}
    var body: some Scene {
      WindowGroup("Main") { Main() }
      WindowGroup("Note", for: NoteID.self) { $id in NoteView(id: $id) }
      WindowGroup("Named", id: "named", for: NoteID.self) { $id in
        Text(verbatim: "named \(id?.number ?? 0)")
        Closing(id: $id)
      }
      WindowGroup("Count", for: Int.self) { $count in
        Text(verbatim: "count \(count)")
        Button("More") { count += 1 }
      } defaultValue: {
        7
      }
    }
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      ForEach(1..<4) { number in
        Button("Open \(number)") { openWindow(value: NoteID(number: number)) }
        Button("Close \(number)") { dismissWindow(value: NoteID(number: number)) }
      }
      Button("Open 1 twice") { for _ in 0..<2 { openWindow(value: NoteID(number: 1)) } }
      Button("Open named") { openWindow(id: "named", value: NoteID(number: 1)) }
      Button("Close named") { dismissWindow(id: "named", value: NoteID(number: 1)) }
      Button("Open named without a value") { openWindow(id: "named") }
      Button("Count") { openWindow(value: 9) }
      Button("Count 7") { openWindow(value: 7) }
      Button("Text") { openWindow(value: "text") }
      Button("Wrong") { openWindow(id: "named", value: 1) }
      Text(supportsMultipleWindows ? "many" : "one")
    }
  }

  private struct NoteView: View {
    @Binding var id: NoteID?
    @State private var clicks = 0

    var body: some View {
      Text(verbatim: "note \(id?.number ?? 0) with \(clicks) clicks")
      Button("Click") { clicks += 1 }
      Button("Next") { id?.number += 1 }
      Button("Nothing") { id = nil }
    }
  }

  private struct Closing: View {
    @Binding var id: NoteID?
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
  }

  private func titles(of app: TestApp) -> [String] { app.screens.map(\.title) }

  @Test func `Each value has a window with a state of its own`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Main")
    #expect(main.text("many").exists)
    try main.button("Open 1").tap()
    let first = try app.frontScreen
    try first.button("Click").tap()
    try main.button("Open 2").tap()
    let second = try app.frontScreen
    #expect(first.text("note 1 with 1 clicks").exists)
    #expect(second.text("note 2 with 0 clicks").exists)
    #expect(titles(of: app) == ["Main", "Note", "Note"])
  }

  @Test func `A window that shows an equal value comes to the front`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Main")
    try main.button("Open 1").tap()
    try main.button("Open 2").tap()
    try main.button("Open 1").tap()
    #expect(titles(of: app) == ["Main", "Note", "Note"])
    #expect(try app.frontScreen.text("note 1 with 0 clicks").exists)
  }

  @Test func `Two requests in the same action open one window`() throws {
    let app = TestApp { Notes() }
    try app.screen("Main").button("Open 1 twice").tap()
    #expect(titles(of: app) == ["Main", "Note"])
  }

  @Test func `What the content writes identifies the window from then on`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Main")
    try main.button("Open 1").tap()
    let note = try app.frontScreen
    try note.button("Click").tap()
    try note.button("Next").tap()
    #expect(note.text("note 2 with 1 clicks").exists)
    try main.button("Open 2").tap()
    #expect(titles(of: app) == ["Main", "Note"])
    try main.button("Open 1").tap()
    #expect(titles(of: app) == ["Main", "Note", "Note"])
    try note.button("Nothing").tap()
    #expect(note.text("note 0 with 1 clicks").exists)
    try main.button("Open 2").tap()
    #expect(titles(of: app) == ["Main", "Note", "Note", "Note"])
  }

  @Test func `An id selects among the groups of a type, and the first one has the others`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Main")
    try main.button("Open named").tap()
    #expect(titles(of: app) == ["Main", "Named"])
    try main.button("Open 1").tap()
    #expect(titles(of: app) == ["Main", "Named", "Note"])
    try main.button("Open named").tap()
    #expect(try app.frontScreen.title == "Named")
    try main.button("Close named").tap()
    #expect(titles(of: app) == ["Main", "Note"])
  }

  @Test func `Windows without a value are opened by the id, each time another one`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Main")
    try main.button("Open named without a value").tap()
    try main.button("Open named without a value").tap()
    #expect(titles(of: app) == ["Main", "Named", "Named"])
    #expect(try app.frontScreen.text("named 0").exists)
    try app.frontScreen.button("Done").tap()
    #expect(titles(of: app) == ["Main", "Named"])
  }

  @Test func `Windows are closed by their value`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Main")
    for number in 1..<4 { try main.button("Open \(number)").tap() }
    try main.button("Close 2").tap()
    #expect(app.screens.dropFirst().map { $0.texts[0] } == ["note 1 with 0 clicks", "note 3 with 0 clicks"])
    try main.button("Close 2").tap()
    #expect(app.screens.count == 3)
  }

  @Test func `A request without a group is a warning, which is logged once`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Main")
    let warnings = try Screen.warnings {
      for button in ["Text", "Wrong", "Text"] { try main.button(button).tap() }
    }
    #expect(
      warnings == [
        "openWindow: there is no window group for values of the type String",
        "openWindow: there is no window group with the id \"named\" for values of the type Int",
      ])
    #expect(app.screens.count == 1)
  }

  // MARK: Defaults

  private struct Counters: App {
    init() {}
    var body: some Scene {
      WindowGroup("Count", id: "count", for: Int.self) { $count in
        Text(verbatim: "count \(count)")
        Button("More") { count += 1 }
        Seven()
      } defaultValue: {
        7
      }
    }
  }

  private struct Seven: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Seven") { openWindow(value: 7) } }
  }

  @Test func `The first window and new ones have the default value, which identifies them`() throws {
    let app = TestApp { Counters() }
    let first = try app.frontScreen
    #expect(first.text("count 7").exists)
    try first.button("Seven").tap()
    #expect(app.screens.count == 1)
    try first.menu("Main Menu").choose("New Window")
    #expect(app.screens.count == 2)
    #expect(try app.frontScreen.text("count 7").exists)
    try app.frontScreen.button("More").tap()
    #expect(try app.frontScreen.text("count 8").exists)
    #expect(first.text("count 7").exists)
  }

  // MARK: Restoration

  private struct Draft: View {
    @Binding var id: NoteID?
    @SceneStorage("draft") private var draft = "empty"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Text(verbatim: "note \(id?.number ?? 0) is \(draft)")
      Button("Next") { id = NoteID(number: (id?.number ?? 0) + 1) }
      Button("Write") { draft = "written \(id?.number ?? 0)" }
      ForEach(1..<4) { number in Button("Open \(number)") { openWindow(value: NoteID(number: number)) } }
      Button("New") { openWindow(id: "draft") }
    }
  }

  private struct Drafts: App {
    var restores = true
    init() {}
    init(restores: Bool) { self.restores = restores }
    var body: some Scene {
      WindowGroup("Draft", id: "draft", for: NoteID.self) { $id in Draft(id: $id) }
        .restorationBehavior(restores ? .automatic : .disabled)
    }
  }

  @Test func `The next launch shows the value of the last window`() throws {
    let storage = SceneStorageStore(inMemoryFor: "test")
    let app = TestApp(scenes: storage) { Drafts() }
    #expect(try app.frontScreen.text("note 0 is empty").exists)
    try app.frontScreen.button("Next").tap()
    try app.frontScreen.button("Write").tap()
    try app.frontScreen.closeWindow()
    let next = TestApp(scenes: storage) { Drafts() }
    #expect(try next.frontScreen.text("note 1 is written 1").exists)
    try next.frontScreen.button("New").tap()
    #expect(try next.frontScreen.text("note 0 is empty").exists)
  }

  @Test func `What is stored for a window belongs to its value`() throws {
    let storage = SceneStorageStore(inMemoryFor: "test")
    let app = TestApp(scenes: storage) { Drafts() }
    for number in 1..<4 {
      try app.screens[0].button("Open \(number)").tap()
      try app.frontScreen.button("Write").tap()
    }
    try app.screens[0].closeWindow()
    app.shutDown()
    let next = TestApp(scenes: storage) { Drafts() }
    let first = try next.frontScreen
    #expect(first.text("note 1 is written 1").exists)
    try first.button("Open 3").tap()
    #expect(try next.frontScreen.text("note 3 is written 3").exists)
    try first.button("New").tap()
    #expect(try next.frontScreen.text("note 0 is empty").exists)
  }

  @Test func `A stored value that can't be decoded is none`() throws {
    let storage = SceneStorageStore(inMemoryFor: "test")
    storage.sibling(scene: "draft.0").values.set(.string("[1]"), for: "draft.0/oriel.window.value")
    let app = TestApp(scenes: storage) { Drafts() }
    #expect(try app.frontScreen.text("note 0 is empty").exists)
  }

  @Test func `A scene without restoration opens without the value`() throws {
    let storage = SceneStorageStore(inMemoryFor: "test")
    let app = TestApp(scenes: storage) { Drafts(restores: false) }
    try app.frontScreen.button("Next").tap()
    try app.frontScreen.closeWindow()
    let next = TestApp(scenes: storage) { Drafts(restores: false) }
    #expect(try next.frontScreen.text("note 0 is empty").exists)
  }

  // MARK: Updates

  private struct Shared: App {
    @State private var name = "Ada"
    init() {}
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Text(verbatim: "\(name) \(number ?? 0)")
        Button("Rename") { name = "Grace" }
        Seven()
      }
    }
  }

  @Test func `Windows follow the state of the app, and keep their values`() throws {
    let app = TestApp { Shared() }
    let first = try app.frontScreen
    try first.button("Seven").tap()
    let second = try app.frontScreen
    try first.button("Rename").tap()
    #expect(first.text("Grace 0").exists)
    #expect(second.text("Grace 7").exists)
  }
}
