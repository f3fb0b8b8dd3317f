import Oriel
import Testing

@testable import Scribe

/// What the Format menu writes.
struct TextEditTests {
  private func edit(_ text: String, _ selected: String, _ markup: Markup) -> TextEdit {
    var edit = TextEdit(text, selection: text.firstRange(of: selected).map { TextSelection(range: $0) })
    edit.apply(markup)
    return edit
  }

  @Test func `Bold surrounds what is selected, and takes its marks away again`() {
    let bold = edit("a b c", "b", .strong)
    #expect(bold.text == "a **b** c" && bold.selected == "**b**")
    #expect(edit(bold.text, "**b**", .strong).text == "a b c")
  }

  @Test func `A list marks whole lines`() {
    let list = edit("one\ntwo\nthree", "e\ntw", .list)
    #expect(list.text == "- one\n- two\nthree")
    #expect(edit(list.text, "- one\n- two", .list).text == "one\ntwo\nthree")
  }

  @Test func `Without a selection, the end is changed`() {
    #expect(edit("a", "none", .link).text == "a[](https://)")
  }

  @Test func `Return goes on with a list, and ends it in an empty line`() {
    func next(_ text: String) -> String? {
      var edit = TextEdit(text, selection: nil)
      return edit.continueList() ? edit.text : nil
    }
    #expect(next("- one") == "- one\n- ")
    #expect(next("a\n  9. one") == "a\n  9. one\n  10. ")
    #expect(next("- [x] one") == "- [x] one\n- [ ] ")
    #expect(next("- one\n- ") == "- one\n")
    #expect(next("one") == nil && next("-one") == nil)
  }

  @Test func `Words are counted in any script`() {
    #expect(TextStatistics("It’s one, two.\nкот 7").words == 5)
    #expect(TextStatistics("").words == 0)
    #expect(TextStatistics("a\nb").lines == 2)
  }
}
