import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Links, and the action that opens URLs.
@MainActor struct LinkTests {
  private let manual = URL(string: "https://example.org/manual")!
  private let other = URL(string: "https://example.org/other")!

  @Test func `A link has the desktop open its URL`() throws {
    let screen = Screen { Link("Manual", destination: manual) }
    #expect(try screen.button("Manual").accessibilityTraits == .isLink)
    try screen.button("Manual").tap()
    #expect(screen.trace.contains(.openedURL(manual)))
  }

  @Test func `An action of the app's own decides what becomes of a URL`() throws {
    let log = Log()
    func handle(_ url: URL) -> OpenURLAction.Result {
      log(url.lastPathComponent)
      return .handled
    }
    let screen = Screen {
      Link("Handled", destination: manual).environment(\.openURL, OpenURLAction(handler: handle))
      Link("Discarded", destination: manual).environment(\.openURL, OpenURLAction { _ in .discarded })
      Link("Other", destination: manual).environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
      Link("Same", destination: manual).environment(\.openURL, OpenURLAction { _ in .systemAction })
    }
    try screen.button("Handled").tap()
    try screen.button("Discarded").tap()
    #expect(log.take() == ["manual"])
    try screen.button("Other").tap()
    try screen.button("Same").tap()
    #expect(screen.trace.suffix(2) == [.openedURL(other), .openedURL(manual)])
    #expect(screen.trace.filter { if case .openedURL = $0 { true } else { false } }.count == 2)
  }

  private struct Asking: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "none"
    let url: URL
    var body: some View {
      Button("Open") { openURL(url) { answer = "\($0)" } }
      Text(answer)
    }
  }

  @Test func `The completion says whether anything has opened the URL`() throws {
    let screen = Screen { Asking(url: manual) }
    try screen.button("Open").tap()
    #expect(screen.texts.last == "true")
    screen.desktop.opensURLs = false
    try screen.button("Open").tap()
    #expect(screen.texts.last == "false")
  }

  // MARK: URLs that the app is to open

  private struct Viewer: App {
    var body: some Scene { WindowGroup("Viewer") { Shown() } }
  }

  private struct Shown: View {
    @State private var names: [String] = []
    var body: some View { Text(names.joined(separator: " ")).onOpenURL { names.append($0.lastPathComponent) } }
  }

  @Test func `What the user has the app open goes to the window in front`() throws {
    let app = TestApp { Viewer() }
    app.open(manual, other)
    #expect(try app.screen("Viewer").texts == ["manual other"])
  }

  @Test func `A window is opened for what is to be opened where there is none`() throws {
    let app = TestApp { Viewer() }
    try app.screen("Viewer").closeWindow()
    app.open(manual)
    #expect(try app.screen("Viewer").texts == ["manual"])
  }

  @Test func `The title of a preview is the subject of the mail`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var opened: [URL] = []
    let screen = Screen {
      VStack {
        ShareLink(item: url, preview: SharePreview("A page"))
        ShareLink("Text", item: "text", preview: SharePreview("A text", image: Image(systemName: "star")))
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    }
    try screen.button("Share…").tap()
    try screen.button("Text").tap()
    #expect(
      opened.map(\.absoluteString) == [
        "mailto:?subject=A%20page&body=https%3A%2F%2Fexample.com", "mailto:?subject=A%20text&body=text",
      ])
  }
}
