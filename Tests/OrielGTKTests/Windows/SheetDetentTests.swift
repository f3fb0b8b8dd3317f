import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The heights at which a sheet rests, and how the user changes them.
final class SheetDetentTests: SheetTestCase {
  private struct Lines: View {
    var body: some View {
      VStack {
        ForEach(0..<60) { Text("Line \($0)") }
      }
    }
  }

  private func show(
    over owner: GtkPlatformWindow, _ detents: [Double] = [150, 280, 400], line: UInt = #line,
    _ change: (inout PresentationRequest) -> Void = { _ in }
  ) throws -> TestSheet<Lines> {
    try show(Lines(), over: owner, line: line) {
      $0.detents = detents
      $0.showsDragIndicator = true
      change(&$0)
    }
  }

  private func indicator(of sheet: TestSheet<Lines>) throws -> GtkWidgetPointer {
    try XCTUnwrap(sheet.window.first(gtk_box_get_type()) { $0.classes.contains("oriel-drag-indicator") })
  }

  /// The focusable bar of the indicator.
  private func bar(of sheet: TestSheet<Lines>) throws -> GtkWidgetPointer {
    try XCTUnwrap(sheet.window.first(gtk_separator_get_type()) { $0.classes.contains("bar") })
  }

  private func waitForHeight(_ height: Double, of sheet: TestSheet<Lines>, line: UInt = #line) {
    wait("a height of \(height)", line: line) { sheet.contentHeight == height }
  }

  // MARK: By the app

