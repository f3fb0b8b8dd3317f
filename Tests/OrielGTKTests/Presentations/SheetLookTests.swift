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
    let paintable = gtk_widget_paintable_new(sheet.window)
    defer { g_object_unref(paintable.map { $0.raw }) }
    let (width, height) = (Int(gtk_widget_get_width(sheet.window)), Int(gtk_widget_get_height(sheet.window)))
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    let renderer = try XCTUnwrap(gtk_native_get_renderer(try XCTUnwrap(gtk_widget_get_native(sheet.window))))
    let texture = try XCTUnwrap(gsk_renderer_render_texture(renderer, node, &bounds))
    defer { g_object_unref(texture.raw) }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    let start = (y * width + x) * 4
    return SIMD3(Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]))
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

  func testAViewStandsBehindTheContent() async throws {
    let owner = try makeOwner()
    let sheet = try TestSheet(Block(), PresentationRequest(.sheet), over: owner)
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
