import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Sheets at an edge of their window.
final class SheetPlaceTests: SheetTestCase {
  private struct Block: View {
    var body: some View { Text("Block").frame(width: 300, height: 200) }
  }

  override func setUp() async throws {
    try await super.setUp()
    await MainActor.run { DisplayKind.assumesCompositing = true }
  }

  override func tearDown() async throws {
    await MainActor.run { DisplayKind.assumesCompositing = nil }
    try await super.tearDown()
  }

  /// The part of the window that the sheet has.
  private func place<Content>(of sheet: TestSheet<Content>) -> (x: Double, width: Double, height: Double)? {
    guard let panel = gtk_window_get_child(sheet.gtkWindow), let frame = gtk_widget_get_first_child(panel) else {
      return nil
    }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(frame, panel, &bounds) != 0 else { return nil }
    return (Double(bounds.origin.x), Double(bounds.size.width), Double(bounds.size.height))
  }

  func testASheetAtAnEdgeIsAsHighAsItsWindowWhichItCovers() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner) { $0.edge = .trailing }
    let size = WindowMover.size(of: owner.gtkWindow)
    wait("the size of the window") { Double(gtk_widget_get_width(sheet.window)) == size.width }
    XCTAssertEqual(Double(gtk_widget_get_height(sheet.window)), size.height)
    wait("the place") { self.place(of: sheet)?.x == size.width - 300 }
    XCTAssertEqual(place(of: sheet)?.width, 300)
    XCTAssertEqual(place(of: sheet)?.height, size.height)
    sheet.update { $0.edge = .leading }
    wait("the other edge") { self.place(of: sheet)?.x == 0 }
    sheet.update { $0.edge = nil }
    wait("the center") { Double(gtk_widget_get_width(sheet.window)) == 300 }
    end(sheet)
  }

  func testASheetAtAnEdgeCoversAMaximizedWindow() async throws {
    let owner = try makeOwner()
    let before = WindowMover.size(of: owner.gtkWindow)
    gtk_window_maximize(owner.gtkWindow)
    wait("the whole screen") { WindowMover.size(of: owner.gtkWindow).width > before.width }
    let sheet = try show(Block(), over: owner) { $0.edge = .trailing }
    let size = WindowMover.size(of: owner.gtkWindow)
    wait("the size of the window") { Double(gtk_widget_get_width(sheet.window)) == size.width }
    wait("the place") { self.place(of: sheet)?.x == size.width - 300 }
    gtk_window_unmaximize(owner.gtkWindow)
    wait("the former size") { Double(gtk_widget_get_width(sheet.window)) == before.width }
    end(sheet)
  }

  func testAClickBesideTheSheetWantsToCloseIt() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner) { $0.edge = .trailing }
    wait("the place") { (self.place(of: sheet)?.x ?? 0) > 200 }
    try Pointer.click(x: 450, y: 100, in: sheet.window)
    settle()
    XCTAssertFalse(sheet.sink.events.contains(.closeAttempt))
    try Pointer.click(x: 60, y: 100, in: sheet.window)
    wait("the attempt") { sheet.sink.events.contains(.closeAttempt) }
    end(sheet)
  }

  func testTheContentFadesIn() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner) { $0.fadesIn = true }
    let frame = try XCTUnwrap(gtk_window_get_child(sheet.gtkWindow))
    wait("the end of the transition") { gtk_widget_get_opacity(frame) == 1 }
    end(sheet)
  }
}
