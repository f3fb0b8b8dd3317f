import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// A kind of scene that only this file knows registers itself, and takes part in the run of the app.
@MainActor struct SceneKindTests {
  private struct Notes: App {
    var log = Log()

    init() {}
    init(log: Log) { self.log = log }

    var body: some Scene {
      Indicator(id: "indicator", log: log)
      WindowGroup("Notes") { Main() }
    }
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var url = "none"

    var body: some View {
      Text(verbatim: url).onOpenURL { url = $0.absoluteString }
      Button("Show") { openWindow(id: "indicator") }
      Button("Hide") { dismissWindow(id: "indicator") }
    }
  }

  @Test func `A new kind of scene is opened and closed by its id`() throws {
    let log = Log()
    let app = TestApp { Notes(log: log) }
    let screen = try app.frontScreen
    try screen.button("Show").tap()
    #expect(log.entries == ["shown"])
    try screen.button("Hide").tap()
    #expect(log.entries == ["shown", "hidden"])
    #expect(app.screens.map(\.title) == ["Notes"])
  }

  @Test func `A scene that doesn't open at launch leaves the launch to the next one`() {
    let log = Log()
    let app = TestApp { Notes(log: log) }
    #expect(app.screens.map(\.title) == ["Notes"])
    #expect(log.entries.isEmpty)
  }

  @Test func `A scene opens the URLs of its kind, and the window the others`() throws {
    let log = Log()
    let app = TestApp { Notes(log: log) }
    let (own, other) = (try #require(URL(string: "indicator:on")), try #require(URL(string: "note:1")))
    app.open(own)
    #expect(log.entries == ["opened indicator:on"])
    #expect(try app.frontScreen.text("none").exists)
    app.open(own, other)
    #expect(log.entries == ["opened indicator:on", "opened indicator:on"])
    #expect(try app.frontScreen.text("note:1").exists)
  }

  @Test func `A scene is closed when the app ends, and isn't registered any more`() {
    let log = Log()
    let app = TestApp { Notes(log: log) }
    app.shutDown()
    #expect(log.entries == ["hidden"])
    app.shutDown()
    #expect(log.entries == ["hidden"])
  }
}

/// A scene without windows, as an item in the panel of the desktop.
private struct Indicator: Scene, _Primitive {
  typealias Body = Never

  let id: String
  let log: Log

  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    IndicatorNode(scene, in: context)
  }
}

@MainActor private final class IndicatorNode: StoredSceneNode<Indicator>, RegisteredScene {
  override init(_ scene: Indicator, in context: _SceneContext) {
    super.init(scene, in: context)
    runner.register(self)
  }

  var sceneID: String? { scene.id }
  var settings: WindowSettings {
    var settings = WindowSettings()
    settings.launchBehavior = .suppressed
    return settings
  }

  func open() { scene.log("shown") }
  func closeAll() { scene.log("hidden") }

  func open(_ url: URL) -> Bool {
    guard url.scheme == "indicator" else { return false }
    scene.log("opened \(url.absoluteString)")
    return true
  }

  override func willUnmount() { runner.unregister(self) }
}
