import Observation
import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Modifiers of scenes: the launch, commands, and changes of the app's state.
@MainActor struct SceneModifierTests {
  // MARK: Launch

  private struct Launched: App {
    var behaviors: [SceneLaunchBehavior] = [.automatic, .automatic, .automatic]
    init() {}
    init(_ behaviors: SceneLaunchBehavior...) { self.behaviors = behaviors }
    var body: some Scene {
      WindowGroup("First", id: "first") { Text("1") }.defaultLaunchBehavior(behaviors[0])
      Window("Second", id: "second") { Text("2") }.defaultLaunchBehavior(behaviors[1])
      Window("Third", id: "third") { Text("3") }.defaultLaunchBehavior(behaviors[2])
    }
  }

  @Test func `The first scene opens at launch, unless others are presented or it is suppressed`() {
    func titles(_ app: Launched) -> [String] { TestApp { app }.screens.map(\.title) }
    #expect(titles(Launched(.automatic, .automatic, .automatic)) == ["First"])
    #expect(titles(Launched(.suppressed, .automatic, .automatic)) == ["Second"])
    #expect(titles(Launched(.automatic, .presented, .automatic)) == ["Second"])
    #expect(titles(Launched(.presented, .suppressed, .presented)) == ["First", "Third"])
    #expect(titles(Launched(.suppressed, .suppressed, .suppressed)) == [])
  }

  // MARK: Keys

  private struct Keyed: App {
    init() {}
    var body: some Scene {
      WindowGroup("Main", id: "main") { Text("main") }.keyboardShortcut("m")
      WindowGroup("Note", for: Int.self) { $number in Text(verbatim: "note \(number ?? 0)") }.keyboardShortcut("j")
      Window("Activity", id: "activity") { Text("activity") }.keyboardShortcut("0")
      Settings { Text("settings") }.keyboardShortcut(nil)
    }
  }

  @Test func `Keys of a scene open it, and replace the standard ones`() throws {
    let app = TestApp { Keyed() }
    let main = try app.frontScreen
    try main.press("m")
    #expect(app.screens.map(\.title) == ["Main", "Main"])
    #expect(throws: ScreenError.self) { try main.press("n") }
    #expect(throws: ScreenError.self) { try main.press(",") }
    try main.press("j")
    #expect(try app.frontScreen.text("note 0").exists)
    try main.press("0")
    try main.press("0")
    #expect(app.screens.map(\.title) == ["Main", "Main", "Note", "Activity"])
  }

  @Test func `The menu has commands for the scenes with keys`() throws {
    let app = TestApp { Keyed() }
    let menu = try app.frontScreen.menu("Main Menu")
    #expect(
      try menu.entries == [
        "New Window", "New “Note” Window", "Activity", "Preferences", "Keyboard Shortcuts", "About Main",
      ])
    try menu.choose("New “Note” Window")
    try menu.choose("New “Note” Window")
    try menu.choose("Activity")
    #expect(app.screens.map(\.title) == ["Main", "Note", "Note", "Activity"])
  }

  // MARK: Commands of scenes

  private struct Bare: App {
    init() {}
    var body: some Scene {
      WindowGroup("Bare") { Text("bare") }
        .commands { CommandMenu("Inner") { Button("In") {} } }
        .commandsRemoved()
        .commands { CommandMenu("Outer") { Button("Out") {} } }
      UtilityWindow("Tools", id: "tools") { Text("tools") }.commandsRemoved()
      Settings { Text("settings") }
        .commandsReplaced { CommandMenu("Options") { Button("All Options") {} } }
    }
  }

  @Test func `A scene gives up its own commands, and may have others instead`() throws {
    let app = TestApp { Bare() }
    let entries = try app.frontScreen.menu("Main Menu").entries
    for title in ["New Window", "Inner", "Show Tools", "Preferences"] { #expect(!entries.contains(title)) }
    for title in ["Outer", "Options"] { #expect(entries.contains { $0.hasPrefix(title) }, "\(entries)") }
    #expect(throws: ScreenError.self) { try app.frontScreen.press("n") }
  }

  // MARK: Changes

  @Observable @MainActor final class Model {
    var count = 0
    var name = "Ada"
  }

  private struct Watching: App {
    var model = Model()
    var log = Log()
    init() {}
    init(_ model: Model, _ log: Log) { (self.model, self.log) = (model, log) }
    var body: some Scene {
      WindowGroup("Watching") { Text(model.name) }
        .onChange(of: model.count) { log("\($0) to \($1)") }
        .onChange(of: model.name, initial: true) { log("name \(model.name)") }
        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 1) + 1 }
        .environment(\.lineLimit, 3)
    }
  }

  @Test func `An action runs for each change of a value, and at launch if it asks for it`() throws {
    let (model, log) = (Model(), Log())
    let app = TestApp { Watching(model, log) }
    #expect(log.take() == ["name Ada"])
    model.count = 1
    #expect(app.screens.count == 1)
    #expect(log.take() == ["0 to 1"])
    model.count = 2
    model.count = 5
    model.name = "Grace"
    #expect(app.screens.count == 1)
    #expect(log.take().sorted() == ["1 to 5", "name Grace"])
    #expect(log.take() == [])
  }

  private struct Limited: App {
    init() {}
    var body: some Scene {
      WindowGroup("Limited") { Limit() }
        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 1) + 1 }
        .environment(\.lineLimit, 3)
    }
  }

  private struct Limit: View {
    @Environment(\.lineLimit) private var lineLimit
    var body: some View { Text("limit \(lineLimit ?? 0)") }
  }

  @Test func `A value of the environment is changed for the scene's windows`() throws {
    let app = TestApp { Limited() }
    #expect(try app.frontScreen.text("limit 4").exists)
  }

  private struct Stored: App {
    let store = AppStorageStore()
    init() {}
    var body: some Scene { WindowGroup("Stored") { StoredCount() }.defaultAppStorage(store) }
  }

  private struct StoredCount: View {
    @AppStorage("count") private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `A store of the scene has the values of its windows`() throws {
    let stored = Stored()
    let app = TestApp { stored }
    try app.frontScreen.button("Count 0").tap()
    let next = TestApp { stored }
    #expect(try next.frontScreen.button("Count 1").exists)
  }
}
