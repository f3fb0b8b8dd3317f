import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What is behind the content of sheets.
final class SheetLookTests: SheetTestCase {
  private struct Block: View {
    var body: some View { Text("Block").frame(width: 300, height: 200) }
  }

  /// The colour of a place in the window, as it is drawn; nil before it is.
  private func pixel<Content>(of sheet: TestSheet<Content>, x: Int, y: Int) throws -> SIMD3<Int>? {
    try Pixels(shownBy: sheet.window)?[x, y]
  }

  /// Waits until a place in the window has been drawn in a colour.
  private func waitForPixel<Content>(
    of sheet: TestSheet<Content>, x: Int, y: Int, _ red: Int, _ green: Int, _ blue: Int, line: UInt = #line
  ) throws {
    wait("the colour", line: line) { (try? pixel(of: sheet, x: x, y: y)) == SIMD3(red, green, blue) }
  }

  func testAColourFillsAllOfItBehindTheHeaderToo() async throws {
    let owner = try makeOwner()
    let sheet = try show(Block(), over: owner) {
      $0.background = .color(Color(red: 1, green: 0, blue: 0))
      $0.title = "Title"
    }
    let height = Int(gtk_widget_get_height(sheet.window))
    for y in [height / 2, height - 10, 10] { try waitForPixel(of: sheet, x: 20, y: y, 255, 0, 0) }
    sheet.update { $0.background = .color(Color(red: 0, green: 0, blue: 1)) }
    try waitForPixel(of: sheet, x: 20, y: height / 2, 0, 0, 255)
    sheet.update { $0.background = nil }
    wait("the desktop's own") { (try? pixel(of: sheet, x: 20, y: height / 2)) != SIMD3(0, 0, 255) }
    end(sheet)
  }

  func testABackgroundViewIsBehindTheContent() async throws {
    let owner = try makeOwner()
    let sheet = try TestSheet(Block(), PresentationRequest(SheetForm()), over: owner)
    let platform = GtkPlatform()
    let graph = Graph(scheduler: platform)
    let host = ViewHost(
      graph: graph, platform: platform, container: sheet.presentation.background,
      environment: EnvironmentScope(parent: nil))
    host.mount(Color(red: 0, green: 1, blue: 0).frame(width: 80, height: 60))
    graph.flush()
    sheet.presentation.present()
    wait("the sheet") { sheet.sink.story == [.presented] && sheet.presentation.size != nil }
    let (width, height) = (Int(gtk_widget_get_width(sheet.window)), Int(gtk_widget_get_height(sheet.window)))
    try waitForPixel(of: sheet, x: width / 2 + 36, y: height / 2, 0, 255, 0)
    XCTAssertNotEqual(try pixel(of: sheet, x: 10, y: height - 10), SIMD3(0, 255, 0))
    sheet.update { $0.backgroundAlignment = .bottomLeading }
    try waitForPixel(of: sheet, x: 10, y: height - 10, 0, 255, 0)
    host.unmount()
    end(sheet)
  }
}
