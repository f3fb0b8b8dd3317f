import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What the user is typing in an inspector, while the inspector changes its form.
final class InspectorFocusTests: InspectorTestCase {
  private struct Fields: View {
    @Bindable var model: Model
    @State private var note = "0123456789"
    @State private var letter = "Dear Ada,\nit works."

    var body: some View {
      Text("Content").inspector(isPresented: $model.isPresented) {
        VStack {
          TextField("Name", text: $model.text)
          TextField("Note", text: $note)
          SecureField("Secret", text: $note)
          TextField("Letter", text: $letter, axis: .vertical)
        }
        .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
      }
    }
  }

  private func openColumn() throws -> Opened {
    let model = Model()
    model.isPresented = true
    let opened = try open(model) { Fields(model: $0) }
    waitForColumn(opened)
    wait("the window to have the keyboard") { gtk_window_is_active(opened.window) != 0 }
    return opened
  }

  private func becomeSheet(_ opened: Opened) throws -> GtkWidgetPointer {
    resize(opened, width: 420)
    wait("the sheet to have the keyboard") {
      sheet(above: opened).map { gtk_window_is_active($0.as(GtkWindow.self)) != 0 } ?? false
    }
    settle()
    return try XCTUnwrap(sheet(above: opened))
  }

  private func becomeColumn(_ opened: Opened) {
    resize(opened, width: 900)
    waitForColumn(opened)
    wait("the sheet to go") { self.sheet(above: opened) == nil }
    wait("the window to have the keyboard") { gtk_window_is_active(opened.window) != 0 }
    settle()
  }

  /// What is selected in the field that has the focus, from where the selection began to the caret; nil without one.
  private func selection(in window: GtkWidgetPointer) -> [Int32]? {
    guard let focus = gtk_window_get_focus(window.as(GtkWindow.self)) else { return nil }
    if focus.raw.isInstance(of: gtk_text_get_type()) {
      var start: Int32 = 0
      var end: Int32 = 0
      gtk_editable_get_selection_bounds(focus.opaque, &start, &end)
      let caret = gtk_editable_get_position(focus.opaque)
      return [caret == start ? end : start, caret]
    }
    guard focus.raw.isInstance(of: gtk_text_view_get_type()) else { return nil }
    let buffer = gtk_text_view_get_buffer(focus.as(GtkTextView.self))
    return [gtk_text_buffer_get_selection_bound(buffer), gtk_text_buffer_get_insert(buffer)].map { mark in
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
      return gtk_text_iter_get_offset(&place)
    }
  }

  private func field(_ name: String, in root: GtkWidgetPointer) throws -> GtkWidgetPointer {
    switch name {
    case "Letter": return try XCTUnwrap(widgets("GtkTextView", in: root).first)
    case "Secret": return try XCTUnwrap(widgets("GtkPasswordEntry", in: root).first)
    default: return try entry(name, in: root)
    }
  }

  /// Gives a field the focus, and selects in it.
  private func select(_ start: Int32, _ caret: Int32, in name: String, of opened: Opened) throws {
    let field = try field(name, in: opened.root)
    gtk_widget_grab_focus(field)
    guard name == "Letter" else { return gtk_editable_select_region(field.opaque, start, caret) }
    let buffer = gtk_text_view_get_buffer(field.as(GtkTextView.self))
    var places = [GtkTextIter(), GtkTextIter()]
    gtk_text_buffer_get_iter_at_offset(buffer, &places[0], start)
    gtk_text_buffer_get_iter_at_offset(buffer, &places[1], caret)
    gtk_text_buffer_select_range(buffer, &places[1], &places[0])
  }

  private func assertIsEditing(
    _ name: String, _ selection: [Int32], in window: GtkWidgetPointer, _ form: String, line: UInt = #line
  ) throws {
    let focus = try XCTUnwrap(gtk_window_get_focus(window.as(GtkWindow.self)), "no focus in \(form)", line: line)
    let field = try field(name, in: window)
    XCTAssert(focus == field || gtk_widget_is_ancestor(focus, field) != 0, "\(name) in \(form)", line: line)
    XCTAssertEqual(self.selection(in: window), selection, "\(name) in \(form)", line: line)
  }

  func testTheSelectionTheCaretAndTheFocusStayThroughEveryChangeOfTheForm() async throws {
    for name in ["Note", "Secret", "Letter"] {
      for selection: [Int32] in [[2, 6], [6, 2], [4, 4], [0, 0], [0, 9]] {
        let opened = try openColumn()
        try select(selection[0], selection[1], in: name, of: opened)
        for turn in 1...3 {
          let sheet = try becomeSheet(opened)
          try assertIsEditing(name, selection, in: sheet, "sheet \(turn)")
          becomeColumn(opened)
          try assertIsEditing(name, selection, in: opened.root, "column \(turn)")
        }
        close(opened)
      }
    }
  }

  func testWhatIsTypedGoesOnWhereItWas() async throws {
    let opened = try openColumn()
    try select(4, 4, in: "Note", of: opened)
    let sheet = try becomeSheet(opened)
    try Keyboard.press(["x"])
    wait("the letter") { texts(of: try? field("Note", in: sheet)) == "0123x456789" }
    try assertIsEditing("Note", [5, 5], in: sheet, "the sheet")
    becomeColumn(opened)
    try Keyboard.press(["y"])
    wait("the letter") { texts(of: try? field("Note", in: opened.root)) == "0123xy456789" }
    close(opened)
  }

  private func texts(of field: GtkWidgetPointer?) -> String? {
    field.map { String(cString: gtk_editable_get_text($0.opaque)) }
  }

  func testItStaysWhereTheFormChangesAgainBeforeItsSheetIsThere() async throws {
    for pause in [0, 1, 2, 4, 8, 16, 32] {
      let opened = try openColumn()
      try select(6, 2, in: "Note", of: opened)
      for _ in 0..<3 {
        resize(opened, width: 420)
        wait("the column to go") { column(in: opened) == nil }
        for _ in 0..<pause { g_main_context_iteration(nil, 0) }
        resize(opened, width: 900)
        waitForColumn(opened)
      }
      becomeColumn(opened)
      try assertIsEditing("Note", [6, 2], in: opened.root, "the column after \(pause) turns")
      close(opened)
    }
  }

  func testItStaysWhereTheWholeWindowIsHiddenByTheSheetsAnimation() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    ObjectProperty.set(settings.raw, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings.raw, "gtk-enable-animations", false) }
    let opened = try openColumn()
    try select(2, 6, in: "Letter", of: opened)
    let sheet = try becomeSheet(opened)
    try assertIsEditing("Letter", [2, 6], in: sheet, "the sheet")
    becomeColumn(opened)
    try assertIsEditing("Letter", [2, 6], in: opened.root, "the column")
    close(opened)
  }
}
