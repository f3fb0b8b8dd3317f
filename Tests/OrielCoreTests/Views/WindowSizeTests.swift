import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The sizes with which windows open.
@MainActor struct WindowSizeTests {
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      ForEach(["list", "wide", "tall", "pages", "sized", "fixed", "settings", "fresh"], id: \.self) { id in
        Button(id) { openWindow(id: id) }
      }
      Button("Close") {
        for id in ["list", "wide", "sized", "fixed", "fresh"] { dismissWindow(id: id) }
      }
    }
  }

  private struct Windows: App {
    init() {}
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      Window("List", id: "list") { List([String](), id: \.self) { Text($0) } }
      Window("Wide", id: "wide") { Color.red.frame(minWidth: 1_000, minHeight: 500) }
      Window("Tall", id: "tall") { Color.red.frame(minWidth: 5_000, idealHeight: 8_000) }
      Window("Pages", id: "pages") {
        ScrollView { ForEach(0..<500, id: \.self) { Text("Line \($0)") } }.frame(minHeight: 600)
      }
      Window("Sized", id: "sized") { Text("sized") }.defaultSize(width: 300, height: 200)
      Window("Fixed", id: "fixed") { Color.red.frame(width: 120, height: 80) }.windowResizability(.contentSize)
      Settings { Color.red.frame(width: 220, height: 180) }
      Window("Fresh", id: "fresh") { Text("fresh") }.defaultSize(width: 300, height: 200)
        .restorationBehavior(.disabled)
    }
  }

  private func opened(_ id: String, in app: TestApp) throws -> CGSize {
    try #require(app.screens.first).button(id).tap()
    let size = try #require(app.frontScreen.window.size)
    return CGSize(width: size.width, height: size.height)
  }

  @Test func `A window without a default size opens as on a Mac, at least as large as its content`() throws {
    let app = TestApp { Windows() }
    #expect(try opened("list", in: app) == CGSize(width: 900, height: 450))
    #expect(try opened("wide", in: app) == CGSize(width: 1_000, height: 500))
    #expect(try opened("pages", in: app) == CGSize(width: 900, height: 600))
    let tall = try opened("tall", in: app)
    #expect(tall.width > 1_000 && tall.width < 5_000 && tall.height > 500 && tall.height < 8_000)
  }

  @Test func `A window has its default size, or that of its content if it can't be resized`() throws {
    let app = TestApp { Windows() }
    #expect(try opened("sized", in: app) == CGSize(width: 300, height: 200))
    #expect(try opened("fixed", in: app) == CGSize(width: 120, height: 80))
    #expect(try opened("settings", in: app) == CGSize(width: 220, height: 180))
  }

  @Test func `A window that is opened again has the size that the user has given it`() throws {
    let app = TestApp { Windows() }
    for id in ["list", "sized", "fresh", "fixed"] {
      let first = try opened(id, in: app)
      try app.frontScreen.resize(width: 700, height: 333)
      try #require(app.screens.first).button("Close").tap()
      let isRestored = id == "list" || id == "sized"
      #expect(try opened(id, in: app) == (isRestored ? CGSize(width: 700, height: 333) : first), "\(id)")
    }
  }

  private struct Notes: View {
    @Environment(\.openWindow) private var openWindow
    @SceneStorage("note") private var note = "none"
    var body: some View {
      Text("note \(note)")
      Button("New") { openWindow(id: "main") }
      Button("One") { note = "one" }
      Button("Two") { note = "two" }
    }
  }

  private struct Named: App {
    init() {}
    var body: some Scene { WindowGroup("Main", id: "main") { Notes() }.defaultSize(width: 300, height: 200) }
  }

  private func size(_ screen: Screen) throws -> CGSize {
    let size = try #require(screen.window.size)
    return CGSize(width: size.width, height: size.height)
  }

  @Test func `The next launch opens with the size and the state of the window that was closed last`() throws {
    let storage = SceneStorageStore(inMemoryFor: "test")
    let app = TestApp(scenes: storage) { Named() }
    let first = try app.frontScreen
    try first.button("New").tap()
    let second = try app.frontScreen
    try first.button("One").tap()
    try second.button("Two").tap()
    try first.closeWindow()
    try second.resize(width: 700, height: 333)
    try second.closeWindow()
    #expect(app.screens.isEmpty)
    let next = TestApp(scenes: storage) { Named() }
    #expect(try size(next.frontScreen) == CGSize(width: 700, height: 333))
    #expect(try next.frontScreen.text("note two").exists)
    try next.frontScreen.button("New").tap()
    #expect(try next.frontScreen.text("note none").exists)
  }

  @Test func `Windows that close together are opened in their order, though the first was closed before`() throws {
    let storage = SceneStorageStore(inMemoryFor: "test")
    let app = TestApp(scenes: storage) { Named() }
    let first = try app.frontScreen
    for name in ["One", "Two"] {
      try first.button("New").tap()
      try app.frontScreen.button(name).tap()
    }
    try first.closeWindow()
    app.shutDown()
    let next = TestApp(scenes: storage) { Named() }
    #expect(try next.frontScreen.text("note one").exists)
    try next.frontScreen.button("New").tap()
    #expect(try next.frontScreen.text("note two").exists)
  }

  @Test func `A second window opens with the size that the user has given the last one`() throws {
    let app = TestApp { Named() }
    let first = try app.frontScreen
    try first.button("New").tap()
    let second = try app.frontScreen
    #expect(try size(second) == CGSize(width: 300, height: 200))
    try second.resize(width: 700, height: 333)
    try second.closeWindow()
    try first.button("New").tap()
    #expect(try size(app.frontScreen) == CGSize(width: 700, height: 333))
  }

  @Test func `A maximized window opens maximized, and no other one does`() throws {
    let app = TestApp { Windows() }
    _ = try opened("list", in: app)
    try app.frontScreen.window.isMaximized = true
    try #require(app.screens.first).button("Close").tap()
    _ = try opened("list", in: app)
    #expect(try app.frontScreen.window.isMaximized)
    _ = try opened("sized", in: app)
    #expect(try !app.frontScreen.window.isMaximized)
  }

  @Test func `A stored size that makes no sense is ignored`() {
    for (width, height) in [(Double.nan, 300.0), (300, -.infinity), (0, 300), (300, 1e9)] {
      let store = WindowExtentStore(storage: SceneStorageStore(inMemoryFor: "window"))
      store.store(WindowExtent(size: SurfaceSize(width: width, height: height)))
      #expect(store.extent == nil)
    }
    let store = WindowExtentStore(storage: SceneStorageStore(inMemoryFor: "window"))
    let extent = WindowExtent(size: SurfaceSize(width: 300, height: 200), isMaximized: true)
    store.store(extent)
    #expect(store.extent == extent)
  }
}
