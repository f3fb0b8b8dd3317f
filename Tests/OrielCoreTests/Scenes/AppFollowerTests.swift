import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What follows the life of an app, as the delegates of apps for a Mac do.
@MainActor @Suite(.serialized) struct AppFollowerTests {
  private final class Journal: AppFollower {
    private(set) var events: [String] = []
    var endsWithLastWindow: Bool { true }
    func appDidLaunch() { events.append("launch") }
    func appIsActiveDidChange(to isActive: Bool) { events.append(isActive ? "active" : "inactive") }
    func appOpens(_ urls: [URL]) { events.append("open \(urls.map(\.absoluteString).joined(separator: " "))") }
    func appWillTerminate() { events.append("end") }
  }

  private struct Notes: App {
    var body: some Scene { WindowGroup("Notes") { Text("note") } }
  }

  @Test func `It is told of the launch, of URLs and of the end, each once`() throws {
    let journal = Journal()
    AppFollowers.add(journal)
    let app = TestApp { Notes() }
    #expect(journal.events.filter { $0 != "active" } == ["launch"])
    app.open(URL(string: "notes://1")!)
    app.shutDown()
    app.shutDown()
    #expect(journal.events.filter { $0 != "active" && $0 != "inactive" } == ["launch", "open notes://1", "end"])
  }

  @Test func `It belongs to the app that is launched next`() throws {
    let journal = Journal()
    AppFollowers.add(journal)
    let app = TestApp { Notes() }
    let other = TestApp { Notes() }
    #expect(journal.events.filter { $0 == "launch" }.count == 1)
    other.shutDown()
    #expect(!journal.events.contains("end"))
    app.shutDown()
    #expect(journal.events.last == "end")
  }

  @Test func `The text of the clipboard is the app's own until another one is put there`() throws {
    let app = TestApp { Notes() }
    #expect(RunningApp.clipboardText == nil && !RunningApp.hasClipboardText)
    RunningApp.clipboardText = "copied"
    #expect(RunningApp.clipboardText == "copied" && RunningApp.hasClipboardText)
    app.platform.copy([NSItemProvider(object: "another")])
    #expect(RunningApp.clipboardText == nil && RunningApp.hasClipboardText)
    app.shutDown()
  }

  @Test func `Quitting closes the windows, and says so to an app that stays without them`() throws {
    let app = TestApp { Notes() }
    #expect(app.screens.count == 1)
    RunningApp.quit()
    #expect(app.screens.isEmpty)
  }

  @Test func `A view is measured without a window`() throws {
    let app = TestApp { Notes() }
    let size = try #require(PictureRendering()?.size(of: Color.red.frame(width: 30, height: 20), for: .unspecified))
    #expect(size == Size(width: 30, height: 20))
    #expect(PictureRendering()?.size(of: EmptyView(), for: .unspecified) == nil)
    app.shutDown()
  }
}
