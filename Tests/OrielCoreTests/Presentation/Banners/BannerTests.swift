import Observation
import Testing

@testable import OrielCore
@testable import OrielTesting

/// A kind of presentation that is added without a change of Oriel.
@MainActor struct BannerTests {
  @Observable @MainActor final class Model {
    var isShown = false
    var isHeld = false
    var height = 60.0
    var showsInspector = false
    var title = "News"
    @ObservationIgnored var log: [String] = []
  }

  private struct Stage: View {
    let model: Model
    @State private var text = ""

    var body: some View {
      TextField("Search", text: $text)
        .banner(isPresented: Bindable(model).isShown, height: model.height) {
          model.log.append("gone")
        } content: {
          Counter()
            .navigationTitle(model.title)
            .interactiveDismissDisabled(model.isHeld)
        }
        .inspector(isPresented: Bindable(model).showsInspector) { Text("details") }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Count \(count)") { count += 1 }
      Button("Close") { dismiss() }
      Text(horizontal == .compact ? "narrow" : "wide")
      Text(vertical == .compact ? "low" : "high")
    }
  }

  private func banner(_ screen: Screen) throws -> ScreenPresentation {
    try #require(screen.presentations.last { $0.kind == .banner })
  }

  @Test func `A banner is presented in its form, which is updated while it is shown`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    #expect(screen.presentations.isEmpty)
    model.isShown = true
    let banner = try banner(screen)
    #expect(banner.title == "News")
    #expect(banner.describedBriefly == "banner \"News\"")
    #expect(banner.width == 900 && banner.height == 60)
    #expect(banner.text("wide").exists && banner.text("low").exists)
    model.height = 80
    #expect(banner.height == 80)
    #expect(banner.presentation.size == SurfaceSize(width: 900, height: 80))
    model.title = ""
    #expect(banner.title.isEmpty)
    #expect(banner.describedBriefly == "banner")
    try screen.resize(width: 420, height: 650)
    #expect(banner.width == 420)
    #expect(banner.text("narrow").exists && banner.text("low").exists)
    #expect(screen.trace.filter { $0 != .presentationUpdated("News") }.count == 2)
  }

  @Test func `The binding dismisses a banner`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    model.isShown = true
    let banner = try banner(screen)
    model.isShown = false
    #expect(!banner.isOnScreen)
    #expect(model.log == ["gone"])
    #expect(screen.trace.suffix(2) == [.presented("News"), .dismissed("News")])
    #expect(screen.platform.presentations.isEmpty)
  }

  @Test func `The user dismisses a banner, unless its content disables that`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    (model.isShown, model.isHeld) = (true, true)
    let banner = try banner(screen)
    #expect(throws: ScreenError.self) { try banner.close() }
    #expect(throws: ScreenError.self) { try banner.clickOutside() }
    #expect(throws: ScreenError.self) { try banner.drag(toWidth: 100) }
    #expect(throws: ScreenError.self) { try banner.resize(width: 100, height: 100) }
    model.isHeld = false
    try banner.close()
    #expect(!model.isShown)
    #expect(model.log == ["gone"])
    model.isShown = true
    try self.banner(screen).button("Close").tap()
    #expect(!model.isShown)
    #expect(model.log == ["gone", "gone"])
  }

  @Test func `A banner leaves its window usable, with the focus`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    try screen.textField("Search").focus()
    model.isShown = true
    #expect(try banner(screen).allowsBackgroundInteraction)
    try screen.textField("Search").type("abc")
    #expect(try screen.textField("Search").string == "abc")
    #expect(try screen.textField("Search").hasFocus)
    try screen.closeWindow()
    #expect(!model.isShown)
  }

  @Test func `A banner becomes a sheet and a banner again without losing its state`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    model.isShown = true
    try banner(screen).button("Count 0").tap()
    try screen.resize(width: 900, height: 300)
    #expect(screen.presentations.map(\.kind) == [.sheet])
    #expect(try screen.sheet.button("Count 1").exists)
    try screen.resize(width: 900, height: 650)
    #expect(screen.presentations.map(\.kind) == [.banner])
    #expect(try banner(screen).button("Count 1").exists)
    #expect(model.isShown)
    #expect(model.log.isEmpty)
  }

  @Test func `A banner and an inspector, which are in one lane, take turns`() throws {
    let model = Model()
    let screen = Screen { Stage(model: model) }
    model.isShown = true
    model.showsInspector = true
    #expect(screen.presentations.map(\.kind) == [.banner])
    try banner(screen).close()
    #expect(screen.presentations.map(\.kind) == [.inspector])
  }
}
