import Foundation
import OrielCore
import OrielTesting
import Testing

/// Focusable views, keys and commands.
@MainActor struct KeyTests {
  final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  let log = Log()

  func pad(_ name: String = "pad") -> some View {
    Color.red.frame(width: 100, height: 40).accessibilityIdentifier(name)
  }

  // MARK: Focus

  @Test func aFocusableViewTakesTheFocusAndItsKeys() throws {
    let screen = Screen {
      VStack {
        pad().focusable()
          .onKeyPress(.leftArrow) {
            log.note("left")
            return .handled
          }
        pad("other").focusable()
      }
    }
    let first = screen.find(identifier: "pad")
    // The first one has the focus when the window opens.
    #expect(try first.hasFocus)
    try screen.press(.leftArrow, modifiers: [])
    try screen.find(identifier: "other").focus()
    #expect(try !first.hasFocus)
    #expect(throws: ScreenError.self) { try screen.press(.leftArrow, modifiers: []) }
    #expect(log.lines == ["left"])
  }

  @Test func aClickFocusesAViewThatIsEditedButNotOneThatIsActivated() throws {
    let screen = Screen {
      VStack {
        pad("edited").focusable()
        pad("activated").focusable(interactions: .activate)
      }
    }
    try screen.find(identifier: "edited").tap()
    #expect(try screen.find(identifier: "edited").hasFocus)
    #expect(throws: ScreenError.self) { try screen.find(identifier: "activated").tap() }
    #expect(try screen.find(identifier: "edited").hasFocus)
  }

  private struct Cards: View {
    enum Card: Hashable { case left, right }
    @FocusState private var focus: Card?
    let log: Log

    var body: some View {
      VStack {
        Text(focus == .left ? "Left" : focus == .right ? "Right" : "None")
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("left").focusable().focused(
          $focus, equals: .left)
        CardView(log: log).accessibilityIdentifier("right").focusable().focused($focus, equals: .right)
        Button("Go right") { focus = .right }
      }
      .defaultFocus($focus, .left)
    }
  }

  private struct CardView: View {
    @Environment(\.isFocused) private var isFocused
    let log: Log

    var body: some View {
      Text(isFocused ? "focused" : "unfocused").onChange(of: isFocused) { log.note("\(isFocused)") }
    }
  }

  @Test func aFocusStateReadsAndWritesTheFocusOfFocusableViews() throws {
    let screen = Screen { Cards(log: log) }
    #expect(screen.text("Left").exists)
    try screen.button("Go right").tap()
    #expect(screen.text("Right").exists)
    #expect(screen.text("focused").exists)
    #expect(log.lines == ["true"])
    try screen.find(identifier: "left").focus()
    #expect(screen.text("Left").exists)
    #expect(screen.text("unfocused").exists)
  }

  @Test func aViewThatIsNotFocusableRefusesTheFocus() throws {
    let screen = Screen {
      VStack {
        pad("off").focusable(false)
        pad("disabled").focusable().disabled(true)
      }
    }
    try screen.find(identifier: "off").focus()
    try screen.find(identifier: "disabled").focus()
    #expect(try !screen.find(identifier: "off").hasFocus)
    #expect(try !screen.find(identifier: "disabled").hasFocus)
  }

  @Test func tabMovesTheFocusThroughControlsAndOneRowOfAList() throws {
    final class Counter { var value = 0 }
    let counter = Counter()
    let screen = Screen {
      VStack {
        TextField("Name", text: .constant(""))
        List {
          Section("Head") {
            Text("row")
            Button("Whole") { counter.value += 1 }
            HStack {
              Text("third")
              Button("Inside") {}
            }
          }
        }
        Button("Disabled") {}.disabled(true)
        Button("Last") {}
      }
    }
    #expect(try screen.textField("Name").hasFocus)
    try screen.press(.tab, modifiers: [])
    #expect(try screen.find(.list).hasFocus)
    try screen.press(.tab, modifiers: [])
    #expect(try screen.button("Last").hasFocus)
    try screen.press(.tab, modifiers: .shift)
    #expect(try screen.find(.list).hasFocus)
    // The row stands for the button that is all of it.
    try screen.press(.downArrow, modifiers: [])
    try screen.press(.return, modifiers: [])
    #expect(counter.value == 1)
    try screen.press(.tab, modifiers: [])
    #expect(try screen.button("Last").hasFocus)
    try screen.press(.tab, modifiers: .shift)
    try screen.press(.downArrow, modifiers: [])
    // The controls of a row follow it.
    try screen.press(.tab, modifiers: [])
    #expect(try screen.button("Inside").hasFocus)
    try screen.press(.tab, modifiers: [])
    #expect(try screen.button("Last").hasFocus)
    try screen.press(.tab, modifiers: .shift)
    #expect(try screen.button("Inside").hasFocus)
    try screen.press(.tab, modifiers: .shift)
    #expect(try screen.find(.list).hasFocus)
    try screen.press(.tab, modifiers: .shift)
    #expect(try screen.textField("Name").hasFocus)
    try screen.press(.tab, modifiers: .shift)
    #expect(try screen.button("Last").hasFocus)
  }

