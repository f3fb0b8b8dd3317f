import Testing

@testable import OrielTool

/// Which texts `strings` finds in code.
struct SourceStringsTests {
  private func keys(_ code: String) -> [String] { SourceStrings([("A.swift", code)]).strings.map(\.key) }

  @Test func `Texts are those of views, modifiers and localized strings`() {
    let code = #"""
      Text("a"); Button("b", systemImage: "star") { print("no") }
      List { Section("c") { Text(verbatim: "no"); Image("no") } }
        .navigationTitle("d").alert("e", isPresented: $x) {}.font(.custom("no", size: 3))
      let f = String(localized: "f"), no = "no"
      let g: LocalizedStringKey = "g"
      TextField("h", text: $text, prompt: Text("i"))
      .searchable(text: $text, prompt: "j")
      // Text("no")
      /* Text("no") /* Text("no") */ Text("no") */
      print("Text(\"no\")")
      """#
    #expect(keys(code) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
  }

  @Test func `Both branches of a condition are texts`() {
    let code = #"""
      Text(isOn ? "a" : "b"); Label(name == "no" ? "c" : "d", systemImage: isOn ? "no" : "no")
      .help(f(1, "no") ? "e" : "f").searchable(text: $t, prompt: isOn ? "g" : "h")
      Text(isOn ? "no" : name); print(isOn ? "no" : "no"); let x = ["no": "no"]
      """#
    #expect(keys(code) == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test func `Values have the placeholders of their types`() {
    let code = #"""
      let name: String
      var size = 3
      @State private var share = 0.5
      struct Row { let done: Int }
      Text("Hello, \(name)!")
      Text("\(items.count) items"); Text("\(size * 2) px"); Text("\(share) of it"); Text("\(row.done) done")
      Text("\(share, specifier: "%.1f") % done"); Text("\(date, format: .dateTime) it is")
      Text("Total: \(Text("bold").bold())")
      """#
    #expect(
      keys(code) == [
        "Hello, %@!", "%lld items", "%lld px", "%lf of it", "%lld done", "%.1f %% done", "%@ it is", "bold",
        "Total: %@",
      ])
  }

  @Test func `A value of an unknown type is guessed, and told`() {
    let strings = SourceStrings([("A.swift", #"let x: Int; let x: String; Text("a \(x) \(what())")"#)]).strings
    #expect(strings.map(\.key) == ["a %@ %@"])
    #expect(strings[0].guesses == ["x", "what()"])
  }

  @Test func `Literals of several lines, raw ones and escapes are read`() {
    let code = ##"""
      Text("""
        One \
        line
        and \(name) "quoted"
        """)
      Text(#"raw \n \#(name)"#)
      Text("tab\t\u{e9} \"q\"")
      """##
    #expect(keys(code) == ["One line\nand %@ \"quoted\"", "raw \\n %@", "tab\té \"q\""])
  }

  @Test func `A text without letters isn't translated, and the same one once`() {
    let strings = SourceStrings([
      ("A.swift", "Text(\"—\")\nText(\"\\(a)\")\nText(\"x\")\nText(\"x\", comment: \"why\")")
    ])
    .strings
    #expect(strings == [SourceString(key: "x", comment: "why", place: "A.swift:3")])
  }
}
