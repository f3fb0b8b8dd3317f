import Testing

@testable import OrielCore

/// The markup of localized texts. The cases are CommonMark's and GitHub's rules.
struct InlineMarkdownTests {
  /// The runs of a text or a format, such as `a {b|strong} {c|→d}`.
  private func parsed(_ text: String, _ arguments: [LocalizedStringKey.Argument] = []) -> String {
    guard let runs = InlineMarkdown.runs(of: text, arguments: arguments) else {
      return arguments.isEmpty ? text : FormatText.fill(text, with: arguments)
    }
    return runs.map { run in
      var words: [String] = []
      if run.markup.contains(.strong) { words.append("strong") }
      if run.markup.contains(.emphasized) { words.append("em") }
      if run.markup.contains(.struckThrough) { words.append("del") }
      if run.markup.contains(.code) { words.append("code") }
      if let link = run.link { words.append("→" + link) }
      return words.isEmpty ? run.text : "{\(run.text)|\(words.joined(separator: " "))}"
    }.joined()
  }

  // With a type, which the compiler would take long to infer.
  private static let cases: [(String, String)] = [
    // Emphasis
    ("*a*", "{a|em}"), ("_a_", "{a|em}"), ("**a**", "{a|strong}"), ("__a__", "{a|strong}"),
    ("***a***", "{a|strong em}"), ("**a *b* c**", "{a |strong}{b|strong em}{ c|strong}"),
    ("*a **b** c*", "{a |em}{b|strong em}{ c|em}"), ("a*b*c", "a{b|em}c"), ("a_b_c", "a_b_c"),
    ("my_file_name.txt", "my_file_name.txt"), ("2 * 3 * 4", "2 * 3 * 4"), ("*.txt and *.md", "*.txt and *.md"),
    ("* a*", "* a*"), ("*a *", "*a *"), ("**a*", "*{a|em}"), ("*a**", "{a|em}*"), ("**a", "**a"), ("a**", "a**"),
    ("*a _b* c_", "{a _b|em} c_"), ("*(*a*)*", "{(a)|em}"),
    ("**Gomphocarpus (*G.*)**", "{Gomphocarpus (|strong}{G.|strong em}{)|strong}"),
    ("*foo**bar*", "{foo**bar|em}"), ("foo***bar***baz", "foo{bar|strong em}baz"), ("****", "****"), ("** **", "** **"),
    ("пристаням_стремятся_", "пристаням_стремятся_"), ("«*a*»", "«{a|em}»"), ("*a*b*", "{a|em}b*"),
    ("~~a~~", "{a|del}"), ("~a~", "{a|del}"), ("~~~a~~~", "~~~a~~~"), ("**~~a~~**", "{a|strong del}"),
    ("~a~~", "~a~~"), ("~~a~", "~~a~"), ("~a ~~b~ c", "{a ~~b|del} c"), ("~~a ~b~ c~~", "{a b c|del}"),
    ("~/Documents and ~/Music", "~/Documents and ~/Music"),
    // Code
    ("`a`", "{a|code}"), ("``a`b``", "{a`b|code}"), ("` a `", "{a|code}"), ("`  `", "{  |code}"), ("`a", "`a"),
    ("`*a*`", "{*a*|code}"), ("*a`*`", "*a{*|code}"), ("**`a`**", "{a|strong code}"), ("`a``", "`a``"),
    // Escapes
    (#"\*a\*"#, "*a*"), (#"\a"#, #"\a"#), (#"\\"#, #"\"#), (#"*a\*b*"#, "{a*b|em}"), (#"`\*`"#, #"{\*|code}"#),
    ("\\", "\\"),
    // Links
    ("[a](b)", "{a|→b}"), ("[a](<b c>)", "{a|→b c}"), (#"[a](b "t")"#, "{a|→b}"), ("[a](b (t))", "{a|→b}"),
    ("[a](b(c)d)", "{a|→b(c)d}"), ("[**a** b](c)", "{a|strong →c}{ b|→c}"), ("**[a](b)**", "{a|strong →b}"),
    ("[a]", "[a]"), ("[a](b", "[a](b"), ("[a] (b)", "[a] (b)"), ("[a](b c)", "[a](b c)"), ("[](b)", ""),
    ("[a [b](c) d](e)", "[a {b|→c} d](e)"), ("[a](b)c](d)", "{a|→b}c](d)"), ("*[a*](b)", "*{a*|→b}"),
    ("[a [b](c) [d](e) f](g)", "[a {b|→c} {d|→e} f](g)"), ("[a [b](c)] [d](e)", "[a {b|→c}] {d|→e}"),
    ("[a ![b [c](d)](e)](f)", "[a b {c|→d}](f)"), (#"[a](b\)c)"#, "{a|→b)c}"), (#"[a](b\ c)"#, #"[a](b\ c)"#),
    ("[*a](b)*", "{*a|→b}*"), ("[a](b)[c](d)", "{a|→b}{c|→d}"), (#"[a\]](b)"#, "{a]|→b}"),
    ("[`]`](b)", "{]|code →b}"), (#"\[a](b)"#, "[a](b)"), ("![a](b)", "a"), ("^[3 files](inflect: true)", "3 files"),
    ("a[0] = b[1]", "a[0] = b[1]"), ("[Go to https://a.org](https://b.org)", "{Go to https://a.org|→https://b.org}"),
    ("[Go to www.a.org/b[1]](c)", "{Go to www.a.org/b[1]|→c}"), ("[<https://a.org> b](c)", "{https://a.org b|→c}"),
    ("[see https://a.org]", "[see {https://a.org|→https://a.org}]"), ("[to a@b.org](c)", "{to a@b.org|→c}"),
    // Autolinks
    ("<https://a.org/b>", "{https://a.org/b|→https://a.org/b}"), ("<a@b.org>", "{a@b.org|→mailto:a@b.org}"),
    ("<b>a</b>", "<b>a</b>"), ("a < b > c", "a < b > c"), ("<3", "<3"),
    ("See https://a.org/b_c_d.", "See {https://a.org/b_c_d|→https://a.org/b_c_d}."),
    ("(www.a.org)", "({www.a.org|→http://www.a.org})"),
    ("https://a.org/(b)", "{https://a.org/(b)|→https://a.org/(b)}"),
    ("https://a.org/b[1]", "{https://a.org/b[1]|→https://a.org/b[1]}"), ("www.a_b.org", "www.a_b.org"),
    ("_www.a.org_", "{www.a.org|em}"), ("xhttps://a.org", "xhttps://a.org"),
    ("**https://a.org**", "{https://a.org|strong →https://a.org}"),
    ("http://", "http://"), ("https://localhost", "https://localhost"),
    ("a.b@c.org, d", "{a.b@c.org|→mailto:a.b@c.org}, d"),
    ("a@b", "a@b"), ("me @ home", "me @ home"), ("[x@y.org](b)", "{x@y.org|→b}"),
    // Everything else
    ("# a\n- b\n> c\n1. d", "# a\n- b\n> c\n1. d"), ("a  \n  *b*", "a  \n  {b|em}"), ("&amp;", "&amp;"), ("", ""),
    ("👩‍👧*👩‍👧*", "👩‍👧{👩‍👧|em}"), ("é*e\u{301}*", "é{e\u{301}|em}"),
  ]

  @Test(arguments: cases) func `Inline markup is that of CommonMark`(_ text: String, _ expected: String) {
    #expect(parsed(text) == expected)
  }

  @Test(arguments: [
    ("**%@** %lld@a.org", "{v|strong} 42@a.org"), ("*b* %2$lld.x@a.org", "{b|em} 42.x@a.org"),
    ("*b* a@b.org%@", "{b|em} a@b.orgv"), ("*b* a@b.org.%@", "{b|em} a@b.org.v"),
    ("*b* <%@@a.org>", "{b|em} <v@a.org>"), ("*b* x%@@a.org", "{b|em} xv@a.org"),
    ("*b* %@www.a.org", "{b|em} vwww.a.org"),
    ("See https://a.org/%@.", "See {https://a.org/v|→https://a.org/v}."),
    ("[%@](https://a.org/%lld)", "{v|→https://a.org/42}"), ("[%2$lld](%1$@)", "{42|→v}"),
    (#"[a](b%@ "%lld") *c*"#, "{a|→bv} {c|em}"), ("[to a@%@.org](c)", "{to a@v.org|→c}"),
    ("`%@`", "{v|code}"), ("~%@~", "{v|del}"), ("x*%@*y", "x{v|em}y"), ("_%@_", "{v|em}"), ("%@_a_", "v_a_"),
    (#"C:\%@"#, #"C:\v"#), (#"*a* C:\%@"#, #"{a|em} C:\v"#), (#"\%%"#, "%"), ("*50%%*", "{50%|em}"),
    ("*%3$@*", "{%3$@|em}"), ("\u{FFFF}*%@*", "\u{FFFF}{v|em}"),
  ]) func `Placeholders are no markup`(_ format: String, _ expected: String) {
    #expect(parsed(format, [.text("v"), .integer(42)]) == expected)
  }

  @Test(arguments: [
    ("a **%@**", "a "), ("**%@**", ""), ("[%@](b)", ""), ("a `%@`[%@](b) c", "a  c"), ("[%1$@](a) %2$@", "{*|→a} "),
  ]) func `There are no empty runs`(_ format: String, _ expected: String) {
    let isReversed = format.contains("$")
    let arguments: [LocalizedStringKey.Argument] = isReversed ? [.text("*"), .text("")] : [.text(""), .text("")]
    #expect(parsed(format, arguments) == expected)
    #expect(InlineMarkdown.runs(of: format, arguments: arguments)?.contains { $0.text.isEmpty } == false)
  }

  @Test func `Plain text isn't parsed`() {
    for text in ["Save", "100 %", "a: b", "now", "%@ of %lld", "%1$@", "a (b) {c} #d"] {
      #expect(!InlineMarkdown.mayContainMarkup(text), "\(text)")
    }
  }

  /// Each of these is slow in a parser that searches again for what it hasn't found.
  @Test(arguments: [
    "*a", "**a ", "a**", "*a**", "_a_ *b ", "[", "]", "[a](", "![", "[a](b", "`", "`a``", "<", "<a", "a@", "a.", "www.",
    "~~a", "~a~~", "a@a.", "https://a.b(", "[*a](b)", "**a *b ", "*_", "www.a_", "[[a](b)", "[https://a.b ", "*www.a",
  ]) func `Time grows with the length of a text, and not with its square`(_ part: String) {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: part, count: count)
      return (0..<3).map { _ in
        threadTime { _ = InlineMarkdown.runs(of: text) }
      }.min() ?? .zero
    }
    #expect(time(4_000) < max(time(500) * 24, .milliseconds(20)))
  }

  @Test func `Runs have only characters of the text, in its order, and differ from the ones next to them`() {
    var random = SeededRandom(seed: 1)
    let parts = "ab *_~`[]()<>!^\\@.:/\"'\n%é👩‍👧".map { String($0) } + ["%@", "https://a.b", "www.", "](b)"]
    for _ in 0..<3_000 {
      let format = (0..<random.below(41)).map { _ in random.pick(parts) }.joined()
      let arguments: [LocalizedStringKey.Argument] = random.isTrue() ? [] : [.text("*v*"), .text(""), .integer(1)]
      let text = arguments.isEmpty ? format : FormatText.fill(format, with: arguments)
      guard let runs = InlineMarkdown.runs(of: format, arguments: arguments) else { continue }
      var rest = text.unicodeScalars[...]
      for scalar in runs.map(\.text).joined().unicodeScalars {
        guard let index = rest.firstIndex(of: scalar) else {
          Issue.record("\(runs) of \(format)")
          break
        }
        rest = rest[rest.index(after: index)...]
      }
      #expect(!runs.contains { $0.text.isEmpty }, "\(format)")
      for (first, second) in zip(runs, runs.dropFirst()) {
        #expect(first.markup != second.markup || first.link != second.link, "\(format)")
      }
    }
  }
}
