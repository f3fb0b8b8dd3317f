import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The app's keyboard shortcuts while the user edits a text.
@MainActor final class FieldShortcutTests: GtkTestCase {
  private struct Shortcuts: View {
    let kind: FieldKind
    let shortcuts: [KeyboardShortcut]
    let note: (String) -> Void
    @State var text = "one two"
    let didChange: (String) -> Void

    var body: some View {
      VStack {
        kind.view($text)
        ForEach(Array(shortcuts.enumerated()), id: \.offset) { offset, shortcut in
          Button("Shortcut \(offset)") { note("\(offset)") }.keyboardShortcut(shortcut)
        }
      }
      .onChange(of: text) { didChange(text) }
    }
  }

  private var notes: [String] = []
  private var text = "one two"

  /// Presses keys in a field of a window with shortcuts.
  private func press(
    _ keys: [String], _ shortcuts: [KeyboardShortcut], in kind: FieldKind, until done: () -> Bool, line: UInt = #line
  ) throws {
    notes = []
    text = "one two"
    let window = TestWindow(
      self,
      Shortcuts(kind: kind, shortcuts: shortcuts, note: { self.notes.append($0) }, didChange: { self.text = $0 }))
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
    let field = try EditableWidget.first(in: window.content)
    field.focus()
    field.place(caret: 3)
    drain()
    try Keyboard.press(keys)
    spin(until: done, "\(keys) in \(kind): \(notes), \(text)", line: line)
    drain()
    window.close()
  }

  func testShortcutsWithControlComeBeforeTheKeysOfFields() async throws {
    let shortcuts: [(String, KeyboardShortcut)] = [
      ("ctrl+Return", KeyboardShortcut(.return)),
      ("ctrl+shift+Return", KeyboardShortcut(.return, modifiers: [.command, .shift])),
      ("ctrl+Tab", KeyboardShortcut(.tab)), ("ctrl+period", KeyboardShortcut(".")),
      ("ctrl+slash", KeyboardShortcut("/")), ("ctrl+Down", KeyboardShortcut(.downArrow)),
      ("ctrl+BackSpace", KeyboardShortcut(.delete)), ("ctrl+c", KeyboardShortcut("c")),
      ("ctrl+v", KeyboardShortcut("v")), ("ctrl+x", KeyboardShortcut("x")), ("ctrl+a", KeyboardShortcut("a")),
      ("ctrl+z", KeyboardShortcut("z")), ("alt+Left", KeyboardShortcut(.leftArrow, modifiers: .option)),
    ]
    for kind in FieldKind.allCases {
      try press(shortcuts.map(\.0), shortcuts.map(\.1), in: kind) { self.notes.count >= shortcuts.count }
      XCTAssertEqual(notes, shortcuts.indices.map { "\($0)" }, "\(kind)")
      XCTAssertEqual(text, "one two", "\(kind)")
    }
  }

  func testKeysThatEditTextComeBeforeShortcuts() async throws {
    let shortcuts = [
      KeyboardShortcut("k", modifiers: []), KeyboardShortcut("k", modifiers: .shift),
      KeyboardShortcut(.delete, modifiers: []), KeyboardShortcut(.leftArrow, modifiers: []),
    ]
    for kind in FieldKind.allCases {
      try press(["k", "shift+k", "BackSpace", "Left", "x"], shortcuts, in: kind) { self.text == "onexk two" }
      XCTAssertEqual(notes, [], "\(kind)")
    }
    for kind in [FieldKind.growing, .editor] {
      try press(["Return", "x"], [.defaultAction], in: kind) { self.text == "one\nx two" }
      XCTAssertEqual(notes, [], "\(kind)")
    }
  }

  func testAShortcutOfADisabledButtonIsLeftToTheField() async throws {
    for kind in FieldKind.allCases {
      var text = "one two"
      let window = TestWindow(
        self,
        VStack {
          kind.view(Binding(get: { text }, set: { text = $0 }))
          Button("Delete") { self.notes.append("delete") }.keyboardShortcut(.delete).disabled(true)
        })
      window.show()
      spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
      let field = try EditableWidget.first(in: window.content)
      field.focus()
      field.place(caret: 7)
      drain()
      try Keyboard.press(["ctrl+BackSpace"])
      spin(until: { text != "one two" }, "the deletion in \(kind)")
      XCTAssertEqual(notes, [])
      window.close()
    }
  }
}
