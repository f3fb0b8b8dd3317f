import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Real windows of scenes: their values, their place, their order, and what the user may do with them.
@MainActor final class WindowSceneTests: AlertTestCase {
  @Observable @MainActor final class Model {
    var behavior = WindowInteractionBehavior.automatic
  }

  private struct Notes: App {
    var model = Model()
    init() {}
    init(_ model: Model) { self.model = model }
    var body: some Scene {
      WindowGroup("Main", id: "main") {
        Text("main")
          .windowDismissBehavior(model.behavior)
          .windowMinimizeBehavior(model.behavior)
          .windowResizeBehavior(model.behavior)
      }
      WindowGroup("Note", for: Int.self) { $number in Text(verbatim: "note \(number ?? 0)") }
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      Window("Placed", id: "placed") { Text("placed") }
        .defaultWindowPlacement { _, _ in WindowPlacement(x: 40, y: 60, width: 300, height: 200) }
        .windowBackgroundDragBehavior(.enabled)
      Window("Plain", id: "plain") { Text("plain").frame(width: 200, height: 80) }
        .windowStyle(.plain)
        .windowResizability(.contentSize)
        .defaultWindowPlacement { _, context in
          context.windows.first { $0.id == "placed" }.map { WindowPlacement(.below($0)) } ?? WindowPlacement()
        }
    }
  }

  private func launch(_ app: Notes = Notes()) throws -> (runner: AppRunner, window: GtkWidgetPointer) {
    var values = EnvironmentValues()
    values.sceneStorage = SceneStorageStore(inMemoryFor: "test")
    let runner = AppRunner(platform: GtkPlatform(), values: values)
    runner.start(app)
    let window = try opened { runner.activate() }
    addTeardownBlock { @MainActor in
      runner.shutDown()
      self.settle()
    }
    return (runner, window)
  }

  /// The window that an action opens, when it is active.
  private func opened(_ action: () -> Void) throws -> GtkWidgetPointer {
    let before = Set(toplevels)
    action()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the active window") { gtk_window_is_active(window.as(GtkWindow.self)) != 0 }
    return window
  }

  private func owner(of window: GtkWidgetPointer) -> UnsafeMutablePointer<GtkWindow>? {
    gtk_window_get_transient_for(window.as(GtkWindow.self))
  }

  func testAValueHasOneWindowWhichComesToTheFront() async throws {
    let launched = try launch()
    let first = try opened { launched.runner.openWindow(value: 1, id: nil) }
    let second = try opened { launched.runner.openWindow(value: 2, id: nil) }
    let count = toplevels.count
    launched.runner.openWindow(value: 1, id: nil)
    wait("the first window to be active") { gtk_window_is_active(first.as(GtkWindow.self)) != 0 }
    XCTAssertEqual(toplevels.count, count)
    launched.runner.dismissWindow(value: 2, id: nil)
    XCTAssertFalse(toplevels.contains(second))
  }

  func testAUtilityWindowIsTransientForTheWindowThatIsActive() async throws {
    let launched = try launch()
    let tools = try opened { launched.runner.openWindow(id: "tools") }
    XCTAssertEqual(owner(of: tools), launched.window.as(GtkWindow.self))
    let note = try opened { launched.runner.openWindow(value: 1, id: nil) }
    wait("the tools to belong to the new window") { self.owner(of: tools) == note.as(GtkWindow.self) }
    launched.runner.dismissWindow(value: 1, id: nil)
    wait("the tools to belong to the first window") { self.owner(of: tools) == launched.window.as(GtkWindow.self) }
  }

  func testEscapeClosesAUtilityWindow() async throws {
    let launched = try launch()
    let tools = try opened { launched.runner.openWindow(id: "tools") }
    try Keyboard.press(["Escape"])
    wait("the tools to close") { !self.toplevels.contains(tools) }
    XCTAssertTrue(toplevels.contains(launched.window))
  }

  func testViewsDisableTheButtonsOfTheWindow() async throws {
    let model = Model()
    let launched = try launch(Notes(model))
    let window = launched.window.as(GtkWindow.self)
    let bar = try XCTUnwrap(gtk_window_get_titlebar(window))
    XCTAssertNotEqual(gtk_window_get_deletable(window), 0)
    model.behavior = .disabled
    wait("the close button to go") { gtk_window_get_deletable(window) == 0 }
    XCTAssertEqual(gtk_window_get_resizable(window), 0)
    let layout = try XCTUnwrap(gtk_header_bar_get_decoration_layout(bar.opaque).map { String(cString: $0) })
    XCTAssertFalse(layout.contains("minimize"))
    // As a window manager asks.
    gtk_window_close(window)
    settle()
    XCTAssertTrue(toplevels.contains(launched.window))
    model.behavior = .automatic
    wait("the close button to return") { gtk_window_get_deletable(window) != 0 }
    XCTAssertNil(gtk_header_bar_get_decoration_layout(bar.opaque))
  }

