import OrielTesting
import Testing

@testable import OrielCore

/// What is hidden behind blocks of its size.
@MainActor struct RedactionTests {
  private func redacted(_ view: some View) -> [Bool] {
    var found: [Bool] = []
    Screen { view }.everything.matches.first?.forEachInside {
      if let text = $0.element as? TextElement { found.append(text.isRedacted) }
      if let image = $0.element as? ImageElement { found.append(image.isRedacted) }
    }
    return found
  }

  @Test func `Texts and images are redacted for placeholders, unless they say otherwise`() {
    let views = VStack {
      Text("a").foregroundColor(.red)
      Image(systemName: "star")
      Text("b").unredacted()
    }
    #expect(redacted(views) == [false, false, false])
    #expect(redacted(views.redacted(reason: .placeholder)) == [true, true, false])
    #expect(redacted(views.redacted(reason: .invalidated)) == [false, false, false])
  }

  @Test func `Only what is private is redacted for privacy`() {
    let views = VStack {
      Text("a").privacySensitive()
      Text("b")
    }
    #expect(redacted(views.redacted(reason: .privacy)) == [true, false])
    #expect(redacted(views) == [false, false])
  }

  @Test func `A redacted text has no colour that could show it`() throws {
    let screen = Screen { (Text("a").foregroundColor(.red) + Text("b")).redacted(reason: .placeholder) }
    let text = try #require(screen.text("ab").view.element as? TextElement)
    #expect(text.style.foreground == nil && text.runs.allSatisfy { $0.style.foreground == nil })
  }
}
