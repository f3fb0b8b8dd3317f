import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Views that go right after a turn of the wheel over them.
final class WheelTests: SheetTestCase {
  /// Turns the wheel over what can be scrolled, beyond its upper end.
  private func turnWheel(over view: GtkWidgetPointer) throws {
    let kinetic = GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    for controller in try controllers(gtk_event_controller_scroll_get_type(), of: view) {
      guard gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_BUBBLE,
        gtk_event_controller_scroll_get_flags(controller).rawValue & kinetic != 0
      else { continue }
      send("scroll", on: controller, 0, -1)
    }
  }

  private func isSpringingBack(_ view: GtkWidgetPointer) -> Bool {
    g_main_context_find_source_by_user_data(nil, view.raw) != nil
  }

  func testAPageThatIsReplacedRightAfterATurnOfTheWheelIsAtRest() async throws {
    let lines = VStack { ForEach(0..<60) { Text("Line \($0)") } }
    let owner = try makeOwner()
    let sheet = try show(AnyView(ScrollView { lines }), over: owner) { $0.detents = [200] }
    for page in [
      AnyView(Form { lines }), AnyView(List(0..<60, id: \.self) { Text("Line \($0)") }), AnyView(Text("Last")),
    ] {
      let views = sheet.window.all(gtk_scrolled_window_get_type()).map { ObjectHandle(retaining: $0) }
      XCTAssertGreaterThan(views.count, 1)
      wait("something to scroll") { views.contains { self.isHigherThanItsRoom($0.widget) } }
      for view in views { try turnWheel(over: view.widget) }
      XCTAssert(views.contains { isSpringingBack($0.widget) }, "GTK springs back from beyond the end")
      sheet.update(page)
      for view in views where gtk_widget_get_realized(view.widget) == 0 {
        XCTAssertFalse(isSpringingBack(view.widget))
      }
      XCTAssert(views.contains { gtk_widget_get_realized($0.widget) == 0 })
      settle()
    }
    end(sheet)
  }

  func testASheetThatGoesRightAfterATurnOfTheWheelIsAtRest() async throws {
    let owner = try makeOwner()
    let sheet = try show(Text("Block").frame(width: 200, height: 900), over: owner) { $0.detents = [200] }
    let view = ObjectHandle(retaining: try XCTUnwrap(sheet.window.first(gtk_scrolled_window_get_type())))
    wait("something to scroll") { isHigherThanItsRoom(view.widget) }
    try turnWheel(over: view.widget)
    XCTAssertTrue(isSpringingBack(view.widget))
    end(sheet)
    XCTAssertFalse(isSpringingBack(view.widget))
  }

  private func isHigherThanItsRoom(_ view: GtkWidgetPointer) -> Bool {
    let adjustment = gtk_scrolled_window_get_vadjustment(view.opaque)
    return gtk_adjustment_get_page_size(adjustment) > 0
      && gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
  }
}
