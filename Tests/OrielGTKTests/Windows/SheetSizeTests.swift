import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// How large sheets are.
final class SheetSizeTests: SheetTestCase {
  private struct Block: View {
    var width = 400.0
    var height = 300.0

    var body: some View { Text("Block").frame(width: width, height: height) }
  }

  /// The size of the whole window.
  private func size<Content>(of sheet: TestSheet<Content>) -> (width: Double, height: Double) {
    (Double(gtk_widget_get_width(sheet.window)), Double(gtk_widget_get_height(sheet.window)))
  }

  private func viewport<Content>(of sheet: TestSheet<Content>) throws -> GtkWidgetPointer {
    try XCTUnwrap(sheet.window.first(gtk_scrolled_window_get_type()))
  }

  /// How far the content can be scrolled.
  private func overflow<Content>(of sheet: TestSheet<Content>) throws -> Double {
    let adjustment = gtk_scrolled_window_get_vadjustment(try viewport(of: sheet).opaque)
    return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
  }

  func testItIsAsLargeAsItsContent() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner)
    XCTAssertEqual(sheet.presentation.size, SurfaceSize(width: 400, height: 300))
    XCTAssertEqual(try overflow(of: sheet), 0)
    XCTAssertEqual(gtk_window_get_resizable(sheet.gtkWindow), 0)
    end(sheet)
  }

  func testItGrowsAndShrinksWithItsContent() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner)
    sheet.update(Block(width: 520, height: 410))
    wait("the sheet to grow") { sheet.presentation.size == SurfaceSize(width: 520, height: 410) }
    XCTAssert(sheet.sink.events.contains(.resized))
    sheet.update(Block(width: 300, height: 200))
    wait("the sheet to shrink") { sheet.presentation.size == SurfaceSize(width: 300, height: 200) }
    end(sheet)
  }

  func testContentThatIsHigherThanTheScreenScrolls() async throws {
    let owner = try makeOwner()
    let room = ScreenRoom.size(around: owner.gtkWindow)
    let sheet = try show(Block(height: 4_000), over: owner)
    XCTAssertLessThanOrEqual(size(of: sheet).height, Double(room.height))
    XCTAssertGreaterThan(size(of: sheet).height, Double(room.height) * 0.9)
    XCTAssertGreaterThan(try overflow(of: sheet), 3_000)
    end(sheet)
  }

  func testLongTextWrapsInsteadOfMakingItAsWideAsTheScreen() async throws {
    let owner = try makeOwner()
    let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 60)
    let sheet = try show(Text(words), over: owner)
    let room = ScreenRoom.size(around: owner.gtkWindow)
    XCTAssertLessThanOrEqual(size(of: sheet).width, Double(room.width))
    XCTAssertGreaterThan(size(of: sheet).height, 100)
    end(sheet)
  }

  func testLengthsThatAreGivenAreKept() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner) {
      $0.width = 480
      $0.height = 560
    }
    XCTAssertEqual(sheet.presentation.size, SurfaceSize(width: 480, height: 560))
    XCTAssertNotEqual(gtk_window_get_resizable(sheet.gtkWindow), 0)
    end(sheet)
    let wide = try show(Block(), over: owner) { $0.width = 600 }
    XCTAssertEqual(wide.presentation.size, SurfaceSize(width: 600, height: 300))
    end(wide)
  }

  func testItMeasuresItsContent() async throws {
    let owner = try makeOwner()
    let sheet = try TestSheet(Block(), PresentationRequest(SheetForm()), over: owner)
    XCTAssertEqual(sheet.presentation.sizeThatFits(.unspecified), CGSize(width: 400, height: 300))
    XCTAssertEqual(
      sheet.presentation.sizeThatFits(ProposedViewSize(width: 500, height: 600)), CGSize(width: 500, height: 600))
    XCTAssertEqual(
      sheet.presentation.sizeThatFits(ProposedViewSize(width: 10, height: 10)), CGSize(width: 400, height: 300))
    XCTAssertEqual(sheet.presentation.sizeThatFits(.infinity).height.isFinite, true)
    sheet.dispose()
  }

  func testItsDetentsArePartsOfItsParentsRoom() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner)
    XCTAssertEqual(sheet.presentation.availableSize, owner.size)
    settle()
    sheet.sink.events = []
    WindowEdges.setContentSize(620, 420, of: owner.gtkWindow)
    wait("the parent's size") { sheet.presentation.availableSize == SurfaceSize(width: 620, height: 420) }
    wait("it to be heard of") { sheet.sink.events.contains(.resized) }
    end(sheet)
  }

  func testASheetOnASheetHasTheRoomThatTheWindowHas() async throws {
    let owner = try makeOwner()
    let lower = try show(Block(height: 120), over: owner)
    let upper = try TestSheet(Block(), PresentationRequest(SheetForm()), over: lower.presentation)
    XCTAssertEqual(upper.presentation.availableSize, owner.size)
    WindowEdges.setContentSize(620, 420, of: owner.gtkWindow)
    wait("the window's size") { upper.presentation.availableSize == SurfaceSize(width: 620, height: 420) }
    wait("it to be heard of") { upper.sink.events.contains(.resized) }
    upper.dispose()
    end(lower)
  }

  func testInRightToLeftTheContentIsMirrored() async throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let owner = try makeOwner()
    let sheet = try show(
      HStack {
        Text("First")
        Text("Second")
      }, over: owner
    ) { $0.title = "Title" }
    let labels = sheet.window.allTexts.filter { ["First", "Second"].contains(text(of: $0)) }
    XCTAssertEqual(labels.count, 2)
    XCTAssertGreaterThan(
      frame(of: labels[0], in: sheet.window).minX, frame(of: labels[1], in: sheet.window).minX)
    end(sheet)
  }
}