  func testADecorationLayoutLosesOneButton() async {
    XCTAssertEqual(HeaderButtons.layout("menu:minimize,maximize,close", without: "minimize"), "menu:maximize,close")
    XCTAssertEqual(HeaderButtons.layout("close,minimize:", without: "minimize"), "close:")
    XCTAssertEqual(HeaderButtons.layout("", without: "minimize"), "")
  }

  func testAWindowOpensAtItsPlaceOnX11() async throws {
    let launched = try launch()
    let placed = try opened { launched.runner.openWindow(id: "placed") }
    let content = try XCTUnwrap(gtk_window_get_child(placed.as(GtkWindow.self)))
    wait("the layout") { gtk_widget_get_width(content) > 0 }
    XCTAssertEqual(Double(gtk_widget_get_width(content)) + WindowEdges.width, 300)
    guard DisplayKind.isX11 else { return }
    wait("the place") { (try? self.corner(of: placed)) == CGPoint(x: 40, y: 60) }
  }

  func testAPlainWindowIsItsContentAlone() async throws {
    let launched = try launch()
    let plain = try opened { launched.runner.openWindow(id: "plain") }
    XCTAssertEqual(gtk_window_get_decorated(plain.as(GtkWindow.self)), 0)
    wait("the size") { gtk_widget_get_width(plain) == 200 && gtk_widget_get_height(plain) == 80 }
  }

  func testAWindowOpensBelowAnotherOneOnX11() async throws {
    let launched = try launch()
    let placed = try opened { launched.runner.openWindow(id: "placed") }
    guard DisplayKind.isX11 else { return }
    wait("the place") { (try? self.corner(of: placed)) == CGPoint(x: 40, y: 60) }
    let place = try XCTUnwrap(WindowMover.place(of: placed.as(GtkWindow.self)))
    XCTAssertEqual([place.minX, place.minY], [40, 60])
    let plain = try opened { launched.runner.openWindow(id: "plain") }
    // The width of a window that isn't resizable is known only roughly before it is laid out.
    let middle = place.minX + place.width / 2
    wait("the place below it") {
      guard let corner = try? self.corner(of: plain) else { return false }
      return corner.y == place.maxY + 12 && abs(corner.x + 100 - middle) <= 10
    }
  }

  func testTheUserMovesAWindowByItsBackground() async throws {
    let launched = try launch()
    let placed = try opened { launched.runner.openWindow(id: "placed") }
    let content = try XCTUnwrap(gtk_window_get_child(placed.as(GtkWindow.self)))
    wait("the layout") { gtk_widget_get_width(content) > 0 }
    guard DisplayKind.isX11 else { return }
    wait("the place") { (try? self.corner(of: placed)) == CGPoint(x: 40, y: 60) }
    let middle = try Pointer.middle(of: content)
    try Pointer.press(x: middle.x, y: middle.y, in: content)
    settle()
    try Pointer.move(x: middle.x + 20, y: middle.y + 20, in: content)
    settle()
    // The window manager takes over from a movement that it has noticed. GTK hands movements out with its frames, which come
    // after the events that are there: without the turns in between, there would always be another event.
    wait("the window to follow the pointer") {
      drain()
      try? DisplayTool.run(["mousemove_relative", "4", "2"])
      return (try? self.corner(of: placed)) != CGPoint(x: 40, y: 60)
    }
    try Pointer.release()
  }

  /// The top left corner of a window on the screen, without its shadow.
  private func corner(of window: GtkWidgetPointer) throws -> CGPoint {
    let output = try DisplayTool.output(of: ["getwindowgeometry", "--shell", "\(try Pointer.window(of: window))"])
    func number(_ name: String) throws -> Double {
      let line = try XCTUnwrap(output.split(separator: "\n").first { $0.hasPrefix("\(name)=") })
      return try XCTUnwrap(Double(line.dropFirst(name.count + 1)))
    }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(gtk_widget_get_native(window), &left, &top)
    return CGPoint(x: try number("X") + left, y: try number("Y") + top)
  }
}
