import Foundation
import OrielNetworking
import OrielTesting
import SwiftUI
import Testing

/// Answers all requests without a network.
private final class Answers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    if url.path == "/broken" {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let status = url.path == "/gone" ? 404 : 200
    guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
    else {
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data((request.value(forHTTPHeaderField: "Name") ?? "none").utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  static var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }

  static func request(_ path: String, name: String = "Ada") -> URLRequest {
    var request = URLRequest(url: URL(string: "http://example.org/\(path)") ?? URL(filePath: "/"))
    request.setValue(name, forHTTPHeaderField: "Name")
    return request
  }
}

struct NetworkingTests {
  @Test func `The answer to a request is published`() async throws {
    var answers = Answers.session.dataTaskPublisher(for: Answers.request("name")).values.makeAsyncIterator()
    let answer = try #require(await answers.next())
    #expect(String(decoding: answer.data, as: UTF8.self) == "Ada")
    #expect((answer.response as? HTTPURLResponse)?.statusCode == 200)
    #expect(try await answers.next() == nil)
  }

  @Test func `An error of the request is the failure`() async {
    await #expect(throws: URLError.self) {
      for try await _ in Answers.session.dataTaskPublisher(for: Answers.request("broken")).values {}
    }
  }

  @MainActor @Test(arguments: ["picture", "gone"]) func `A request loads an image`(path: String) async {
    let screen = Screen {
      AsyncImage(request: Answers.request(path)) { phase in
        Text(phase.image != nil ? "image" : phase.error != nil ? "failure" : "empty")
      }
      .asyncImageURLSession(Answers.session)
    }
    #expect(screen.texts == ["empty"])
    for _ in 0..<10_000 where screen.texts == ["empty"] {
      await Task.yield()
      await screen.settle()
    }
    #expect(screen.texts == [path == "gone" ? "failure" : "image"])
  }
}
