import OrielTesting
import Testing

@testable import OrielCore

/// The styles of windows, and the command for their sidebar.
@MainActor struct WindowStyleTests {
  private struct Styled: App {
    var body: some Scene {
      WindowGroup("Plain") { Opener() }
      Window("Bare", id: "bare") { Text("bare") }.windowStyle(.hiddenTitleBar)
      Window("Visible", id: "visible") { Text("visible").toolbarBackground(.visible) }.windowStyle(.hiddenTitleBar)
      Window("Untitled", id: "untitled") { Text("untitled") }
        .windowStyle(.titleBar).windowToolbarStyle(.unified(showsTitle: false))
      Window("Alone", id: "alone") { Text("alone") }.windowStyle(.plain).windowFrame(.titleBar)
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      ForEach(["bare", "visible", "untitled", "alone"], id: \.self) { id in Button(id) { openWindow(id: id) } }
    }
  }

  @Test func `A style hides the title bar of a window, or its title`() throws {
    let app = TestApp { Styled() }
    let plain = try app.screen("Plain")
    func request(_ button: String, _ title: String) throws -> WindowRequest {
      try plain.button(button).tap()
      return try app.screen(title).window.request
    }
    #expect(!plain.window.request.hidesTitleBar && plain.window.request.showsTitle)
    let bare = try request("bare", "Bare")
    #expect(bare.hidesTitleBar && !bare.showsTitle && bare.hidesToolbarBackground)
    let visible = try request("visible", "Visible")
    #expect(visible.hidesTitleBar && !visible.hidesToolbarBackground)
    let untitled = try request("untitled", "Untitled")
    #expect(!untitled.hidesTitleBar && !untitled.showsTitle && !untitled.hidesToolbarBackground)
    let alone = try request("alone", "Alone")
    #expect(alone.isPlain && !alone.hasTitleBar && !plain.window.request.isPlain)
  }

  private struct Labeled: App {
    @State private var style = ToolbarLabelStyle.automatic

    var body: some Scene {
      WindowGroup("Labeled") {
        ForEach(Self.styles.indices, id: \.self) { index in Button("Style \(index)") { style = Self.styles[index] } }
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
      .windowToolbarLabelStyle($style)
    }

    private static let styles: [ToolbarLabelStyle] = [.automatic, .titleAndIcon, .titleOnly, .iconOnly]
  }

  @Test func `The labels of a toolbar show what the scene says, and have the same name`() throws {
    let app = TestApp { Labeled() }
    let screen = try app.screen("Labeled")
    // A button with a title alone has no views of its own.
    for (style, contents) in [(0, ["image"]), (1, ["image", "text"]), (2, []), (3, ["image"])] {
      try screen.button("Style \(style)").tap()
      let lines = app.description.split(separator: "\n").drop { !$0.hasSuffix("button \"Add\"") }.dropFirst()
      let shown = lines.prefix { $0.hasPrefix("      ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(shown.filter { $0 == "image" || $0 == "text" } == contents, "\(app)")
    }
  }

  private struct Fixed: App {
    var body: some Scene {
      WindowGroup("Fixed") { Text("fixed").toolbar { Button("Add", systemImage: "plus") {} } }
        .windowToolbarLabelStyle(fixed: .titleOnly)
    }
  }

  @Test func `A scene has a style of its toolbars' labels that doesn't change`() throws {
    let app = TestApp { Fixed() }
    #expect(try app.screen("Fixed").texts.contains("Add"))
  }

  private struct Mail: App {
    var body: some Scene {
      WindowGroup("Mail") { Columns() }.commands { SidebarCommands() }
    }
  }

  private struct Columns: View {
    @State private var hasSidebar = true

    var body: some View {
      if hasSidebar {
        NavigationSplitView {
          Text("folders")
        } detail: {
          Text("messages")
          Button("Close") { hasSidebar = false }
        }
      }
    }
  }

  @Test func `A command hides and shows the sidebar of the window, if it has one`() throws {
    let app = TestApp { Mail() }
    let screen = try app.screen("Mail")
    #expect(try screen.text("folders").isVisible)
    try screen.menu("Main Menu").choose("Toggle Sidebar")
    #expect(try !screen.text("folders").isVisible)
    try screen.menu("Main Menu").choose("Toggle Sidebar")
    #expect(try screen.text("folders").isVisible)
    try screen.button("Close").tap()
    #expect(try screen.menu("Main Menu").entries.contains("(Toggle Sidebar)"))
  }
}
