import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The inspector between its two forms: a column where there is room, a sheet where there is none.
final class InspectorFormTests: InspectorTestCase {
  private func waitForSheet(_ opened: Opened) throws -> GtkWidgetPointer {
    wait("the sheet") { sheet(above: opened).map { gtk_widget_get_mapped($0) != 0 } ?? false }
    settle()
    return try XCTUnwrap(sheet(above: opened))
  }

  private func text(in field: GtkWidgetPointer) -> String { String(cString: gtk_editable_get_text(field.opaque)) }

  func testInACompactWindowItIsASheetAndKeepsItsState() async throws {
    let opened = try openColumn()
    let field = try entry("Detail", in: opened.root)
    gtk_editable_set_text(field.opaque, "typed")
    click(try XCTUnwrap(widgets("GtkButton", in: try XCTUnwrap(column(in: opened))).first))
    wait("the count") { texts(in: opened.root).contains("Count 1") }

    resize(opened, width: 420)
    let sheet = try waitForSheet(opened)
    XCTAssertNil(column(in: opened))
    XCTAssertTrue(texts(in: sheet).contains("Count 1"))
    XCTAssertEqual(text(in: try entry("Detail", in: sheet)), "typed")
    XCTAssertTrue(opened.model.isPresented)

    resize(opened, width: 900)
    waitForColumn(opened)
    wait("the sheet to go") { self.sheet(above: opened) == nil }
    XCTAssertTrue(texts(in: opened.root).contains("Count 1"))
    XCTAssertEqual(text(in: try entry("Detail", in: opened.root)), "typed")
    XCTAssertEqual(opened.model.trace, ["appeared"], "the views were there all the time")
    close(opened)
  }

  func testTheFocusAndTheCursorStayInAFieldWhereTheFormChanges() async throws {
    let opened = try openColumn()
    let field = try entry("Detail", in: opened.root)
    gtk_editable_set_text(field.opaque, "typed")
    gtk_widget_grab_focus(field)
    gtk_editable_set_position(field.opaque, 3)

    func assertFocused(in window: UnsafeMutablePointer<GtkWindow>, _ form: String) throws {
      let field = try entry("Detail", in: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
      let focus = try XCTUnwrap(gtk_window_get_focus(window), form)
      XCTAssertNotEqual(gtk_widget_is_ancestor(focus, field), 0, form)
      XCTAssertEqual(gtk_editable_get_position(field.opaque), 3, form)
      var start: Int32 = 0
      var end: Int32 = 0
      XCTAssertEqual(gtk_editable_get_selection_bounds(field.opaque, &start, &end), 0, form)
    }

    resize(opened, width: 420)
    try assertFocused(in: try waitForSheet(opened).as(GtkWindow.self), "the sheet")
    resize(opened, width: 900)
    waitForColumn(opened)
    wait("the sheet to go") { self.sheet(above: opened) == nil }
    try assertFocused(in: opened.window, "the column")
    close(opened)
  }

  func testWithTooLittleRoomForTheViewAndTheColumnItIsASheetInAWideWindow() async throws {
    let opened = try openColumn { $0.contentWidth = 400 }
    resize(opened, width: 560)
    _ = try waitForSheet(opened)
    XCTAssertNil(column(in: opened))
    resize(opened, width: 640)
    waitForColumn(opened)
    close(opened)
  }

  func testItIsASheetFromTheStartInACompactWindow() async throws {
    let model = Model()
    model.isPresented = true
    let opened = try open(model, width: 400)
    let sheet = try waitForSheet(opened)
    XCTAssertNil(column(in: opened))
    gtk_window_close(sheet.as(GtkWindow.self))
    wait("the sheet to go") { self.sheet(above: opened) == nil && !model.isPresented }
    resize(opened, width: 900)
    wait("the window") { gtk_widget_get_width(opened.content) == 900 }
    settle()
    XCTAssertNil(column(in: opened), "what was closed stays closed")
    close(opened)
  }

  func testAScrolledViewInsideStaysWhereItWasScrolledTo() async throws {
    struct Long: View {
      @Bindable var model: Model
      var body: some View {
        Text("Content").inspector(isPresented: $model.isPresented) {
          ScrollView { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
        }
      }
    }
    let model = Model()
    model.isPresented = true
    let opened = try open(model) { Long(model: $0) }
    waitForColumn(opened)
    func adjustment(_ root: GtkWidgetPointer) throws -> UnsafeMutablePointer<GtkAdjustment> {
      let viewport = try XCTUnwrap(
        widgets("GtkScrolledWindow", in: root).last { view in texts(in: view).contains("Row 99") })
      return try XCTUnwrap(gtk_scrolled_window_get_vadjustment(viewport.opaque))
    }
    wait("the rows") { (try? gtk_adjustment_get_upper(adjustment(opened.root)) > 1000) ?? false }
    gtk_adjustment_set_value(try adjustment(opened.root), 333)
    resize(opened, width: 420)
    let sheet = try waitForSheet(opened)
    XCTAssertEqual(gtk_adjustment_get_value(try adjustment(sheet)), 333)
    resize(opened, width: 900)
    waitForColumn(opened)
    XCTAssertEqual(gtk_adjustment_get_value(try adjustment(opened.root)), 333)
    close(opened)
  }

  func testResizedBackAndForthQuicklyItEndsWhereItBelongs() async throws {
    let opened = try openColumn()
    for _ in 0..<10 {
      resize(opened, width: 420)
      for _ in 0..<20 { _ = g_main_context_iteration(nil, 0) }
      resize(opened, width: 900)
      for _ in 0..<20 { _ = g_main_context_iteration(nil, 0) }
    }
    // The answer of the X server to an earlier size can make GTK forget the last one, even after that was reached.
    wait("the wide window without a sheet") {
      resize(opened, width: 900)
      return gtk_widget_get_width(opened.content) == 900 && sheet(above: opened) == nil
    }
    waitForColumn(opened)
    XCTAssertEqual(opened.model.trace, ["appeared"])
    close(opened)
  }
}
