import Foundation
import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Where windows open, and in which size. The headless screen has 1920 × 1080 pixels.
@MainActor struct WindowPlacementTests {
  private struct Placed: App {
    var seen = Log()
    init() {}
    init(_ seen: Log) { self.seen = seen }
    var body: some Scene {
      WindowGroup("Main", id: "main") { Opener() }
        .defaultSize(width: 400, height: 300)
        .defaultPosition(.topLeading)
      Window("Half", id: "half") { Color.red.frame(idealWidth: 200, idealHeight: 100) }
        .defaultWindowPlacement { content, context in
          seen(context.windows.map { $0.id ?? "none" }.joined(separator: " "))
          let size = content.sizeThatFits(.unspecified)
          return WindowPlacement(.bottomTrailing, width: context.defaultDisplay.bounds.width / 2, height: size.height)
        }
      Window("Fixed", id: "fixed") { Text("fixed") }
        .defaultSize(width: 500, height: 250)
        .defaultPosition(.bottom)
        .defaultWindowPlacement { _, _ in WindowPlacement(x: 10, width: 600) }
      Window("Plain", id: "plain") { Text("plain") }
        .windowIdealSize(.fitToContent)
        .windowIdealPlacement { _, _ in WindowPlacement() }
      ForEachSide()
    }
  }

  /// Windows beside the first one, which has its top left corner at (60, 68).
  private struct ForEachSide: Scene {
    var body: some Scene {
      beside("trailing") { WindowPlacement(.trailing($0)) }
      beside("leading") { WindowPlacement(.leading($0), width: 100) }
      beside("below") { WindowPlacement(.below($0), size: CGSize(width: 200, height: 100)) }
      beside("above") { WindowPlacement(.above($0)) }
      beside("replacing") { WindowPlacement(.replacing($0)) }
      beside("panel") { _ in WindowPlacement(.utilityPanel, width: 300, height: 50) }
    }

    private func beside(_ id: String, place: @escaping (WindowProxy) -> WindowPlacement) -> some Scene {
      Window(id, id: id) { Text(id) }
        .defaultSize(width: 200, height: 100)
        .defaultWindowPlacement { _, context in
          context.windows.first { $0.id == "main" }.map(place) ?? WindowPlacement(.none)
        }
    }
  }

  @Test(arguments: [
    ("trailing", 472.0, 168.0), ("leading", 60, 168), ("below", 160, 380), ("above", 160, 68), ("replacing", 160, 168),
    ("panel", 810, 963),
  ])
  func `A window opens beside another one, and on the screen`(id: String, x: Double, y: Double) throws {
    let app = TestApp { Placed() }
    let first = try app.frontScreen
    try first.button(id).tap()
    #expect(try app.frontScreen.window.position == SurfacePosition(x: x, y: y))
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      ForEach(Self.ids, id: \.self) { id in
        Button(id) { openWindow(id: id) }
        Button("close \(id)") { dismissWindow(id: id) }
      }
    }

    private static let ids =
      ["main", "half", "fixed", "plain", "trailing", "leading", "below", "above", "replacing", "panel"]
  }

  @Test func `A position is the same point of the window and of the room on the screen`() throws {
    let app = TestApp { Placed() }
    let first = try app.frontScreen
    #expect(first.window.position == SurfacePosition(x: 60, y: 68))
    try first.button("main").tap()
    #expect(try app.frontScreen.window.position == SurfacePosition(x: 84, y: 92))
    try first.button("plain").tap()
    #expect(try app.frontScreen.window.position == nil)
  }

  @Test func `A placement is made of the content, the screen and the open windows`() throws {
    let seen = Log()
    let app = TestApp { Placed(seen) }
    let first = try app.frontScreen
    try first.button("half").tap()
    let half = try app.frontScreen
    #expect(half.window.size == SurfaceSize(width: 960, height: 100))
    #expect(half.window.position == SurfacePosition(x: 900, y: 913))
    try first.button("half").tap()
    #expect(seen.take() == ["main"])
  }

  @Test func `What a placement leaves out is the scene's default`() throws {
    let app = TestApp { Placed() }
    try app.frontScreen.button("fixed").tap()
    let fixed = try app.frontScreen
    #expect(fixed.window.size == SurfaceSize(width: 600, height: 250))
    #expect(fixed.window.position == SurfacePosition(x: 10, y: 763))
  }

  @Test func `A restored size comes before the placement`() throws {
    let app = TestApp { Placed() }
    let first = try app.frontScreen
    try first.button("fixed").tap()
    try app.frontScreen.resize(width: 700, height: 333)
    try first.button("close fixed").tap()
    try first.button("fixed").tap()
    #expect(try app.frontScreen.window.size == SurfaceSize(width: 700, height: 333))
  }

  @Test func `A placement without arguments leaves everything to the scene`() {
    #expect(WindowPlacement() == WindowPlacement(nil, size: nil))
    #expect(WindowPlacement(nil) == WindowPlacement() && WindowPlacement(.none) == WindowPlacement())
    #expect(
      WindowPlacement(CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
        == WindowPlacement(x: 1, y: 2, width: 3, height: 4))
    #expect(WindowPlacement(.center) != WindowPlacement())
  }
}
