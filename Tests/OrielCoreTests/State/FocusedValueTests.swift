import Observation
import OrielCore
import OrielTesting
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
  fileprivate var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

/// The values of the views around the focused view, and of the active window.
@MainActor struct FocusedValueTests {
  private struct Title: View {
    @FocusedValue(\.title) private var title
    let log: Log

    var body: some View {
      let _ = log("body")
      Text("title: \(title ?? "none")")
    }
  }

  private struct Fields: View {
    let log: Log
    @State private var name: String?
    @State private var isShown = true

    var body: some View {
      Title(log: log)
      if isShown {
        VStack {
          TextField("Inner", text: .constant("")).focusedValue(\.title, name)
          TextField("Outer", text: .constant(""))
        }
        .focusedValue(\.title, "outer")
      }
      TextField("Elsewhere", text: .constant(""))
      Button("Name") { name = "inner" }
      Button("Remove") { isShown = false }
    }
  }

  @Test func `The value of the innermost view around the focused one is read`() throws {
    let screen = Screen { Fields(log: Log()) }
    #expect(screen.text("title: outer").exists)
    try screen.button("Name").tap()
    #expect(screen.text("title: none").exists)
    try screen.textField("Inner").focus()
    #expect(screen.text("title: inner").exists)
    try screen.textField("Outer").focus()
    #expect(screen.text("title: outer").exists)
    try screen.textField("Elsewhere").focus()
    #expect(screen.text("title: none").exists)
  }

  @Test func `The value goes with its view`() throws {
    let screen = Screen { Fields(log: Log()) }
    try screen.textField("Outer").focus()
    #expect(screen.text("title: outer").exists)
    try screen.button("Remove").tap()
    #expect(screen.text("title: none").exists)
  }

  @Test func `A focus that doesn't change the value runs no body`() throws {
    let log = Log()
    let screen = Screen { Fields(log: log) }
    try screen.textField("Inner").focus()
    _ = log.take()
    try screen.textField("Outer").focus()
    #expect(log.take() == [])
  }

  private struct WithToolbar: View {
    let log: Log

    var body: some View {
      TextField("Field", text: .constant("")).focusedValue(\.title, "field")
        .toolbar { Use(log: log) }
    }
  }

  private struct Use: View {
    @FocusedValue(\.title) private var title
    let log: Log

    var body: some View { Button("Use") { log(title ?? "none") } }
  }

  @Test func `The focus in a toolbar leaves the values alone`() throws {
    let log = Log()
    let screen = Screen { WithToolbar(log: log) }
    try screen.textField("Field").focus()
    try screen.button("Use").focus()
    try screen.button("Use").tap()
    #expect(log.take() == ["field"])
  }

  private struct Sheets: View {
    @State private var isPresented = false

    var body: some View {
      Title(log: Log())
      Button("Show") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          TextField("In the sheet", text: .constant("")).focusedValue(\.title, "sheet")
        }
    }
  }

  @Test func `Values are provided by sheets too`() throws {
    let screen = Screen { Sheets() }
    try screen.button("Show").tap()
    try screen.sheet.textField("In the sheet").focus()
    #expect(screen.text("title: sheet").exists)
  }

  // MARK: Commands

  private struct TextCommands: Commands {
    @FocusedBinding(\.text) private var text

    var body: some Commands {
      CommandGroup(after: .textEditing) { Button("Clear") { text = "" }.disabled(text == nil) }
    }
  }

  private struct Editor: View {
    @State private var text = "some"

    var body: some View {
      TextField("Other", text: .constant(""))
      TextField("Text", text: $text).focusedValue(\.text, $text)
    }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { Editor() }.commands { TextCommands() }
    }
  }

  @Test func `A command changes the focused text through its binding`() throws {
    let app = TestApp { Notes() }
    let screen = try app.screen("Notes")
    #expect(try screen.menu("Main Menu").entries.contains("(Clear)"))
    try screen.textField("Text").focus()
    #expect(try screen.menu("Main Menu").entries.contains("Clear"))
    try screen.menu("Main Menu").choose("Clear")
    #expect(try screen.textField("Text").string == "")
    try screen.textField("Other").focus()
    #expect(try screen.menu("Main Menu").entries.contains("(Clear)"))
  }

  // MARK: Windows

  private struct TitleCommands: Commands {
    @FocusedValue(\.title) private var title

    var body: some Commands { CommandGroup(after: .windowList) { Button(title ?? "No window") {} } }
  }

  private struct Windows: App {
    var body: some Scene {
      WindowGroup("Main") { Opener().focusedSceneValue(\.title, "main") }.commands { TitleCommands() }
      Window("Log", id: "log") { Log() }
    }

    private struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button("Open") { openWindow(id: "log") }
        TextField("Field", text: .constant("")).focusedValue(\.title, "field")
      }
    }

    private struct Log: View {
      @State private var isNamed = true
      var body: some View {
        Toggle("Named", isOn: $isNamed).focusedSceneValue(\.title, isNamed ? "log" : nil)
      }
    }
  }

  @Test func `A scene value is that of the active window, unless the focused view has one`() throws {
    let app = TestApp { Windows() }
    let main = try app.screen("Main")
    #expect(try main.menu("Main Menu").entries.contains("main"))
    try main.button("Open").tap()
    let log = try app.screen("Log")
    #expect(try main.menu("Main Menu").entries.contains("log"))
    try log.toggle("Named").tap()
    #expect(try log.menu("Main Menu").entries.contains("No window"))
    try log.closeWindow()
    #expect(try main.menu("Main Menu").entries.contains("main"))
    try main.textField("Field").focus()
    #expect(try main.menu("Main Menu").entries.contains("field"))
  }

  // MARK: Objects

  @Observable @MainActor final class Song { var name = "Waltz" }

  final class Player: ObservableObject { @Published var volume = 1 }

  private struct Playing: View {
    @FocusedValue(Song.self) private var song
    @FocusedObject private var player: Player?

    var body: some View {
      Text("\(song?.name ?? "no song") at \(player?.volume ?? 0)")
      if let player = $player { Stepper("Volume", value: player.volume) }
    }
  }

  private struct Music: View {
    let song: Song
    let player: Player
    let isOfScene: Bool

    var body: some View {
      Playing()
      if isOfScene {
        Button("Field") {}.focusedSceneValue(song).focusedSceneObject(player)
      } else {
        Button("Other") {}
        TextField("Field", text: .constant("")).focusedValue(song).focusedObject(player)
      }
    }
  }

  @Test(arguments: [false, true]) func `Objects are found by their type, and followed`(isOfScene: Bool) throws {
    let (song, player) = (Song(), Player())
    let screen = Screen { Music(song: song, player: player, isOfScene: isOfScene) }
    if !isOfScene {
      #expect(screen.text("no song at 0").exists)
      try screen.textField("Field").focus()
    }
    #expect(screen.text("Waltz at 1").exists)
    song.name = "Polka"
    player.volume = 5
    #expect(screen.text("Polka at 5").exists)
    #expect(screen.find(.stepper).exists)
  }

  // MARK: Faults

  private struct Circular: View {
    @FocusedValue(\.action) private var action

    var body: some View {
      let hasAction = action != nil
      Button("Other") {}
      TextField("Field", text: .constant("")).focusedValue(\.action, { _ = hasAction })
    }
  }

  @Test func `A view that reads a value which it makes again each time is a warning`() throws {
    let screen = Screen { Circular() }
    let warnings = try Screen.warnings { try screen.textField("Field").focus() }
    #expect(
      warnings == [
        "the focused values were updated multiple times per frame: a view that reads one changes it"
      ])
  }
}
