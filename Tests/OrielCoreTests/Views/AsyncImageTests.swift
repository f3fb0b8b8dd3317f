import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Images that are loaded while their views are displayed.
@MainActor struct AsyncImageTests {
  private let first = URL(string: "https://example.com/first.png")!
  private let second = URL(string: "https://example.com/second.png")!

  private struct Phases: View {
    @State var url: URL?
    let other: URL?

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.resizable().accessibilityIdentifier("image")
        case .failure(let error): Text("failed: \(error)")
        }
      }
      Button("Other") { url = other }
    }
  }

  private struct Refusal: Error, CustomStringConvertible { let description = "refused" }

  @Test func `The phases follow the loading`() async throws {
    let screen = Screen { Phases(url: first, other: nil) }
    #expect(screen.text("empty").exists)
    await screen.settle()
    #expect(screen.requestedImages == [first])
    try screen.answerImage(first, with: .success(Data([1])))
    await screen.settle()
    #expect(!screen.text("empty").exists)
    let element = try screen.find(identifier: "image").view.element as? ImageElement
    guard case .loaded(let picture, scale: 1) = element?.source else {
      Issue.record("no image")
      return
    }
    #expect(picture.data == Data([1]))
    #expect(element?.isResizable == true)
    try screen.button("Other").tap()
    #expect(screen.text("empty").exists)
  }

  @Test func `An error is told`() async throws {
    let screen = Screen { Phases(url: first, other: nil) }
    await screen.settle()
    try screen.answerImage(first, with: .failure(Refusal()))
    await screen.settle()
    #expect(screen.text("failed: refused").exists)
  }

  @Test func `Another URL cancels the request`() async throws {
    let screen = Screen { Phases(url: first, other: second) }
    await screen.settle()
    try screen.button("Other").tap()
    await screen.settle()
    #expect(screen.requestedImages == [second])
    #expect(throws: ScreenError.self) { try screen.answerImage(first, with: .success(Data())) }
  }

  @Test func `An image that was loaded is displayed at once`() async throws {
    struct Twice: View {
      let url: URL
      @State private var isDoubled = false

      var body: some View {
        AsyncImage(url: url) {
          $0
        } placeholder: {
          Text("placeholder")
        }
        if isDoubled {
          AsyncImage(url: url) {
            $0
          } placeholder: {
            Text("placeholder")
          }
        }
        Button("Double") { isDoubled = true }
      }
    }
    let screen = Screen { Twice(url: first) }
    await screen.settle()
    #expect(screen.text("placeholder").exists)
    try screen.answerImage(first, with: .success(Data([1])))
    await screen.settle()
    #expect(!screen.text("placeholder").exists)
    try screen.button("Double").tap()
    #expect(!screen.text("placeholder").exists)
    await screen.settle()
    #expect(screen.requestedImages == [])
  }

  @Test func `Without a URL, and while it is loaded, an image is a gray area`() async throws {
    let screen = Screen { AsyncImage(url: nil).frame(width: 20, height: 10).accessibilityIdentifier("area") }
    await screen.settle()
    #expect(screen.requestedImages == [])
    #expect(try screen.find(.color).frame.size == CGSize(width: 20, height: 10))
  }

  @Test func `The images that were used last are kept`() throws {
    let cache = PictureCache(capacity: 10)
    let urls = try (0..<3).map { try #require(URL(string: "https://example.com/\($0)")) }
    cache.insert(LoadedPicture(Data(count: 4)), for: urls[0])
    cache.insert(LoadedPicture(Data(count: 4)), for: urls[1])
    #expect(cache[urls[0]] != nil)
    cache.insert(LoadedPicture(Data(count: 4)), for: urls[2])
    #expect(cache[urls[0]] != nil && cache[urls[1]] == nil && cache[urls[2]] != nil)
    cache.insert(LoadedPicture(Data(count: 11)), for: urls[1])
    #expect(cache[urls[1]] == nil)
  }

  @Test func `The decoded pixels of the images count as well`() throws {
    let cache = PictureCache(capacity: 100)
    let urls = try (0..<3).map { try #require(URL(string: "https://example.com/\($0)")) }
    cache.insert(LoadedPicture(Data(count: 4), pixels: 12), for: urls[0])
    cache.insert(LoadedPicture(Data(count: 4), pixels: 10), for: urls[1])
    #expect(cache[urls[0]] != nil && cache[urls[1]] != nil)
    cache.insert(LoadedPicture(Data(count: 1), pixels: 1), for: urls[2])
    #expect(cache[urls[0]] == nil && cache[urls[1]] != nil && cache[urls[2]] != nil)
    cache.insert(LoadedPicture(Data(count: 1), pixels: 25), for: urls[0])
    #expect(cache[urls[0]] == nil && cache[urls[1]] != nil)
  }

  @Test func `A renderer gives a picture the size of its views`() throws {
    let screen = Screen { Text("window") }
    _ = screen.size
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    func size() throws -> [UInt8] {
      let data = try #require(renderer.pngData)
      #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      return [data[19], data[23]]
    }
    #expect(try size() == [30, 20])
    renderer.scale = 2
    #expect(try size() == [60, 40])
    renderer.content = Color.red.frame(width: 10, height: 10)
    #expect(try size() == [20, 20])
    #expect(renderer.image != nil)
    let open = ImageRenderer(content: Color.red)
    open.proposedSize = ProposedViewSize(width: 7, height: 8)
    #expect(open.pngData?[19] == 7)
    withExtendedLifetime(screen) {}
  }

  @Test func `A request isn't made again when its image appears again`() async throws {
    let log = Log()
    let origin = PictureOrigin.request(id: 1) { _ in
      await log("request")
      return Data([1])
    }
    let screen = Screen {
      TabView {
        AsyncImage(origin: origin, scale: 1, transaction: Transaction()) {
          Text($0.image == nil ? "empty" : "image")
        }
        .tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    try await screen.wait { screen.text("image").exists }
    try screen.find(.picker).select("B")
    await screen.settle()
    try screen.find(.picker).select("A")
    await screen.settle()
    #expect(log.take() == ["request"])
    #expect(screen.text("image").exists)
  }
}
