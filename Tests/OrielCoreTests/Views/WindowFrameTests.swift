import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Where windows have their title, their toolbar and their menu.
@MainActor struct WindowFrameTests {
  private struct Framed: App {
    var body: some Scene { WindowGroup("Framed") { Text("a") }.windowFrame(.titleBar) }
  }

  private struct Expanded: App {
    var body: some Scene { WindowGroup("Expanded") { Text("a") }.windowToolbarStyle(.expanded) }
  }

  private struct Both: App {
    var body: some Scene {
      WindowGroup("Both") { Text("a") }.windowToolbarStyle(.expanded).windowFrame(.headerBar)
    }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup("Plain") { Text("a") } }
  }

  private func hasTitleBar<Root: App>(_ app: () -> Root) -> Bool? {
    let app = TestApp(app)
    return withExtendedLifetime(app) { app.platform.windows.first?.request.hasTitleBar }
  }

  @Test func `A modifier of the scene comes before the style of the toolbar, and that before the desktop`() {
    #expect(hasTitleBar { Framed() } == true)
    #expect(hasTitleBar { Expanded() } == true)
    #expect(hasTitleBar { Both() } == false)
    #expect(hasTitleBar { Plain() } == false)
  }

  @Test func `Below a title bar of the desktop, the commands are in a menu bar instead of the main menu`() throws {
    let app = TestApp { Framed() }
    #expect(try !app.screen("Framed").menu("Main Menu").exists)
    var menus: [MenuEntry] = []
    for view in try app.screen("Framed").everything.matches {
      view.forEachInside { if let bar = $0.element as? MenuElement, bar.isBar { menus = bar.entries } }
    }
    let titles = menus.compactMap { menu -> String? in
      guard case .submenu(_, let title, _, _, _) = menu else { return nil }
      return title
    }
    #expect(titles == ["File", "Edit", "View", "Window", "Help"])
  }
}
