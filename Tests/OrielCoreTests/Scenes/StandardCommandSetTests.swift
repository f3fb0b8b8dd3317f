import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// The sets of standard commands that an app may declare.
@MainActor struct StandardCommandSetTests {
  @Observable @MainActor final class Editor: FocusedTextFormatting {
    var formats: Set<TextFormat> = []

    func has(_ format: TextFormat) -> Bool { formats.contains(format) }
    func toggle(_ format: TextFormat) { formats.formSymmetricDifference([format]) }
  }

  private struct Page: View {
    let editor: Editor
    @State private var query = ""
    @State private var showsInspector = false

    var body: some View {
      Text("page").focusable().focusedValue(\.textFormatting, editor)
      Button("Other") {}
        .searchable(text: $query, prompt: "Query")
        .toolbar { Button("Share") {} }
        .inspector(isPresented: $showsInspector) { Text("inspector") }
    }
  }

  private struct Sets: App {
    static let editor = Editor()

    var body: some Scene {
      WindowGroup("Sets") { Page(editor: Self.editor) }
        .commands {
          TextEditingCommands()
          TextFormattingCommands()
          ToolbarCommands()
          SidebarCommands()
          InspectorCommands()
        }
    }
  }

  @Test func `The sets are in the main menu, in the order of their placements`() throws {
    let app = TestApp { Sets() }
    let screen = try app.screen("Sets")
    try screen.button("Other").focus()
    #expect(
      try screen.menu("Main Menu").entries == [
        "New Window", "Find", "(Bold)", "(Italic)", "(Underline)", "Toggle Toolbar", "(Toggle Sidebar)",
        "Toggle Inspector", "Keyboard Shortcuts", "About Sets",
      ])
  }

  @Test func `Formats act on the focused editor, by the menu and by keys`() throws {
    let app = TestApp { Sets() }
    let screen = try app.screen("Sets")
    try screen.text("page").focus()
    try screen.press("b")
    #expect(Sets.editor.formats == [.bold])
    try screen.menu("Main Menu").choose("Underline")
    #expect(Sets.editor.formats == [.bold, .underline])
    #expect(try screen.menu("Main Menu").entries.contains("✓ Bold"))
    try screen.press("b")
    try screen.press("u")
    #expect(Sets.editor.formats == [])
  }

  private struct Writing: App {
    struct Page: View {
      @State private var text = "one two"
      @State private var query = ""

      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityLabel("Text")
          Button("Other") {}
        }
        .searchable(text: $query, prompt: "Query")
      }
    }

    var body: some Scene {
      WindowGroup("Writing") { Page() }.commands { TextEditingCommands() }
    }
  }

  @Test func `Find opens the find bar of the focused editor, and is elsewhere about the search field`() throws {
    let app = TestApp { Writing() }
    let screen = try app.screen("Writing")
    try screen.textEditor("Text").focus()
    try screen.menu("Main Menu").choose("Find")
    #expect(try screen.textField("Find").hasFocus)
    try screen.menu("Main Menu").choose("Find")
    #expect(try screen.textField("Find").hasFocus)
    try screen.button("Other").focus()
    try screen.menu("Main Menu").choose("Find")
    #expect(try screen.textField("Query").hasFocus)
  }

  @Test func `Find, the toolbar and the inspector answer to their commands`() throws {
    let app = TestApp { Sets() }
    let screen = try app.screen("Sets")
    try screen.button("Other").focus()
    try screen.menu("Main Menu").choose("Find")
    #expect(try screen.textField("Query").hasFocus)
    try screen.menu("Main Menu").choose("Toggle Toolbar")
    #expect(!screen.button("Share").exists)
    try screen.menu("Main Menu").choose("Toggle Toolbar")
    #expect(screen.button("Share").exists)
    try screen.press("i", modifiers: [.command, .option])
    #expect(try screen.inspector.text("inspector").exists)
    try screen.menu("Main Menu").choose("Toggle Inspector")
    #expect(screen.presentations.isEmpty)
  }

  @Test func `The keys of the sets are listed`() throws {
    let app = TestApp { Sets() }
    try app.screen("Sets").press("?")
    let list = try app.screen("Keyboard Shortcuts")
    for text in ["Bold", "Ctrl+B", "Toggle Inspector", "Ctrl+Alt+I", "Find", "Ctrl+F", "Copy", "Ctrl+C"] {
      #expect(list.text(text).exists, "\(text)")
    }
  }
}
