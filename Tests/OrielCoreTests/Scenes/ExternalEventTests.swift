import Foundation
import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Which window handles a URL that the user opens with the app.
@MainActor struct ExternalEventTests {
  private struct Music: App {
    init() {}
    var body: some Scene {
      WindowGroup("Player", id: "player") { Handler() }
        .handlesExternalEvents(matching: ["music:play", ""])
      WindowGroup("Library", id: "library") { Handler() }
      WindowGroup("Album", id: "album") {
        Handler().handlesExternalEvents(preferring: ["album=1"], allowing: ["album"])
      }
      .handlesExternalEvents(matching: ["ALBUM"])
    }
  }

  private struct Handler: View {
    @State private var last = "none"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Text(verbatim: last).onOpenURL { last = $0.absoluteString }
      Button("Album") { openWindow(id: "album") }
      Button("Library") { openWindow(id: "library") }
    }
  }

  private struct Tray: App {
    var body: some Scene {
      MenuBarExtra("Tray") { Button("Act") {} }
      Settings { Text("settings") }
      Window("Main", id: "main") { Handler() }
    }
  }

  @Test func `A URL opens the first scene that has a window at launch`() throws {
    let app = TestApp { Tray() }
    try app.frontScreen.press("w")
    #expect(app.screens.isEmpty)
    try open("music:play", in: app)
    #expect(app.screens.map(\.title) == ["Main"])
    #expect(try app.frontScreen.text("music:play").exists)
  }

  private func open(_ text: String, in app: TestApp) throws { app.open(try #require(URL(string: text))) }

  @Test func `The first scene that matches opens a window, and a scene without conditions has the rest`() throws {
    let app = TestApp { Music() }
    #expect(app.screens.map(\.title) == ["Player"])
    try open("music:play?song=3", in: app)
    #expect(app.screens.map(\.title) == ["Player", "Player"])
    #expect(try app.frontScreen.text("music:play?song=3").exists)
    try open("music:find", in: app)
    #expect(app.screens.map(\.title) == ["Player", "Player", "Library"])
    #expect(try app.frontScreen.text("music:find").exists)
    try open("music:sort", in: app)
    #expect(app.screens.count == 3)
    #expect(try app.frontScreen.text("music:sort").exists)
    try open("Music:album=2", in: app)
    #expect(try app.frontScreen.title == "Album")
  }

  @Test func `An open window that prefers or allows a URL comes to the front for it`() throws {
    let app = TestApp { Music() }
    let player = try app.frontScreen
    try player.button("Album").tap()
    let album = try app.frontScreen
    try player.button("Library").tap()
    try open("music:album=2", in: app)
    #expect(app.screens.map(\.title) == ["Player", "Library", "Album"])
    #expect(album.text("music:album=2").exists)
    try player.button("Library").tap()
    try open("music:album=1", in: app)
    #expect(app.screens.count == 4)
    #expect(album.text("music:album=1").exists)
  }

  private nonisolated static let conditions: [([String], Bool)] = [
    (["*"], true), (["note"], true), (["NOTE:1"], true), (["other", "note"], true), (["other"], false), ([""], false),
    ([], false),
  ]

  @Test(arguments: conditions)
  func `A condition matches a part of the URL, without regard to case`(_ strings: [String], _ matches: Bool) throws {
    let url = try #require(URL(string: "note:1"))
    #expect(ExternalEventConditions(Set(strings)).contains(url) == matches)
  }
}
