import Oriel
import Testing

@testable import OrielNotes

/// Markdown that is read and written.
struct MarkdownTests {
  private func text(_ markdown: String) -> AttributedString { MarkdownReader().text(markdown) }
  private func markdown(_ text: AttributedString) -> String { MarkdownWriter().markdown(text) }

  private func formats(_ markdown: String) -> [String: Formats] {
    let text = text(markdown)
    return Dictionary(
      text.runs.map { (String(text[$0.range].characters), $0.attributes.formats) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    "Plain text.\n", "# Title\n\nBody\n## Heading\n### Subheading\n", "**bold** and *italic*\n",
    "**bold *both* bold**\n",
    "*a **b** c*\n", "~~gone~~ ==marked== <u>under</u> `code`\n", "- one\n- two\n", "- [ ] open\n- [x] done\n",
    "  - indented\n", "[GTK](https://www.gtk.org) is here\n", "A **[link](https://a.org)** here\n",
    "2 * 3 = 6, a_b_c, 5 < 6, [1] and ~10\n", "```\nlet x = \"*y*\"\n# no heading\n```\n", "1. First\n2. Second\n",
    "> quoted\n",
    "| a | b |\n| - | - |\n", "\\# no heading\n", "\\- no item\n", "مرحبا **بالعالم**\n", "👩‍👩‍👧 *family*\n",
    "\n\nempty lines\n\n\n",
    "[Guide](https://e.org/a \"The **guide**\") and [other](<a b.md> 'x')\n", "[Ä](Übersicht.md) [a](b|c)\n",
    "*unfinished and **also\n", "![image](picture.png)\n", "",
  ])
  func `Text that nobody has edited is written as it was`(_ source: String) {
    #expect(markdown(text(source)) == source)
  }

  @Test func `Signs become formats`() {
    let formats = formats("**a** *b* ~~c~~ ==d== <u>e</u> `f` **g *h***")
    #expect(formats["a"] == .bold && formats["b"] == .italic && formats["c"] == .strikethrough)
    #expect(formats["d"] == .highlight && formats["e"] == .underline && formats["f"] == .code)
    #expect(formats["h"] == [.bold, .italic])
  }

  @Test func `Other writers' signs are read`() {
    #expect(formats("__a__ _b_ snake_case_name")["a"] == .bold)
    #expect(formats("__a__ _b_ snake_case_name")["b"] == .italic)
    #expect(String(text("* one\r\n+ two\r\n").characters) == "• one\n• two")
    #expect(formats("snake_case_name") == ["snake_case_name": []])
  }

  @Test func `What looks like a format is escaped`() {
    for plain in ["*not italic*", "**", "==no==", "`tick`", "[a](b)", "a \\* b", "<u>x</u>"] {
      let written = markdown(AttributedString(plain))
      #expect(String(text(written).characters) == plain)
      #expect(text(written).runs.allSatisfy { $0.attributes.formats.isEmpty }, "\(written)")
    }
  }

  @Test func `Formats that overlap and end with spaces are read again`() {
    let all: [Formats] = [[], .bold, .italic, [.bold, .italic], .underline, [.bold, .highlight], .strikethrough]
    for first in all {
      for second in all {
        for third in all {
          let parts = [("one ", first), ("two", second), ("three ", third)]
          let source = parts.reduce(AttributedString()) {
            $0 + AttributedString($1.0, attributes: AttributeContainer($1.1))
          }
          let read = text(markdown(source))
          #expect(String(read.characters) == "one twothree ")
          for (offset, formats) in [(0, first), (4, second), (8, third)] {
            let place = read.characters.index(read.startIndex, offsetBy: offset)
            #expect(read.runs[place].attributes.formats == formats, "\(markdown(source))")
          }
        }
      }
    }
  }

  @Test func `A line of many signs is read in no time`() {
    let line = String(repeating: "*a **b _c ~~d ==e ", count: 60)
    #expect(String(text(line).characters) == line)
  }

  @Test func `The front of a file has tags, and other lines are kept`() {
    var file = NoteFile("---\nauthor: Ada\ntags: [garden, \"spring\"]\n---\nText\n")
    #expect(file.tags == ["garden", "spring"] && file.body == "Text\n")
    file.tags.append("new")
    #expect(file.contents == "---\nauthor: Ada\ntags: [garden, spring, new]\n---\nText\n")
    #expect(NoteFile("---\nno end").body == "---\nno end")
    #expect(NoteFile(tags: [], body: "x").contents == "x")
  }

  @Test(arguments: [
    "tags:\n  - garden\n  - \"late spring\"\n", "tags:\n- garden\n\n- late spring\n",
    "tags: [garden,\n  late spring]\n",
  ])
  func `Tags in lines of their own are read`(_ tags: String) {
    let file = NoteFile("---\n\(tags)author: Ada\nlinks:\n  - a\n---\nText\n")
    #expect(file.tags == ["garden", "late spring"] && file.body == "Text\n")
    #expect(file.contents.hasSuffix("author: Ada\nlinks:\n  - a\ntags: [garden, late spring]\n---\nText\n"))
    #expect(NoteFile(file.contents).tags == file.tags)
  }

  @Test(arguments: ["---\none\n---\ntwo\n", "---\ntags: [x]\n---\n", "---\n---\n---\n---\n", "---\nno end", "---"])
  func `Text that begins with a line of dashes is read again`(_ body: String) {
    let file = NoteFile(body: body)
    #expect(NoteFile(file.contents).body == body && NoteFile(file.contents).tags.isEmpty)
    #expect(NoteFile(NoteFile(body).contents) == NoteFile(body))
  }

  @Test func `A web page has the formats`() {
    let page = WebPageWriter().page(title: "A & B", text("# Head\n**bold** <tag>\n"))
    #expect(page.contains("<title>A &amp; B</title>") && page.contains("<h2>Head</h2>"))
    #expect(page.contains("<p><strong>bold</strong> &lt;tag&gt;</p>"))
  }
}
