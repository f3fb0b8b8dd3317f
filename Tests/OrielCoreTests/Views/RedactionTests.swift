import OrielTesting
import Testing

@testable import OrielCore

/// What is hidden behind blocks of its size.
@MainActor struct RedactionTests {
  /// Of the views with these identifiers, whether a block stands for each.
  private func redacted(_ identifiers: [String], in view: some View) throws -> [Bool] {
    let screen = Screen { view }
    return try identifiers.map { identifier in
      let element = try screen.find(identifier: identifier).view.element
      return (element as? TextElement)?.isRedacted ?? (element as? ImageElement)?.isRedacted ?? false
    }
  }

  @Test func `Texts and images are redacted for placeholders, unless they say otherwise`() throws {
    let views = VStack {
      Text("a").foregroundColor(.red).accessibilityIdentifier("text")
      Image(systemName: "star").accessibilityIdentifier("image")
      Text("b").unredacted().accessibilityIdentifier("other")
    }
    let all = ["text", "image", "other"]
    #expect(try redacted(all, in: views) == [false, false, false])
    #expect(try redacted(all, in: views.redacted(reason: .placeholder)) == [true, true, false])
    #expect(try redacted(all, in: views.redacted(reason: .invalidated)) == [false, false, false])
  }

  @Test func `Only what is private is redacted for privacy`() throws {
    let views = VStack {
      Text("a").privacySensitive().accessibilityIdentifier("private")
      Text("b").accessibilityIdentifier("open")
    }
    #expect(try redacted(["private", "open"], in: views.redacted(reason: .privacy)) == [true, false])
    #expect(try redacted(["private", "open"], in: views) == [false, false])
  }

  @Test func `A redacted text has no colour that could show it`() throws {
    let screen = Screen { (Text("a").foregroundColor(.red) + Text("b")).redacted(reason: .placeholder) }
    let text = try #require(screen.text("ab").view.element as? TextElement)
    #expect(text.style.foreground == nil && text.runs.allSatisfy { $0.style.foreground == nil })
  }
}
