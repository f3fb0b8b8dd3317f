import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The sizes with which real windows open, and what they remember.
final class WindowSizeTests: AlertTestCase {
  private struct Opened {
    let controller: WindowController
    let window: GtkWidgetPointer

    /// The size of the content, with the border that a window has where the display can't draw shadows.
    @MainActor var size: CGSize {
      guard let content = gtk_window_get_child(window.as(GtkWindow.self)) else { return .zero }
      let border = WindowEdges.width
      return CGSize(
        width: Double(gtk_widget_get_width(content)) + border, height: Double(gtk_widget_get_height(content)) + border)
    }

    /// The size of the window with its header bar and its border.
    @MainActor var whole: CGSize {
      CGSize(
        width: Double(gtk_widget_get_width(window)) + WindowEdges.width,
        height: Double(gtk_widget_get_height(window)) + WindowEdges.width)
    }
  }

  private func open<Content: View>(
    _ content: Content, in storage: SceneStorageStore? = nil, _ change: (inout WindowRequest) -> Void = { _ in }
  ) throws -> Opened {
    let platform = GtkPlatform()
    let before = Set(toplevels)
    var request = WindowRequest(title: "App", identifier: "main")
    change(&request)
    let controller = WindowController(
      content, request: request, graph: Graph(scheduler: platform), platform: platform,
      environment: EnvironmentScope(parent: nil), storage: storage
    ) { _ in }
    controller.present()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the window") { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
    settle()
    addTeardownBlock { @MainActor in
      controller.close()
      self.settle()
    }
    return Opened(controller: controller, window: window)
  }

  private let usual = CGSize(width: 900, height: 450)

  func testAWindowWithoutADefaultSizeOpensAsOnAMac() async throws {
    XCTAssertEqual(try open(Text("small")).size, usual)
    XCTAssertEqual(try open(List([String](), id: \.self) { Text($0) }).size, usual)
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<500, id: \.self) { Text("\($0)") } }
    XCTAssertEqual(try open(ScrollView { grid }).size, usual)
    XCTAssertEqual(try open(Form { ForEach(0..<100, id: \.self) { Text("\($0)") } }).size, usual)
    XCTAssertEqual(try open(Table([Row()]) { TableColumn("Name") { Text($0.id) } }).size, usual)
  }

  private struct Row: Identifiable {
    let id = "a"
  }

  func testAWindowOpensAtLeastInTheIdealSizeOfItsContentAndFitsTheScreen() async throws {
    XCTAssertEqual(
      try open(Color.red.frame(idealWidth: 950, idealHeight: 700)).size, CGSize(width: 950, height: 700))
    let large = try open(Color.red.frame(idealWidth: 5_000, idealHeight: 5_000)).size
    let screen = ScreenRoom.size(around: nil)
    XCTAssertGreaterThan(large.width, 900)
    XCTAssertLessThan(large.width, Double(screen.width) * 4 / 3)
    XCTAssertGreaterThan(large.height, 450)
    XCTAssertLessThan(large.height, Double(screen.height) * 4 / 3)
  }

  func testAWindowOfFixedSizeAndThatOfSettingsHaveTheSizeOfTheirContent() async throws {
    let content = Color.red.frame(width: 320, height: 210)
    let border = WindowEdges.width
    let size = CGSize(width: 320 + border, height: 210 + border)
    XCTAssertEqual(try open(content) { $0.isResizable = false }.size, size)
    XCTAssertEqual(try open(content) { $0.opensAtIdealSize = true }.size, size)
  }

  func testTheTitleBarIsAboveTheContentOfUsualSize() async throws {
    let opened = try open(Color.red.toolbar { Button("Add") {} })
    let content = try XCTUnwrap(gtk_window_get_child(opened.window.as(GtkWindow.self)))
    // Where windows have no shadows, GTK counts a border as well.
    XCTAssertEqual(Double(gtk_widget_get_width(content)), 900, accuracy: 12)
    XCTAssertEqual(Double(gtk_widget_get_height(content)), 450, accuracy: 12)
  }

  func testASizeThatTheUserHasNotGivenIsNotStored() async throws {
    for isIdeal in [false, true] {
      let storage = SceneStorageStore(inMemoryFor: "settings.0")
      let opened = try open(Color.red.frame(minWidth: 320, minHeight: 210), in: storage) {
        $0.opensAtIdealSize = isIdeal
        // Smaller than the content.
        if !isIdeal { ($0.defaultWidth, $0.defaultHeight) = (100, 100) }
      }
      XCTAssertGreaterThanOrEqual(opened.size.width, 320)
      XCTAssertNil(WindowExtentStore(storage: storage).extent, "\(isIdeal)")
      gtk_window_set_default_size(opened.window.as(GtkWindow.self), 620, 410)
      wait("the size") { opened.whole == CGSize(width: 620, height: 410) }
      XCTAssertEqual(
        WindowExtentStore(storage: storage).extent?.size, SurfaceSize(width: 620, height: 410), "\(isIdeal)")
    }
  }

  func testAWindowHasTheSizeThatTheUserHasGivenItWhenItIsOpenedAgain() async throws {
    let storage = SceneStorageStore(inMemoryFor: "main.0")
    func open() throws -> Opened {
      try self.open(Text("content"), in: storage) {
        $0.defaultWidth = 500
        $0.defaultHeight = 300
      }
    }
    let first = try open()
    XCTAssertEqual(first.whole, CGSize(width: 500, height: 300))
    XCTAssertNil(WindowExtentStore(storage: storage).extent, "what the user hasn't changed isn't stored")
    gtk_window_set_default_size(first.window.as(GtkWindow.self), 620, 410)
    wait("the size") { first.whole == CGSize(width: 620, height: 410) }
    first.controller.close()
    settle()
    let second = try open()
    XCTAssertEqual(second.whole, CGSize(width: 620, height: 410))
    gtk_window_maximize(second.window.as(GtkWindow.self))
    wait("the whole screen") {
      second.whole.width > 620 && WindowExtentStore(storage: storage).extent?.isMaximized == true
    }
    second.controller.close()
    settle()
    let third = try open()
    wait("the whole screen again") { third.whole.width > 620 }
    XCTAssertNotEqual(gtk_window_is_maximized(third.window.as(GtkWindow.self)), 0)
    gtk_window_unmaximize(third.window.as(GtkWindow.self))
    wait("its former size") { third.whole == CGSize(width: 620, height: 410) }
  }
}
