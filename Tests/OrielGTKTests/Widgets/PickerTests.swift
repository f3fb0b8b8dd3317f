import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class PickerTests: GtkTestCase {
  private final class Model {
    var number = 2
  }

  private func picker(_ model: Model, _ numbers: [Int] = [1, 2, 3]) -> Picker<Text, Int, ForEach<[Int], Int, Text>> {
    Picker("Number", selection: Binding(get: { model.number }, set: { model.number = $0 })) {
      ForEach(numbers, id: \.self) { Text("Number \($0)") }
    }
  }

  func testADropDownShowsTheOptionsAndWritesTheUsersChoice() async throws {
    let model = Model()
    let window = TestWindow(self, picker(model))
    let dropDown = try XCTUnwrap(window.content.first(gtk_drop_down_get_type())).opaque
    XCTAssertEqual(gtk_drop_down_get_selected(dropDown), 1)
    gtk_drop_down_set_selected(dropDown, 2)
    XCTAssertEqual(model.number, 3)
    window.update(picker(model, [3, 4]))
    XCTAssertEqual(g_list_model_get_n_items(gtk_drop_down_get_model(dropDown)), 2)
    XCTAssertEqual(gtk_drop_down_get_selected(dropDown), 0)
    XCTAssertEqual(model.number, 3, "other options are no choice of the user's")
    window.update(picker(model, []))
    XCTAssertEqual(gtk_drop_down_get_selected(dropDown), guint.max)
    window.close()
  }

  func testSegmentsArePressedOneAtATime() async throws {
    let model = Model()
    let window = TestWindow(self, picker(model).pickerStyle(.segmented))
    window.show()
    let buttons = window.content.all(gtk_toggle_button_get_type())
    func pressed() -> [Int32] { buttons.map { gtk_toggle_button_get_active($0.as(GtkToggleButton.self)) } }
    XCTAssertEqual(pressed(), [0, 1, 0])
    try Pointer.click(try XCTUnwrap(buttons.last))
    spin(until: { model.number == 3 }, "the choice")
    spin(until: { pressed() == [0, 0, 1] }, "the segments")
    window.close()
  }

  func testRadioButtonsFollowTheSelection() async throws {
    let model = Model()
    let window = TestWindow(self, picker(model).pickerStyle(.radioGroup))
    let buttons = window.content.all(gtk_check_button_get_type())
    func chosen() -> [Int32] { buttons.map { gtk_check_button_get_active($0.as(GtkCheckButton.self)) } }
    XCTAssertEqual(chosen(), [0, 1, 0])
    gtk_check_button_set_active(try XCTUnwrap(buttons.first).as(GtkCheckButton.self), 1)
    XCTAssertEqual(model.number, 1)
    model.number = 3
    window.update(picker(model).pickerStyle(.radioGroup))
    window.close()
  }

  func testALabelNamesTheControl() async throws {
    let window = TestWindow(self, picker(Model()))
    let dropDown = try XCTUnwrap(window.content.first(gtk_drop_down_get_type()))
    XCTAssertTrue(gtk_test_accessible_has_relation(dropDown.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0)
    window.close()
  }

  func testSegmentsAreAsNarrowAsTheirFrame() async throws {
    func width(_ width: CGFloat?) -> CGFloat {
      let window = TestWindow(self, picker(Model()).pickerStyle(.segmented).labelsHidden().frame(width: width))
      window.show()
      defer { window.close() }
      let areas = window.content.all(gtk_toggle_button_get_type()).map { $0.area(in: window.content) }
      return areas.dropFirst().reduce(areas[0]) { $0.union($1) }.width
    }
    XCTAssertGreaterThan(width(nil), 200)
    XCTAssertEqual(width(180), 180)
  }

  func testAnEmptyLabelTakesNoRoom() async throws {
    func area(_ picker: some View) throws -> CGRect {
      let window = TestWindow(self, picker.pickerStyle(.segmented).frame(width: 90))
      window.show()
      defer { window.close() }
      return try XCTUnwrap(window.content.first(gtk_toggle_button_get_type())).area(in: window.content)
    }
    let picker = Picker("", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    XCTAssertEqual(try area(picker), try area(picker.labelsHidden()))
  }

  func testAControlWithoutItsLabelIsAlignedAtItsText() async throws {
    func distance<Control: View>(_ type: GType, _ control: Control) throws -> CGFloat {
      let row = HStack(alignment: .firstTextBaseline) {
        Text("Beside")
        control.labelsHidden()
      }
      let window = TestWindow(self, row)
      window.show()
      defer { window.close() }
      let text = try XCTUnwrap(window.content.firstText { $0.shownText == "Beside" }).area(in: window.content)
      return text.midY - (try XCTUnwrap(window.content.first(type)).area(in: window.content)).midY
    }
    let picker = picker(Model())
    XCTAssertEqual(try distance(gtk_drop_down_get_type(), picker), 0, accuracy: 2)
    XCTAssertEqual(try distance(gtk_toggle_button_get_type(), picker.pickerStyle(.segmented)), 0, accuracy: 2)
    let date = DatePicker("Date", selection: .constant(.distantPast))
    XCTAssertEqual(try distance(gtk_text_get_type(), date), 0, accuracy: 2)
  }
}
