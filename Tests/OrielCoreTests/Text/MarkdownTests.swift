import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Attributed strings of Markdown.
@MainActor struct MarkdownTests {
  private func parts(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full,
    baseURL: URL? = nil
  ) throws -> [String] {
    let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax), baseURL: baseURL)
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let names = [
        (InlinePresentationIntent.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "c"), (.strikethrough, "s"),
      ]
      let marks = names.filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { " → \($0.absoluteString)" } ?? ""
      return String(text[run.range].characters) + (marks.isEmpty ? "" : " \(marks)") + link
    }
  }

  @Test func `Inline markup has intents and links`() throws {
    #expect(try parts("plain") == ["plain"])
    #expect(
      try parts("A **bold _and_** `x*y` ~~no~~ [site](https://a.org/b)")
        == ["A ", "bold  b", "and ib", " ", "x*y c", " ", "no s", " ", "site → https://a.org/b"])
    #expect(
      try parts("[here](../c)", baseURL: URL(string: "https://a.org/b/d")) == ["here → https://a.org/c"])
    #expect(try AttributedString(markdown: "").characters.isEmpty)
  }

  @Test func `White space is as the syntax says`() throws {
    let text = "one\ntwo  \nthree\\\nfour\n\n\n  five  "
    #expect(try parts(text) == ["one two\nthree\nfour\n\nfive"])
    #expect(try parts(text, .inlineOnlyPreservingWhitespace) == [text])
    #expect(try parts("one\n\n two  **b**", .inlineOnly) == ["one two ", "b b"])
  }

  @Test func `Data that isn't UTF-8 is an error, or is read as far as possible`() throws {
    let damaged = Data("**a** ".utf8) + [0xff]
    #expect(throws: CocoaError.self) { try AttributedString(markdown: damaged) }
    let options = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(try String(AttributedString(markdown: damaged, options: options).characters) == "a \u{fffd}")
    #expect(try AttributedString(markdown: Data("*a*".utf8)) == AttributedString(markdown: "*a*"))
  }

  @Test func `A text displays the markup`() throws {
    let text = try AttributedString(markdown: "A **bold** *slanted* `code` [link](https://a.org)")
    let screen = Screen { Text(text).accessibilityIdentifier("text") }
    let element = try #require(screen.find(identifier: "text").view.widget?.element as? TextElement)
    #expect(element.string == "A bold slanted code link")
    #expect(element.runs.map(\.style.weight) == [nil, .bold, nil, nil, nil, nil, nil, nil])
    #expect(element.runs.map(\.style.isItalic).filter { $0 }.count == 1)
    #expect(element.runs.map(\.style.isMonospaced).filter { $0 }.count == 1)
    #expect(element.runs.last?.link == URL(string: "https://a.org"))
  }
}
