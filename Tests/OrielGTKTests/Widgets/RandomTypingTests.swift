import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Random keys in fields of a real window, whose rows come, go and move, whose texts the app refuses, limits and
/// reformats, and whose focus it sets, against a plain model.
///
/// `ORIEL_TEXT_SEED` sets the seed, and `ORIEL_TEXT_STEPS` the number of steps.
@MainActor final class RandomTypingTests: GtkTestCase {
  @Observable final class Rows {
    var ids: [Int] = [1, 2, 3]
    var texts: [Int: String] = [:]
    var focus: Int?
    var wish = [0, 0]

    static func written(_ new: String, in id: Int, after old: String) -> String {
      switch id % 4 {
      case 0: new.filter(\.isNumber)
      case 1: new.count > 4 ? old : new
      case 2: new.uppercased()
      default: new
      }
    }
  }

  private struct Fields: View {
    let rows: Rows
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        ForEach(rows.ids, id: \.self) { id in
          kind(of: id).view(
            Binding(
              get: { rows.texts[id] ?? "" },
              set: { rows.texts[id] = Rows.written($0, in: id, after: rows.texts[id] ?? "") })
          )
          .focused($focus, equals: id)
        }
      }
      .onChange(of: rows.wish) { focus = rows.wish[0] }
      .onChange(of: focus) { rows.focus = focus }
    }

    private func kind(of id: Int) -> FieldKind { id % 3 == 0 ? .growing : id % 5 == 0 ? .secure : .field }
  }

  /// The model of the window: the field with the focus, and its text with the caret.
  private var focus: Int?
  private var shown = EditedText("")
  private var log: [String] = []
  private var releases = 0

  /// What the user makes of the text with a key, and what the app makes of that.
  private func edit(_ id: Int, _ rows: Rows, typing typed: String?) {
    let text = Array(shown.text)
    var range = min(shown.anchor, shown.caret)..<max(shown.anchor, shown.caret)
    if typed == nil, range.isEmpty {
      guard shown.caret > 0 else { return }
      range = shown.caret - 1..<shown.caret
    }
    let before = String(text[..<range.lowerBound]) + (typed ?? "")
    let new = before + String(text[range.upperBound...])
    let written = Rows.written(new, in: id, after: shown.text)
    guard written != shown.text || written.lowercased() == new.lowercased() else { return }
    shown = EditedText(written, caret: id % 4 == 0 ? before.filter(\.isNumber).count : before.count)
  }

  /// The fields from top to bottom.
  private func fields(in content: GtkWidgetPointer) -> [EditableWidget] {
    EditableWidget.all(in: content).sorted { $0.widget.area(in: content).minY < $1.widget.area(in: content).minY }
  }

  func testTheTextsTheCaretAndTheFocusAreThoseOfAPlainModel() async throws {
    let variables = ProcessInfo.processInfo.environment
    let seed = variables["ORIEL_TEXT_SEED"].flatMap { UInt64($0) } ?? 7
    let steps = variables["ORIEL_TEXT_STEPS"].flatMap { Int($0) } ?? 300
    var random = SeededRandom(seed: seed)
    let rows = Rows()
    let window = TestWindow(self, width: 300, height: 500, Fields(rows: rows))
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
    let keys = try XCTUnwrap(gtk_event_controller_key_new())
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let released = SignalConnection.connect(keys.raw, .keyReleased) { (pressed: PressedKey) in
      if Int32(bitPattern: pressed.key) != GDK_KEY_Shift_L { self.releases += 1 }
    }
    gtk_widget_add_controller(window.content, keys)
    gtk_window_set_focus(window.window, nil)
    drain()
    var next = 4
    for step in 0..<steps {
      try act(rows, &next, &random)
      if let problem = settledProblem(rows, window) {
        XCTFail("seed \(seed), step \(step): \(problem) after \(log.suffix(8))")
        break
      }
    }
    released.disconnect()
    window.close()
  }

  /// What still differs from the model when frames and layout have had their time; nil if nothing does.
  private func settledProblem(_ rows: Rows, _ window: TestWindow<Fields>) -> String? {
    let deadline = g_get_monotonic_time() + 3_000_000
    // So that waiting for something that never comes ends.
    let timer = g_timeout_add(100, { _ in gboolean(G_SOURCE_CONTINUE) }, nil)
    defer { g_source_remove(timer) }
    while true {
      drain()
      guard let problem = problem(rows, window) else { return nil }
      guard g_get_monotonic_time() < deadline else { return problem }
      g_main_context_iteration(nil, 1)
    }
  }

  private func press(_ key: String) throws {
    let count = releases + 1
    try Keyboard.press([key])
    spin(until: { self.releases >= count }, "the key \(key)")
    log.append(key)
  }

  private func wish(_ id: Int, _ rows: Rows) {
    rows.wish = [id, rows.wish[1] + 1]
    log.append("focus \(id)")
    if focus != id { begin(in: id, rows) }
  }

  /// The focus goes to a field by code.
  private func begin(in id: Int, _ rows: Rows) {
    focus = id
    let text = rows.texts[id] ?? ""
    // A field that gets the focus by code selects its text; one that grows doesn't.
    shown = EditedText(text, anchor: 0, caret: text.count)
    takesCaretFromWindow = id % 3 == 0
  }

  /// Whether the caret isn't known, because the field has got the focus by code without selecting its text.
  private var takesCaretFromWindow = false

  private func act(_ rows: Rows, _ next: inout Int, _ random: inout SeededRandom) throws {
    let some = rows.ids.randomElement(using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0...6:
      guard let focus else { return }
      let typed = String("a1b2".randomElement(using: &random) ?? "a")
      edit(focus, rows, typing: typed)
      try press(typed)
    case 7, 8:
      guard let focus, !shown.text.isEmpty else { return }
      edit(focus, rows, typing: nil)
      try press("BackSpace")
    case 9, 10:
      guard focus != nil, shown.caret > 0, shown.anchor == shown.caret else { return }
      shown = EditedText(shown.text, caret: shown.caret - 1)
      try press("Left")
    case 11:
      guard focus != nil, shown.caret > 0 else { return }
      shown.caret -= 1
      try press("shift+Left")
    case 12:
      guard focus != nil else { return }
      shown = EditedText(shown.text)
      try press("End")
    case 13, 14: if let some { wish(some, rows) }
    case 15, 16:
      guard rows.ids.count < 7 else { return }
      rows.ids.insert(next, at: Int.random(in: 0...rows.ids.count, using: &random))
      log.append("add \(next)")
      if Bool.random(using: &random) { wish(next, rows) }
      next += 1
    case 17:
      guard let some, rows.ids.count > 1 else { return }
      rows.ids.removeAll { $0 == some }
      log.append("remove \(some)")
      // The focus of what has gone goes to the first control.
      if some == focus, let first = rows.ids.first { begin(in: first, rows) }
    case 18:
      guard let some else { return }
      rows.ids.removeAll { $0 == some }
      rows.ids.insert(some, at: Int.random(in: 0...rows.ids.count, using: &random))
      log.append("move \(some)")
    default:
      guard let some, some % 4 != 1 else { return }
      let old = rows.texts[some] ?? ""
      rows.texts[some] = old + "7"
      log.append("the app appends 7 in \(some)")
      guard some == focus else { return }
      shown = EditedText(
        old + "7", anchor: shown.anchor == old.count ? old.count + 1 : shown.anchor,
        caret: shown.caret == old.count ? old.count + 1 : shown.caret)
    }
  }

  /// The end of the selection that doesn't move.
  private func anchor(of field: EditableWidget) -> Int {
    guard field.widget.raw.isInstance(of: gtk_text_get_type()) else { return shown.anchor }
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(field.widget.opaque, &start, &end)
    return Int(field.caret == Int(start) ? end : start)
  }

  /// What differs from the model; nil if nothing does.
  private func problem(_ rows: Rows, _ window: TestWindow<Fields>) -> String? {
    let fields = fields(in: window.content)
    guard fields.count == rows.ids.count else { return "\(fields.count) fields" }
    for (id, field) in zip(rows.ids, fields) {
      if field.text != rows.texts[id] ?? "" { return "field \(id) displays \(field.text)" }
      let hasFocus = gtk_window_get_focus(window.window) == field.widget
      if hasFocus != (id == focus) { return "field \(id) \(hasFocus ? "has" : "doesn't have") the focus" }
      guard hasFocus else { continue }
      if takesCaretFromWindow {
        takesCaretFromWindow = false
        field.place(caret: field.caret)
        shown = EditedText(field.text, caret: field.caret)
      }
      if field.text != shown.text { return "field \(id) displays \(field.text), not \(shown.text)" }
      if field.caret != shown.caret { return "the caret of \(field.text) is at \(field.caret), not \(shown.caret)" }
      let anchor = anchor(of: field)
      if anchor != shown.anchor { return "the selection of \(field.text) starts at \(anchor), not \(shown.anchor)" }
    }
    return rows.focus == focus ? nil : "the focus state is \(rows.focus ?? 0)"
  }
}