  @Test func arrowKeysMoveTheSelectionOfAListAndDeleteRemovesTheRow() throws {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        Text("selected \(selection ?? "nothing")")
      }
    }
    let screen = Screen { Names() }
    try screen.row("a").select()
    try screen.press(.downArrow, modifiers: [])
    #expect(screen.text("selected b").exists)
    try screen.press(.deleteForward, modifiers: [])
    #expect(!screen.row("b").exists)
    // The focus is now on the neighbor.
    try screen.press(.deleteForward, modifiers: [])
    #expect(!screen.row("c").exists)
    try screen.press(.home, modifiers: [])
    #expect(screen.text("selected a").exists)
  }

  @Test func aShortcutOfAMenuEntryPerformsIt() throws {
    let screen = Screen {
      Menu("File") {
        Button("New") { log.note("new") }.keyboardShortcut("n")
        Button("Never") { log.note("never") }.keyboardShortcut("e").disabled(true)
        Menu("More") {
          Section("Other") {
            Button("Print") { log.note("print") }.keyboardShortcut("p", modifiers: [.command, .shift])
          }
        }
      }
      Text("text").contextMenu { Button("Copy") { log.note("copy") }.keyboardShortcut("k") }
      Menu("Off") { Button("Open") { log.note("open") }.keyboardShortcut("o") }.disabled(true)
    }
    try screen.press("n")
    try screen.press("p", modifiers: [.command, .shift])
    try screen.press("k")
    #expect(log.lines == ["new", "print", "copy"])
    #expect(throws: ScreenError.self) { try screen.press("e") }
    #expect(throws: ScreenError.self) { try screen.press("o") }
    #expect(log.lines == ["new", "print", "copy"])
  }

  @Test func aShortcutWithCommandIsPressedWithControl() throws {
    let screen = Screen { Button("New") { log.note("new") }.keyboardShortcut("n") }
    try screen.press("n", modifiers: .control)
    try screen.press("n")
    #expect(log.lines == ["new", "new"])
  }

  @Test func keysReachAFieldInAnInspector() throws {
    struct Inspected: View {
      @State private var note = ""
      var body: some View {
        Text("note \(note)").inspector(isPresented: .constant(true)) { TextField("Note", text: $note) }
      }
    }
    let screen = Screen { Inspected() }
    try screen.inspector.textField("Note").focus()
    try screen.press("x", modifiers: [])
    #expect(screen.text("note x").exists)
  }

  @Test func returnBreaksTheLineInAFieldOfSeveralLines() throws {
    struct Comment: View {
      @State private var text = "a"
      let log: Log
      var body: some View {
        TextField("Comment", text: $text, axis: .vertical).onSubmit { log.note("sent") }
        Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
      }
    }
    let screen = Screen { Comment(log: log) }
    try screen.pressReturn()
    #expect(try screen.textField("Comment").string == "a\n")
    try screen.press(.return, modifiers: .control)
    #expect(log.lines == ["sent"])
  }

  // MARK: Keys

  @Test func keysGoOnAroundScrollViewsAndLists() throws {
    let screen = Screen {
      VStack {
        ScrollView { pad("scrolled").focusable() }
        List { Text("Row").onTapGesture { log.note("tap") } }
      }
      .onKeyPress("k") {
        log.note("key")
        return .handled
      }
    }
    try screen.find(identifier: "scrolled").focus()
    try screen.press("k", modifiers: [])
    try screen.text("Row").focus()
    try screen.press("k", modifiers: [])
    try screen.text("Row").activate()
    #expect(log.lines == ["key", "key", "tap"])
  }

  @Test func keysGoFromTheFocusedViewOutwardsUntilTheyAreHandled() throws {
    let screen = Screen {
      VStack {
        pad().focusable().focusEffectDisabled()
          .onKeyPress(keys: ["a", "b"]) { press in
            log.note("inner \(press.characters)")
            return press.key == "a" ? .handled : .ignored
          }
      }
      .onKeyPress { press in
        log.note("outer \(press.characters)")
        return .handled
      }
    }
    try screen.find(identifier: "pad").focus()
    for key in ["a", "b", "c"] as [KeyEquivalent] { try screen.press(key, modifiers: []) }
    #expect(log.lines == ["inner a", "inner b", "outer b", "outer c"])
  }

  @Test func aFieldGetsItsKeysBeforeTheViewsAroundItAndAfterItsModifiers() throws {
    struct Field: View {
      @State private var text = ""
      let log: Log
      var body: some View {
        VStack {
          TextField("Name", text: $text)
            .onKeyPress("x") {
              log.note("inner x")
              return .handled
            }
        }
        .onKeyPress(characters: .letters) {
          log.note("outer \($0.characters)")
          return .handled
        }
      }
    }
    let screen = Screen { Field(log: log) }
    try screen.textField("Name").focus()
    try screen.press("x", modifiers: [])
    try screen.press("y", modifiers: .shift)
    #expect(try screen.textField("Name").string == "Y")
    #expect(log.lines == ["inner x"])
  }

  @Test func phasesAreReported() throws {
    let screen = Screen {
      pad().focusable()
        .onKeyPress(.space, phases: .all) { press in
          log.note(press.phase == .up ? "up" : "down")
          return .handled
        }
    }
    try screen.find(identifier: "pad").focus()
    try screen.press(.space, modifiers: [])
    #expect(log.lines == ["down", "up"])
  }

  @Test func commandsAreKeysThatNoViewInsideHasHandled() throws {
    let screen = Screen {
      VStack { pad().focusable() }
        .onExitCommand { log.note("exit") }
        .onDeleteCommand { log.note("delete") }
        .onMoveCommand { log.note("\($0)") }
    }
    try screen.find(identifier: "pad").focus()
    try screen.pressEscape()
    try screen.press(.delete, modifiers: [])
    try screen.press(.deleteForward, modifiers: [])
    try screen.press(.upArrow, modifiers: [])
    #expect(throws: ScreenError.self) { try screen.press(.upArrow, modifiers: .shift) }
    #expect(log.lines == ["exit", "delete", "delete", "up"])
  }

  @Test func aCommandWithoutAnActionIsIgnored() throws {
    let screen = Screen { pad().focusable().onExitCommand(perform: nil) }
    try screen.find(identifier: "pad").focus()
    #expect(throws: ScreenError.self) { try screen.pressEscape() }
  }
}
