import Oriel
import Testing

@testable import OrielNotes

/// Formats, paragraphs and lists of a note that is edited.
struct DraftTests {
  private func draft(_ markdown: String) throws -> (TestLibrary, Draft) {
    let test = try TestLibrary(["A.md": markdown])
    return (test, Draft(try test.note("A"), in: test.library))
  }

  /// Selects a part of the text.
  private func select(_ part: String, in draft: Draft) throws {
    let range = try #require(draft.text.range(of: part))
    draft.selection = AttributedTextSelection(range: range)
  }

  private func putCaret(behind part: String, in draft: Draft) throws {
    let range = try #require(draft.text.range(of: part))
    draft.selection = AttributedTextSelection(insertionPoint: range.upperBound)
  }

  private func markdown(_ draft: Draft) -> String { MarkdownWriter().markdown(draft.text) }

  @Test func `A format is given and taken away`() throws {
    let (_, draft) = try draft("one two three\n")
    try select("two", in: draft)
    draft.toggle(.bold)
    draft.toggle(.highlight)
    #expect(markdown(draft) == "one **==two==** three\n" && draft.has(.bold))
    draft.toggle(.bold)
    #expect(markdown(draft) == "one ==two== three\n" && !draft.has(.bold))
    draft.clearFormats()
    #expect(markdown(draft) == "one two three\n")
  }

  @Test func `A paragraph becomes a heading and body text again`() throws {
    let (_, draft) = try draft("first\nsecond **bold**\nthird\n")
    try putCaret(behind: "second", in: draft)
    draft.paragraph = .heading
    #expect(markdown(draft) == "first\n## second bold\nthird\n" && draft.paragraph == .heading)
    draft.paragraph = nil
    #expect(markdown(draft) == "first\nsecond bold\nthird\n")
  }

  @Test func `Lines become items, and lose their signs`() throws {
    let (_, draft) = try draft("one\ntwo\n")
    draft.selection = AttributedTextSelection(range: draft.text.startIndex..<draft.text.endIndex)
    draft.toggle(.bullet)
    #expect(markdown(draft) == "- one\n- two\n")
    draft.toggle(.open)
    #expect(markdown(draft) == "- [ ] one\n- [ ] two\n")
    try putCaret(behind: "one", in: draft)
    draft.toggleTick()
    #expect(markdown(draft) == "- [x] one\n- [ ] two\n")
    draft.toggle(.done)
    #expect(markdown(draft) == "one\n- [ ] two\n")
  }

  @Test func `Return continues a list, and ends it at an empty item`() throws {
    let (_, draft) = try draft("- [x] milk\n")
    try putCaret(behind: "milk", in: draft)
    #expect(draft.continueList())
    #expect(String(draft.text.characters) == "☑ milk\n☐ ")
    #expect(draft.continueList())
    #expect(String(draft.text.characters) == "☑ milk\n")
    #expect(!draft.continueList())
  }

  @Test func `A selected text becomes a link`() throws {
    let (_, draft) = try draft("see GTK\n")
    try select("GTK", in: draft)
    draft.setLink(URL(string: "https://www.gtk.org"))
    #expect(markdown(draft) == "see [GTK](https://www.gtk.org)\n" && draft.link != nil)
    draft.setLink(nil)
    #expect(markdown(draft) == "see GTK\n")
  }

  @Test func `Text below a heading is body text`() throws {
    let (_, draft) = try draft("# Title\n")
    draft.text += AttributedString("\nbody", attributes: AttributeContainer([], in: .title))
    #expect(markdown(draft) == "# Title\n# body\n")
    let (_, other) = try self.draft("# Title\nbody\n")
    let lineBreak = try #require(other.text.range(of: "\n"))
    #expect(other.text[lineBreak].paragraph == nil)
  }
}
