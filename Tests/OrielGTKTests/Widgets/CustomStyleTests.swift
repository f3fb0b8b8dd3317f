import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What styles that an app writes become in GTK.
@MainActor final class CustomStyleTests: GtkTestCase {
  private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.isPressed ? "down" : "up")
      }
    }
  }

  private func texts(in widget: GtkWidgetPointer) -> [String] {
    widget.allTexts.map { $0.shownText }
  }

  func testACustomButtonHasNoneOfTheDesktopsLooks() async throws {
    let window = TestWindow(self, Button("Go", role: .destructive) {}.buttonStyle(Telling()))
    let button = try XCTUnwrap(window.first?.first(gtk_button_get_type()))
    XCTAssertTrue(button.classes.contains("oriel-custom"))
    XCTAssertTrue(button.classes.isDisjoint(with: ["flat", "suggested-action", "destructive-action", "oriel-plain"]))
    XCTAssertEqual(texts(in: button), ["Go", "up"])
    window.close()
  }

  func testAButtonIsPressedAsLongAsItIsActive() async throws {
    let window = TestWindow(self, Button("Go") {}.buttonStyle(Telling()))
    window.show()
    let button = try XCTUnwrap(window.first?.first(gtk_button_get_type()))
    gtk_widget_set_state_flags(button, GTK_STATE_FLAG_ACTIVE, 0)
    window.graph.flush()
    XCTAssertEqual(texts(in: button), ["Go", "down"])
    gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_ACTIVE)
    window.graph.flush()
    XCTAssertEqual(texts(in: button), ["Go", "up"])
    window.close()
  }

  func testAButtonIsPressedForAMomentWhenItIsActivatedByKey() async throws {
    var taps = 0
    let window = TestWindow(self, Button("Go") { taps += 1 }.buttonStyle(Telling()))
    window.show()
    let button = try XCTUnwrap(window.first?.first(gtk_button_get_type()))
    gtk_widget_activate(button)
    window.graph.flush()
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(texts(in: button), ["Go", "down"])
    spin(until: { texts(in: button) == ["Go", "up"] }, "the button to be released")
    window.close()
  }

  func testADisabledCustomButtonIsInsensitive() async throws {
    let window = TestWindow(self, Button("Go") {}.buttonStyle(Telling()).disabled(true))
    XCTAssertEqual(gtk_widget_get_sensitive(try XCTUnwrap(window.first?.first(gtk_button_get_type()))), 0)
    window.close()
  }

  func testAGroupBoxIsAFrameAroundItsContent() async throws {
    let window = TestWindow(self, GroupBox("Title") { Text(verbatim: "Content") })
    window.show()
    let frame = try XCTUnwrap(gtk_widget_get_parent(try XCTUnwrap(window.first))?.first(gtk_frame_get_type()))
    XCTAssertEqual(texts(in: frame), ["Content"])
    XCTAssertTrue(frame.classes.contains("oriel-group-box"))
    window.close()
  }

  func testProgressIsABarARingOrASpinner() async throws {
    func has(_ type: GType, _ view: some View) throws -> Bool {
      let window = TestWindow(self, view)
      defer { window.close() }
      return try XCTUnwrap(gtk_widget_get_parent(try XCTUnwrap(window.first))).first(type) != nil
    }
    XCTAssertTrue(try has(gtk_progress_bar_get_type(), ProgressView(value: 0.5)))
    XCTAssertTrue(try has(gtk_progress_bar_get_type(), ProgressView().progressViewStyle(.linear)))
    XCTAssertTrue(try has(gtk_spinner_get_type(), ProgressView().progressViewStyle(.circular)))
    XCTAssertFalse(try has(gtk_spinner_get_type(), ProgressView(value: 0.5).progressViewStyle(.circular)))
    XCTAssertFalse(try has(gtk_progress_bar_get_type(), ProgressView(value: 0.5).progressViewStyle(.circular)))
  }
}
