import Testing

@testable import Scribe

/// What the preview makes of Markdown.
struct MarkdownTests {
  @Test func `Headings and paragraphs`() {
    let text = "# One #\n\nTwo\nlines  \nbroken\n\nThree\n---\n####### no heading"
    #expect(
      MarkdownParser.blocks(of: text) == [
        .heading(level: 1, "One"), .paragraph("Two lines\nbroken"), .heading(level: 2, "Three"),
        .paragraph("####### no heading"),
      ])
  }

  @Test func `Lists have numbers, tasks and lists in them`() {
    let text = "1. a\n2. b\n   - [x] c\n   - [ ] d\n\n* * *"
    #expect(
      MarkdownParser.blocks(of: text) == [
        .list(
          start: 1,
          [
            .init(blocks: [.paragraph("a")]),
            .init(blocks: [
              .paragraph("b"),
              .list(
                start: nil,
                [.init(isDone: true, blocks: [.paragraph("c")]), .init(isDone: false, blocks: [.paragraph("d")])]),
            ]),
          ]), .rule,
      ])
  }

  @Test func `Code is left alone, and quotes may go on without their sign`() {
    let text = "```swift\nlet a = *b*\n\n# c\n```\n> d\ne\n> - f"
    #expect(
      MarkdownParser.blocks(of: text) == [
        .code("let a = *b*\n\n# c"),
        .quote([.paragraph("d e"), .list(start: nil, [.init(blocks: [.paragraph("f")])])]),
      ])
  }

  @Test func `Code without an end goes to the end`() {
    #expect(MarkdownParser.blocks(of: "~~~\na") == [.code("a")])
    #expect(MarkdownParser.blocks(of: "") == [])
  }

  @Test func `Parts of a paragraph`() {
    #expect(
      InlineText.parts(of: "a **b *c*** `d*` [e](f) 2 * 3 * 4 \\*g\\* snake_case_name ~~h~~") == [
        .init(text: "a "), .init(text: "b ", style: .strong), .init(text: "c", style: [.strong, .emphasis]),
        .init(text: " "), .init(text: "d*", style: .code), .init(text: " "), .init(text: "e", link: "f"),
        .init(text: " 2 * 3 * 4 *g* snake_case_name "), .init(text: "h", style: .struck),
      ])
  }

  @Test func `A web page says the same`() {
    let page = HTMLPage(title: "A & B", markdown: "# *One*\n\n- [x] a\n\n<b> `c`").source
    #expect(page.contains("<title>A &amp; B</title>"))
    #expect(page.contains("<h1><em>One</em></h1>"))
    #expect(page.contains("<li><input type=\"checkbox\" disabled checked> a</li>"))
    #expect(page.contains("<p>&lt;b&gt; <code>c</code></p>"))
  }
}
