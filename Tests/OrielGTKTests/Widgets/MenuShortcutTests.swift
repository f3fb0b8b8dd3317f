import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The shortcuts of menu entries beside text fields.
@MainActor final class MenuShortcutTests: MenuTestCase {
  private var notes: [String] = []

  private struct Beside<Other: View>: View {
    let kind: FieldKind
    @ViewBuilder let other: () -> Other
    @State private var text = "one two"

    var body: some View {
      VStack {
        kind.view($text)
        other()
      }
    }
  }

  private func show<Other: View>(
    beside kind: FieldKind, @ViewBuilder _ other: @escaping () -> Other,
    _ body: (GtkWidgetPointer, EditableWidget) throws -> Void
  ) throws {
    notes = []
    try show(Beside(kind: kind, other: other)) { content in
      try body(content, try XCTUnwrap(EditableWidget.all(in: content).first))
    }
  }

  func testADisabledEntryLeavesItsKeysToTheField() async throws {
    for kind in FieldKind.allCases where kind != .secure {
      try show(beside: kind) {
        Menu("Edit") {
          Button("Delete Word") { self.notes.append("delete") }.keyboardShortcut(.delete).disabled(true)
          Button("Undo") { self.notes.append("undo") }.keyboardShortcut("z").disabled(true)
          Menu("More") { Button("Select All") { self.notes.append("all") }.keyboardShortcut("a") }.disabled(true)
        }
      } _: { _, field in
        field.focus()
        field.place(caret: 7)
        drain()
        try Keyboard.press(["ctrl+BackSpace"])
        spin(until: { field.text == "one " }, "the deletion in \(kind), not \(field.text)")
        try Keyboard.press(["ctrl+z"])
        spin(until: { field.text == "one two" }, "the text again in \(kind), not \(field.text)")
        try Keyboard.press(["ctrl+a", "x"])
        spin(until: { field.text == "x" }, "the selected text replaced in \(kind), not \(field.text)")
        XCTAssertEqual(notes, [])
      }
    }
  }

  func testAnEnabledControlHasTheKeysOfADisabledEntry() async throws {
    try show(beside: .field) {
      Menu("Edit") { Button("Paste Items") { self.notes.append("menu") }.keyboardShortcut("v").disabled(true) }
      Button("Paste") { self.notes.append("button") }.keyboardShortcut("v")
    } _: { _, field in
      field.focus()
      drain()
      try Keyboard.press(["ctrl+v"])
      spin(until: { !notes.isEmpty }, "the button")
      XCTAssertEqual(notes, ["button"])
    }
  }

  func testAnEnabledEntryComesBeforeTheField() async throws {
    try show(beside: .field) {
      Menu("Edit") {
        Toggle("Wrap", isOn: Binding(get: { false }, set: { self.notes.append("wrap \($0)") })).keyboardShortcut("a")
        Menu("More") { Button("Duplicate") { self.notes.append("duplicate") }.keyboardShortcut("d") }
      }
    } _: { _, field in
      field.focus()
      drain()
      try Keyboard.press(["ctrl+a", "ctrl+d"])
      spin(until: { notes.count == 2 }, "both entries, not \(notes)")
      XCTAssertEqual(notes, ["wrap true", "duplicate"])
    }
  }

  // MARK: Context menus

  private func firstRow(in content: GtkWidgetPointer) throws -> GtkWidgetPointer {
    let view = try XCTUnwrap(content.first(gtk_list_view_get_type()))
    spin(until: { view.allTexts.count == 2 }, "the rows")
    return try XCTUnwrap(view.allTexts.first { $0.shownText == "a" })
  }

  /// Opens the menu of a row, closes it, and types its shortcut in the field.
  private func expectKeysOnlyInTheMenu(
    _ content: GtkWidgetPointer, _ field: EditableWidget, line: UInt = #line
  ) throws {
    let row = try firstRow(in: content)
    for isOpened in [false, true] {
      if isOpened {
        try openContextMenu(of: row)
        _ = try waitForMenu(in: content)
        try Keyboard.press(["Escape"])
        spin(until: { openMenu(in: content) == nil }, "the end of the menu", line: line)
      }
      field.focus()
      field.place(caret: 7)
      drain()
      try Keyboard.press(["ctrl+BackSpace", "x"])
      spin(until: { field.text == "one x" }, "the deletion, not \(field.text)", line: line)
      XCTAssertEqual(notes, [], line: line)
      try Keyboard.press(["BackSpace", "t", "w", "o"])
      spin(until: { field.text == "one two" }, "the text", line: line)
    }
    // In the open menu they choose the entry.
    try openContextMenu(of: row)
    _ = try waitForMenu(in: content)
    try Keyboard.press(["ctrl+BackSpace"])
    spin(until: { !notes.isEmpty }, "the entry", line: line)
    spin(until: { openMenu(in: content) == nil }, "the end of the menu", line: line)
    XCTAssertEqual(notes, ["delete a"], line: line)
  }

  func testKeysInTheMenuOfASelectionWorkOnlyWhileItIsOpen() async throws {
    try show(beside: .field) {
      List(["a", "b"], id: \.self) { Text(verbatim: $0) }
        .contextMenu(forSelectionType: String.self) { names in
          Button("Delete") { self.notes.append("delete \(names.sorted().joined())") }.keyboardShortcut(.delete)
        }
    } _: {
      try expectKeysOnlyInTheMenu($0, $1)
    }
  }

  func testKeysInTheContextMenusOfRowsWorkOnlyWhileTheyAreOpen() async throws {
    try show(beside: .field) {
      List(["a", "b"], id: \.self) { name in
        Text(verbatim: name).padding(2).contextMenu {
          Button("Delete") { self.notes.append("delete \(name)") }.keyboardShortcut(.delete)
        }
      }
    } _: {
      try expectKeysOnlyInTheMenu($0, $1)
    }
  }

  func testADisabledEntryOfAnOpenContextMenuIgnoresItsKeys() async throws {
    try show(beside: .field) {
      List(["a", "b"], id: \.self) { name in
        Text(verbatim: name).padding(2).contextMenu {
          Button("Delete") { self.notes.append("delete \(name)") }.keyboardShortcut(.delete).disabled(true)
          Button("Copy") { self.notes.append("copy \(name)") }.keyboardShortcut("c")
        }
      }
    } _: { content, _ in
      try openContextMenu(of: try firstRow(in: content))
      _ = try waitForMenu(in: content)
      try Keyboard.press(["ctrl+BackSpace", "ctrl+c"])
      spin(until: { !notes.isEmpty }, "the enabled entry")
      XCTAssertEqual(notes, ["copy a"])
      spin(until: { openMenu(in: content) == nil }, "the end of the menu")
    }
  }
}
