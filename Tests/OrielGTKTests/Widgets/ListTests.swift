import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class ListTests: GtkTestCase {
  func testAStackKeepsTheFocusOfWhatMoves() async throws {
    func stack(_ items: [String]) -> some View {
      VStack { ForEach(items, id: \.self) { item in TextField(verbatimLabel: item) } }
    }
    let window = TestWindow(self, stack(["a", "b", "c"]))
    window.show()
    let entries = try XCTUnwrap(window.first).all(gtk_entry_get_type())
    gtk_widget_grab_focus(entries[0])
    let focus = try XCTUnwrap(gtk_window_get_focus(window.window))
    window.update(stack(["b", "c", "a"]))
    XCTAssertEqual(try XCTUnwrap(window.first).all(gtk_entry_get_type()), [entries[1], entries[2], entries[0]])
    XCTAssertEqual(gtk_window_get_focus(window.window), focus)
    window.close()
  }

  func testASectionHasAHeaderRowsAndAFooter() async throws {
    let window = TestWindow(
      self,
      Form {
        Section {
          Text(verbatim: "row")
          Toggle("Switch", isOn: .constant(true))
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
        Section { Text(verbatim: "alone") }
      })
    window.show()
    let form = try XCTUnwrap(window.first)
    let labels = form.allTexts.map { $0.shownText }
    XCTAssertEqual(labels, ["header", "row", "Switch", "footer", "alone"])
    XCTAssertEqual(form.all(gtk_list_box_get_type()).count, 2)
    var colors = (header: GdkRGBA(), footer: GdkRGBA())
    gtk_widget_get_color(form.allTexts[0], &colors.header)
    gtk_widget_get_color(form.allTexts[3], &colors.footer)
    XCTAssertLessThan(colors.footer.alpha, colors.header.alpha, "a footer is less prominent")
    let toggle = try XCTUnwrap(form.first(gtk_switch_get_type()))
    let list = try XCTUnwrap(form.first(gtk_list_box_get_type()))
    let frame = toggle.frame(in: list)
    XCTAssertGreaterThan(frame.x + frame.width, Int(gtk_widget_get_width(list)) - 20)
    window.close()
  }

  func testAPromptStandsInTheMiddleOfItsRow() async throws {
    let window = TestWindow(
      self,
      Form {
        Section { TextField("Prompt", text: .constant(""), axis: .vertical) }
        Button("First") {}
      })
    window.show()
    let form = try XCTUnwrap(window.first)
    gtk_widget_grab_focus(try XCTUnwrap(form.first(gtk_button_get_type())))
    let row = try XCTUnwrap(form.first(gtk_list_box_row_get_type()))
    func isInMiddle() -> Bool {
      guard let label = row.all(gtk_label_get_type()).first(where: { gtk_widget_get_mapped($0) != 0 }) else {
        return false
      }
      let prompt = label.frame(in: row)
      return String(cString: gtk_label_get_text(label.opaque)) == "Prompt"
        && abs(2 * prompt.y + prompt.height - Int(gtk_widget_get_height(row))) <= 2
    }
    spin(until: { isInMiddle() }, "the prompt in the middle")
    window.close()
  }

  func testAFieldInARowKeepsItsLookAndItsPlaceWhenItGrows() async throws {
    var written: [String] = []
    func form(_ axis: Axis) -> some View {
      Form {
        Section {
          HStack {
            Text(verbatim: "before")
            TextField("Name", text: Binding(get: { "text" }, set: { written.append($0) }), axis: axis).help("Help")
            Text(verbatim: "after")
          }
        }
      }
    }
    let window = TestWindow(self, form(.horizontal))
    window.show()
    for axis in [Axis.vertical, .horizontal] {
      window.update(form(axis))
      let row = try XCTUnwrap(window.first?.first(gtk_list_box_row_get_type())?.children.first)
      let field = try XCTUnwrap(row.children.dropFirst().first)
      XCTAssertEqual(row.children.count, 3)
      XCTAssertTrue(field.classes.contains("oriel-row-field"))
      XCTAssertEqual(gtk_widget_get_tooltip_text(field).map { String(cString: $0) }, "Help")
    }
    let entry = try XCTUnwrap(window.first?.first(gtk_entry_get_type()))
    var position: Int32 = 0
    gtk_editable_insert_text(entry.opaque, "a", -1, &position)
    XCTAssertEqual(written, ["atext"])
    window.close()
  }

  func testAFormIsNeverWiderThanIsReadComfortably() async throws {
    let window = TestWindow(self, width: 1000, Form { Section { Text(verbatim: "row") } })
    window.show()
    let list = try XCTUnwrap(window.first?.first(gtk_list_box_get_type()))
    let frame = list.frame(in: try XCTUnwrap(window.first))
    XCTAssertLessThanOrEqual(frame.width, 600)
    XCTAssertEqual(frame.x, (1000 - frame.width) / 2)
    window.close()
  }

  func testAFormMayBeWiderWhereTextIsLarger() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    let usual = ObjectProperty.integer(settings, "gtk-xft-dpi")
    defer { setTextResolution(usual) }
    setTextResolution(96 * 1024)
    let window = TestWindow(
      self, width: 1200, Form { Section { Text(verbatim: String(repeating: "words of a row ", count: 30)) } })
    window.show()
    let list = try XCTUnwrap(window.first?.first(gtk_list_box_get_type()))
    let width = gtk_widget_get_width(list)
    XCTAssertLessThanOrEqual(width, 600)
    setTextResolution(144 * 1024)
    spin(until: { gtk_widget_get_width(list) == width + 300 }, "half as wide again as the form was")
    window.close()
  }

  private func setTextResolution(_ dpi: Int32) {
    var value = GValue()
    // The number of `G_TYPE_INT`, which Swift doesn't see.
    g_value_init(&value, GType(6 << G_TYPE_FUNDAMENTAL_SHIFT))
    g_value_set_int(&value, dpi)
    gtk_settings_get_default().map {
      g_object_set_property($0.raw.assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
    }
    g_value_unset(&value)
  }
}

extension TextField where Label == Text {
  fileprivate init(verbatimLabel label: String) { self.init(label, text: .constant(label)) }
}