  func testTheContentIsAsHighAsTheDetent() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    XCTAssertEqual(sheet.contentHeight, 150)
    sheet.update { $0.selectedDetent = 2 }
    waitForHeight(400, of: sheet)
    sheet.update { $0.detents = [100, 200, 350] }
    waitForHeight(350, of: sheet)
    sheet.update { $0.selectedDetent = 0 }
    waitForHeight(100, of: sheet)
    XCTAssertEqual(sheet.sink.story, [.presented], "what the app sets is no news to it")
    end(sheet)
  }

  func testContentThatIsLowerThanTheDetentLeavesItAtThatHeight() async throws {
    let owner = try makeOwner()
    let sheet = try show(Text("Little"), over: owner) { $0.detents = [260] }
    XCTAssertEqual(sheet.contentHeight, 260)
    end(sheet)
  }

  func testDetentsCanBeAddedAndRemoved() async throws {
    let owner = try makeOwner()
    let sheet = try show(Text("Block").frame(width: 400, height: 300), over: owner)
    XCTAssertEqual(sheet.contentHeight, 300)
    sheet.update { $0.detents = [180] }
    wait("the detent's height") { sheet.contentHeight == 180 }
    sheet.update { $0.detents = [] }
    wait("the content's height") { sheet.contentHeight == 300 }
    end(sheet)
  }

  func testAChangeIsAShortMotionThatEndsThere() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    ObjectProperty.set(settings.raw, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings.raw, "gtk-enable-animations", false) }
    var heights: Set<Double> = []
    let start = g_get_monotonic_time()
    sheet.update { $0.selectedDetent = 2 }
    wait("the end of the motion") {
      sheet.contentHeight.map { _ = heights.insert($0) }
      return sheet.contentHeight == 400
    }
    XCTAssertGreaterThanOrEqual(g_get_monotonic_time() - start, 150_000)
    XCTAssert(heights.contains { $0 > 150 && $0 < 400 }, "\(heights)")
    settle()
    XCTAssertEqual(sheet.contentHeight, 400)
    end(sheet)
  }

  func testWithoutAnimationsItJumps() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    var heights: Set<Double> = []
    sheet.update { $0.selectedDetent = 2 }
    wait("the height") {
      sheet.contentHeight.map { _ = heights.insert($0) }
      return sheet.contentHeight == 400
    }
    XCTAssertEqual(heights.subtracting([150]), [400])
    end(sheet)
  }

  func testOneThatIsDismissedInTheMiddleOfAMotionIsGone() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    ObjectProperty.set(settings.raw, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings.raw, "gtk-enable-animations", false) }
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    sheet.update { $0.selectedDetent = 2 }
    wait("the motion") { (sheet.contentHeight ?? 0) > 150 }
    end(sheet)
    XCTAssertEqual(sheet.sink.story, [.presented, .closed])
  }

  // MARK: By the indicator

  func testTheIndicatorIsThereWhereItIsWanted() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    XCTAssertNotEqual(gtk_widget_get_mapped(try indicator(of: sheet)), 0)
    sheet.update { $0.showsDragIndicator = false }
    settle()
    XCTAssertEqual(gtk_widget_get_mapped(try indicator(of: sheet)), 0)
    XCTAssertEqual(sheet.contentHeight, 150)
    end(sheet)
  }

  /// Drags the indicator by these distances from the start, as a pointer does, and releases it.
  private func drag(_ sheet: TestSheet<Lines>, by distances: Double...) throws {
    let indicator = try indicator(of: sheet)
    let gesture = try XCTUnwrap(try controllers(gtk_gesture_drag_get_type(), of: indicator).first)
    func top() -> Double { frame(of: indicator, in: sheet.window).minY }
    let pressed = top() + 10
    send("drag-begin", on: gesture, 100, 10)
    for distance in distances {
      // The gesture counts from the indicator, which moves.
      send("drag-update", on: gesture, 0, pressed + distance - top() - 10)
      settle()
    }
    send("drag-end", on: gesture, 0, distances.last ?? 0)
  }

  func testDrawingTheIndicatorFollowsThePointerAndRestsAtTheNearestDetent() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    let indicator = try indicator(of: sheet)
    let gesture = try XCTUnwrap(try controllers(gtk_gesture_drag_get_type(), of: indicator).first)
    send("drag-begin", on: gesture, 100, 10)
    send("drag-update", on: gesture, 0, 90)
    waitForHeight(240, of: sheet)
    XCTAssertEqual(sheet.sink.story, [.presented])
    send("drag-end", on: gesture, 0, 0)
    XCTAssertEqual(sheet.sink.story, [.presented, .detentSelected(1)])
    // The receiver accepts it.
    sheet.update { $0.selectedDetent = 1 }
    waitForHeight(280, of: sheet)
    end(sheet)
  }

  func testDraggingItAShortDistanceReturnsToTheDetent() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    try drag(sheet, by: 20, 40)
    waitForHeight(150, of: sheet)
    XCTAssertEqual(sheet.sink.story, [.presented])
    end(sheet)
  }

  func testAChangeThatIsRefusedGoesBack() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    try drag(sheet, by: 100, 260)
    XCTAssertEqual(sheet.sink.story, [.presented, .detentSelected(2)])
    waitForHeight(150, of: sheet)
    end(sheet)
  }

  func testItIsDrawnNoHigherThanItsHighestDetent() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    let gesture = try XCTUnwrap(
      try controllers(gtk_gesture_drag_get_type(), of: try indicator(of: sheet)).first)
    send("drag-begin", on: gesture, 100, 10)
    send("drag-update", on: gesture, 0, 2_000)
    waitForHeight(400, of: sheet)
    send("drag-end", on: gesture, 0, 0)
    end(sheet)
  }

  func testDraggingItFarBelowItsLowestDetentRequestsToCloseIt() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    try drag(sheet, by: -60, -120)
    XCTAssertEqual(sheet.sink.story, [.presented, .closeAttempt])
    waitForHeight(150, of: sheet)
    end(sheet)
  }

  func testAClickGoesToTheNextDetentAndFromTheLastToTheFirst() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner) { $0.selectedDetent = 1 }
    try drag(sheet, by: 1)
    XCTAssertEqual(sheet.sink.story, [.presented, .detentSelected(2)])
    sheet.update { $0.selectedDetent = 2 }
    try drag(sheet, by: 1)
    XCTAssertEqual(sheet.sink.story, [.presented, .detentSelected(2), .detentSelected(0)])
    end(sheet)
  }

  func testKeysChangeTheDetent() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner) { $0.selectedDetent = 1 }
    let keys = try XCTUnwrap(
      try controllers(gtk_event_controller_key_get_type(), of: try bar(of: sheet)).first)
    for (key, index) in [
      (GDK_KEY_Up, 2), (GDK_KEY_Down, 0), (GDK_KEY_Page_Up, 2), (GDK_KEY_Home, 0), (GDK_KEY_End, 2), (GDK_KEY_space, 2),
    ] {
      XCTAssert(send("key-pressed", on: keys, Double(key), 0))
      XCTAssertEqual(sheet.sink.story.last, .detentSelected(index), "\(key)")
    }
    XCTAssertFalse(send("key-pressed", on: keys, Double(GDK_KEY_a), 0))
    XCTAssertFalse(send("key-pressed", on: keys, Double(GDK_KEY_Tab), 0))
    end(sheet)
  }

  func testTheDetentIsExposedToAssistiveTechnology() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    let indicator = try bar(of: sheet)
    XCTAssertNotEqual(gtk_widget_get_focusable(indicator), 0)
    XCTAssertEqual(gtk_accessible_get_accessible_role(indicator.opaque), GTK_ACCESSIBLE_ROLE_SLIDER)
    for property in [
      GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    ] {
      XCTAssertNotEqual(gtk_test_accessible_has_property(indicator.opaque, property), 0)
    }
    XCTAssertTrue(indicator.raw.isInstance(of: gtk_accessible_range_get_type()), "GTK tells no value of others")
    end(sheet)
  }

  // MARK: By scrolling

  private func scroller(of sheet: TestSheet<Lines>) throws -> OpaquePointer {
    let viewport = try XCTUnwrap(sheet.window.first(gtk_scrolled_window_get_type()))
    return try XCTUnwrap(
      try controllers(gtk_event_controller_scroll_get_type(), of: viewport).first {
        gtk_event_controller_scroll_get_flags($0) == GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
      })
  }

  func testScrollingDownMakesItHigherFirst() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner)
    let scroller = try scroller(of: sheet)
    XCTAssertEqual(gtk_event_controller_get_propagation_phase(scroller), GTK_PHASE_CAPTURE)
    XCTAssert(send("scroll", on: scroller, 0, 1))
    XCTAssertEqual(sheet.sink.story, [.presented, .detentSelected(1)])
    sheet.update { $0.selectedDetent = 1 }
    waitForHeight(280, of: sheet)
    XCTAssert(send("scroll", on: scroller, 0, 1), "what follows at once belongs to the same movement")
    XCTAssertEqual(sheet.sink.story, [.presented, .detentSelected(1)])
    end(sheet)
  }

  func testAtTheHighestDetentTheContentScrolls() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner) { $0.selectedDetent = 2 }
    XCTAssertFalse(send("scroll", on: try scroller(of: sheet), 0, 1))
    XCTAssertEqual(sheet.sink.story, [.presented])
    end(sheet)
  }

  func testScrollingUpMakesItLowerOnceTheContentIsAtItsTop() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner) { $0.selectedDetent = 2 }
    let viewport = try XCTUnwrap(sheet.window.first(gtk_scrolled_window_get_type()))
    let adjustment = gtk_scrolled_window_get_vadjustment(viewport.opaque)
    gtk_adjustment_set_value(adjustment, 50)
    XCTAssertFalse(send("scroll", on: try scroller(of: sheet), 0, -1))
    gtk_adjustment_set_value(adjustment, 0)
    XCTAssert(send("scroll", on: try scroller(of: sheet), 0, -1))
    XCTAssertEqual(sheet.sink.story, [.presented, .detentSelected(1)])
    end(sheet)
  }

  func testScrollingOnlyScrollsWhereThatIsWanted() async throws {
    let owner = try makeOwner()
    let sheet = try show(over: owner) { $0.contentResizes = false }
    XCTAssertEqual(gtk_event_controller_get_propagation_phase(try scroller(of: sheet)), GTK_PHASE_NONE)
    end(sheet)
  }
}
