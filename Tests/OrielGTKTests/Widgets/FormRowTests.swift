import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The rows of a form: their boxes, the titles of fields, and where labels and controls stand.
@MainActor final class FormRowTests: GtkTestCase {
  @Observable @MainActor final class Model {
    var text = ""
    var other = "filled"
    var isOn = false
    var choice = 0
    var count = 1
    var hasSection = false
    var isSecret = false
    var date = Date(timeIntervalSince1970: 1_750_000_000)
    var color = OrielCore.Color.red
  }

  // MARK: Narrow forms

  private struct Narrow: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        Picker("Size of the pictures", selection: $model.choice) {
          ForEach(0..<3) { Text(verbatim: "Segment \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        Toggle("Sync", isOn: $model.isOn)
      }
    }
  }

  func testAControlThatDoesNotFitBesideItsLabelIsBelowIt() async throws {
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(direction)
      let window = TestWindow(self, width: 330, Narrow(model: Model()))
      window.show()
      XCTAssertLessThanOrEqual(gtk_widget_get_width(window.content), 330)
      let rows = rows(window)
      XCTAssertEqual(rows.count, 2)
      let (label, switchLabel) = (try XCTUnwrap(rows[0].firstText()), try XCTUnwrap(rows[1].firstText()))
      let segments = rows[0].all(gtk_toggle_button_get_type()).map { $0.frame(in: rows[0]) }
      XCTAssertEqual(segments.count, 3)
      let toggle = try XCTUnwrap(rows[1].first(gtk_switch_get_type())).frame(in: rows[1])
      for segment in segments {
        XCTAssertGreaterThanOrEqual(segment.y, label.frame(in: rows[0]).y + label.frame(in: rows[0]).height)
      }
      let text = switchLabel.frame(in: rows[1])
      XCTAssertLessThan(abs(toggle.y + toggle.height / 2 - text.y - text.height / 2), 2, "beside the label")
      // Both controls end at the same edge.
      if direction == GTK_TEXT_DIR_LTR {
        XCTAssertEqual(segments.map { $0.x + $0.width }.max(), toggle.x + toggle.width)
      } else {
        XCTAssertEqual(segments.map(\.x).min(), toggle.x)
      }
      window.close()
    }
    XCTAssertEqual(warnings, [])
  }

  // MARK: Boxes

  private struct Settings: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        Toggle("Sync", isOn: $model.isOn)
        Stepper("Count", value: $model.count)
        if model.hasSection { Section("Head") { Text("inside") } }
        Picker("Choice", selection: $model.choice) { Text("One").tag(0) }
        ColorPicker("Color", selection: $model.color)
        DatePicker("Day", selection: $model.date, displayedComponents: .date)
        LabeledContent("Version") { Text("1.2") }
        Slider(value: .constant(0.5)) { Text("Volume") }
      }
    }
  }

  private func boxes(_ window: TestWindow<some View>) -> [GtkWidgetPointer] {
    window.content.all(gtk_list_box_get_type()).filter { gtk_widget_get_mapped($0) != 0 }
  }

  private func rows(_ window: TestWindow<some View>) -> [GtkWidgetPointer] {
    boxes(window).flatMap { $0.all(gtk_list_box_row_get_type()) }
  }

  func testAFormWithoutSectionIsOneBoxOfRows() async throws {
    let model = Model()
    let window = TestWindow(self, height: 700, Settings(model: model))
    window.show()
    XCTAssertEqual(boxes(window).count, 1)
    XCTAssertEqual(rows(window).count, 7)
    model.hasSection = true
    spin(until: { boxes(window).count == 3 }, "the rows before and after the section in boxes of their own")
    let counts = boxes(window).map { $0.all(gtk_list_box_row_get_type()).count }
    XCTAssertEqual(counts, [2, 1, 5])
    model.hasSection = false
    spin(until: { boxes(window).count == 1 }, "one box again")
    XCTAssertEqual(rows(window).count, 7)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testLabelsStandAtTheStartAndControlsAtTheEndInOneColumn() async throws {
    let window = TestWindow(self, height: 700, Settings(model: Model()))
    window.show()
    spin(until: { rows(window).allSatisfy { gtk_widget_get_height($0) > 0 } }, "the rows")
    for row in rows(window) {
      let label = try XCTUnwrap(row.allTexts.first)
      let name = label.shownText
      XCTAssertEqual(label.frame(in: row).x, 0, name)
      // A slider's parts are widgets of their own.
      let scale = row.first(gtk_scale_get_type())
      let controls: [GtkWidgetPointer] = row.all(gtk_widget_get_type()).filter { widget in
        gtk_widget_get_mapped(widget) != 0 && (widget == scale || gtk_widget_get_first_child(widget) == nil)
      }
      // The end of the control, but for its padding.
      var end = 0
      for control in controls {
        let frame = control.frame(in: row)
        end = max(end, frame.x + frame.width)
      }
      XCTAssertLessThanOrEqual(abs(Int(gtk_widget_get_width(row)) - end), 12, "the end of \(name)")
    }
    window.close()
  }

  // MARK: Titles

  private struct Fields: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        Button("Before") {}
        Section("Book") {
          TextField("Empty", text: $model.text)
          TextField("Filled", text: $model.other)
          TextField("Prompted", text: $model.text, prompt: Text("like this"))
          SecureField("Secret", text: $model.other)
          TextField("Notes", text: $model.other, axis: .vertical)
          TextField("Amount", value: $model.count, format: .number)
          TextField("Hidden", text: $model.other).labelsHidden()
        }
      }
    }
  }

  private func row(_ name: String, _ window: TestWindow<some View>) throws -> GtkWidgetPointer {
    try XCTUnwrap(rows(window).first { row in fields(in: row).contains { WidgetReader.ownName(of: $0) == name } })
  }

  private func fields(in row: GtkWidgetPointer) -> [GtkWidgetPointer] {
    [gtk_entry_get_type(), gtk_password_entry_get_type(), gtk_text_view_get_type()].flatMap { row.all($0) }
  }

  /// The title of a field that can be seen.
  private func title(_ row: GtkWidgetPointer) -> GtkWidgetPointer? {
    row.all(gtk_label_get_type()).first { $0.hasClass(.fieldTitle) && gtk_widget_get_mapped($0) != 0 }
  }

  func testAFilledFieldKeepsItsTitle() async throws {
    let window = TestWindow(self, height: 800, Fields(model: Model()))
    window.show()
    for name in ["Filled", "Prompted", "Secret", "Notes", "Amount"] {
      let row = try row(name, window)
      let title = try XCTUnwrap(title(row), name)
      XCTAssertEqual(String(cString: gtk_label_get_text(title.opaque)), name)
      let field = try XCTUnwrap(fields(in: row).first)
      XCTAssertLessThanOrEqual(title.frame(in: row).y + title.frame(in: row).height, field.frame(in: row).y + 1, name)
      XCTAssertEqual(title.frame(in: row).x, field.frame(in: row).x, name)
    }
    XCTAssertNil(title(try row("Hidden", window)))
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testTheTitleOfAnEmptyFieldStandsInThePlaceOfTheTextUntilTheFieldIsEntered() async throws {
    let model = Model()
    let window = TestWindow(self, height: 800, Fields(model: model))
    window.show()
    let row = try row("Empty", window)
    let entry = try XCTUnwrap(row.first(gtk_entry_get_type()))
    func prompt() -> String {
      gtk_entry_get_placeholder_text(entry.as(GtkEntry.self)).map { String(cString: $0) } ?? ""
    }
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    XCTAssertNil(title(row))
    XCTAssertEqual(prompt(), "Empty")
    let height = gtk_widget_get_height(row)
    XCTAssertLessThanOrEqual(
      abs(2 * entry.frame(in: row).y + entry.frame(in: row).height - Int(height)), 2, "in the middle")
    gtk_widget_grab_focus(entry)
    spin(until: { title(row) != nil && prompt() == "" }, "the title above the caret")
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    spin(until: { title(row) == nil && prompt() == "Empty" }, "the title in the place of the text")
    model.text = "written by the app"
    spin(until: { title(row) != nil }, "the title above the text")
    XCTAssertEqual(gtk_widget_get_height(row), height, "the row keeps its height")
    window.close()
  }

  func testAFieldHasItsNameOnceForAssistiveTechnology() async throws {
    let window = TestWindow(self, height: 800, Fields(model: Model()))
    window.show()
    for name in ["Filled", "Secret", "Notes"] {
      let row = try row(name, window)
      let title = try XCTUnwrap(title(row))
      XCTAssertEqual(Accessible(title).role, GTK_ACCESSIBLE_ROLE_PRESENTATION, name)
    }
    window.close()
  }

  func testAClickBesideTheTextEntersTheField() async throws {
    let window = TestWindow(self, height: 800, Fields(model: Model()))
    window.show()
    for name in ["Filled", "Secret", "Notes"] {
      let row = try row(name, window)
      let field = try XCTUnwrap(fields(in: row).first)
      gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
      gtk_widget_activate(row)
      spin(
        until: {
          guard let focus = gtk_window_get_focus(window.window) else { return false }
          return focus == field || gtk_widget_is_ancestor(focus, field) != 0
        }, "the focus in \(name)")
    }
    window.close()
  }

  func testTheRingIsAroundTheRow() async throws {
    let window = TestWindow(self, height: 800, Fields(model: Model()))
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window")
    let row = try row("Filled", window)
    let entry = try XCTUnwrap(row.first(gtk_entry_get_type()))
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    func edge() -> SIMD3<Int>? {
      (try? Pixels(shownBy: row)).flatMap { $0 }?[1, Int(gtk_widget_get_height(row)) / 2]
    }
    spin(until: { edge() != nil }, "the first drawing")
    let before = edge()
    gtk_widget_grab_focus(entry)
    spin(until: { edge() != before }, "the ring")
    gtk_window_set_focus(window.window, nil)
    spin(until: { edge() == before }, "the end of the ring")
    window.close()
  }

  func testAFieldBesideOthersHasItsPromptOnly() async throws {
    let window = TestWindow(
      self,
      Form {
        Section {
          HStack {
            Text("Name")
            TextField("Name", text: .constant("filled"))
          }
        }
      })
    window.show()
    XCTAssertNil(title(try row("Name", window)))
    window.close()
  }

  private struct Changing: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        if model.isSecret {
          SecureField("Word", text: $model.other)
        } else {
          TextField("Word", text: $model.other)
        }
        TextField("Axis", text: $model.other, axis: model.isSecret ? .vertical : .horizontal)
          .disabled(model.isSecret)
      }
    }
  }

  func testAFieldThatBecomesAnotherKeepsItsTitle() async throws {
    let model = Model()
    let window = TestWindow(self, height: 800, Changing(model: model))
    window.show()
    for isSecret in [true, false] {
      model.isSecret = isSecret
      for name in ["Word", "Axis"] {
        spin(until: { (try? row(name, window)).map { title($0) != nil } == true }, "the title of \(name)")
      }
      func field() -> GtkWidgetPointer? { (try? row("Axis", window)).flatMap { fields(in: $0).first } }
      spin(until: { field()?.raw.isInstance(of: gtk_text_view_get_type()) == isSecret }, "the other field")
      spin(until: { field().map { gtk_widget_is_sensitive($0) == 0 } == isSecret }, "the field that is disabled or not")
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testASecureFieldHasAButtonThatShowsItsText() async throws {
    let window = TestWindow(self, height: 800, Fields(model: Model()))
    window.show()
    let entry = try XCTUnwrap(row("Secret", window).first(gtk_password_entry_get_type()))
    let icon = try XCTUnwrap(entry.all(gtk_image_get_type()).first { gtk_widget_get_mapped($0) != 0 })
    XCTAssertNotNil(gtk_widget_get_tooltip_text(icon))
    window.close()
  }
}
