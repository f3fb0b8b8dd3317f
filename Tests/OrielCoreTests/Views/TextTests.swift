import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What texts come to.
@MainActor struct TextTests {
  private func element(_ view: some View) throws -> TextElement {
    let screen = Screen { view }
    let widget = try screen.find(.text).widget
    guard let element = widget.element as? TextElement else { return TextElement(string: "(no text)") }
    return element
  }

  // MARK: Words

  @Test func `Literals are keys, variables are taken as they are`() {
    let variable = "100% of %@"
    #expect(Text("100% of %@").resolved == "100% of %@")
    #expect(Text(variable).resolved == "100% of %@")
    #expect(Text(verbatim: "100% \(1)").resolved == "100% 1")
    #expect(Text(variable.dropFirst(4)).resolved == " of %@")
    if case .verbatim = Text(variable).storage {} else { Issue.record("a variable is no key") }
    if case .key = Text("literal").storage {} else { Issue.record("a literal is a key") }
  }

  @Test func `Interpolated values become placeholders of the key`() {
    let name = "Ada & <b>%@</b>"
    let key: LocalizedStringKey = "\(name) has \(3) of \(7 as UInt8) files, \(2.5) MB, 100%"
    #expect(key.key == "%@ has %lld of %llu files, %lf MB, 100%%")
    #expect(key.resolved() == "Ada & <b>%@</b> has 3 of 7 files, 2.500000 MB, 100%")
  }

  @Test func `A generic function's value, an optional and joined strings are interpolated as a string has them`() {
    func key<T>(_ value: T) -> LocalizedStringKey { "\(value)" }
    #expect(key(3).key == "%lld")
    #expect(key(2.5).key == "%lf")
    #expect(key("a").key == "%@")
    #expect(key(String?("a")).resolved() == #"Optional("a")"#)
    #expect(LocalizedStringKey("\(CGFloat(1), specifier: "%.1f")").resolved() == "1.0")
    #expect(LocalizedStringKey("\(["a", "b"].joined())").resolved() == "ab")
  }

  @Test func `Values have the format that they are given`() {
    #expect(LocalizedStringKey("\(3.14159, specifier: "%.2f")").resolved() == "3.14")
    #expect(LocalizedStringKey("\(7, specifier: "%03lld")").resolved() == "007")
    #expect(LocalizedStringKey("\(true)").resolved() == "true")
    #expect(LocalizedStringKey("\(Substring("abc"))").resolved() == "abc")
    #expect(LocalizedStringKey("\(1_234_567)").resolved() == "1234567")
    #expect(LocalizedStringKey("\(-5)").resolved() == "-5")
    let style = IntegerFormatStyle<Int>().grouping(.never)
    #expect(LocalizedStringKey("\(12, format: style)").resolved() == "12")
    #expect(Text(12, format: style).resolved == "12")
  }

  // MARK: Markup

  private func runs(_ view: some View) throws -> [String] {
    let element = try element(view)
    return element.runs.map { run in
      let text = String(decoding: Array(element.string.utf8)[run.range], as: UTF8.self)
      let style = run.style
      var words = [text]
      if style.weight != nil { words.append("\(style.weight == .bold ? "bold" : "weight")") }
      if style.isItalic { words.append("italic") }
      if style.isStruckThrough { words.append("struck") }
      if style.isMonospaced { words.append("mono") }
      if let link = run.link { words.append(link.absoluteString) }
      return words.joined(separator: "|")
    }
  }

  @Test func `Markup of a literal is displayed`() throws {
    #expect(
      try runs(Text("a **b** *c* ~~d~~ `e`")) == ["a ", "b|bold", " ", "c|italic", " ", "d|struck", " ", "e|mono"])
    #expect(
      try runs(Text("[a](https://b.org) <https://c.org>")) == ["a|https://b.org", " ", "https://c.org|https://c.org"])
    #expect(try runs(Text("*a*").bold() + Text("**b**")) == ["a|bold|italic", "b|bold"])
    #expect(try runs(Text("a **b**").textCase(.uppercase)) == ["A ", "B|bold"])
    #expect(try runs(Text("[a]()")) == ["a"])
  }

  @Test func `Strings and interpolated values have no markup`() throws {
    let string = "**a** [b](https://c.org)"
    #expect(try element(Text(string)).string == string)
    #expect(try element(Text(verbatim: "*a*")).string == "*a*")
    #expect(try runs(Text("*\(string)* \(2)")) == ["\(string)|italic", " 2"])
    #expect(try runs(Text("**\(50)%**")) == ["50%|bold"])
    #expect(try runs(Text("x**\(1)**y")) == ["x", "1|bold", "y"])
    #expect(try element(Text("\(string)")).runs == [])
    #expect(try runs(Text("[\(1)](https://a.org/\("b c")/\(3))")) == ["1|https://a.org/b%20c/3"])
    #expect(try runs(Text(LocalizedStringKey(string))) == ["a|bold", " ", "b|https://c.org"])
  }

  @Test func `Values are no part of an address or an escape`() throws {
    let name = "x"
    #expect(try runs(Text("**ID** \(42)@a.org")) == ["ID|bold", " 42@a.org"])
    #expect(try element(Text("\(42).x@a.org")).string == "42.x@a.org")
    #expect(try element(Text("\(42).x@a.org")).runs == [])
    #expect(try element(Text("C:\\\(name)")).string == #"C:\x"#)
    #expect(try runs(Text("*a* C:\\\(name)")) == ["a|italic", #" C:\x"#])
    #expect(try runs(Text("*100%* \(name)")) == ["100%|italic", " x"])
  }

  @Test func `Markup without text has no part in a text`() throws {
    let empty = ""
    #expect(try runs(Text("a **\(empty)**b[\(empty)](https://c.org)")) == ["a b"])
    #expect(try runs(Text(empty) + Text("*a*") + Text("[](https://c.org)")) == ["a|italic"])
    #expect(Text("[\(empty)](https://c.org)").resolved == "")
  }

  @Test func `A text whose markup displayed nothing keeps its style`() throws {
    struct Changing: View {
      @State private var isEmpty = true
      var body: some View {
        Text(isEmpty ? "[](b)" : "x").bold()
        (isEmpty ? Text("") + Text("*\("")*") : Text("y")).bold()
        Button("Fill") { isEmpty = false }
      }
    }
    let screen = Screen { Changing() }
    try screen.button("Fill").tap()
    #expect(screen.texts.prefix(2) == ["x", "y"])
    for text in ["x", "y"] {
      let element = try screen.text(text).widget.element as? TextElement
      #expect(element?.style.weight == .bold)
    }
  }

  @Test func `A link has the tint, and not the color of its text`() throws {
    let text = Text("a [b](x:y)").foregroundStyle(.red)
    #expect(try element(text).runs.map(\.style.foreground) == [.color(.red), .tint])
    #expect(try element(text.tint(.green)).runs.map(\.style.foreground) == [.color(.red), .color(.green)])
    #expect(try element(text.disabled(true)).runs.map(\.style.foreground) == [.color(.red), .color(.red)])
    #expect(try element((Text("a ") + Text("[b](x:y)")).foregroundStyle(.red)) == element(text))
  }

  @Test func `The time to find the links grows with the length of a text, and not with its square`() {
    func time(_ count: Int) -> Duration {
      var element = TextElement(string: "")
      for number in 0..<count {
        element.append("part \(number)", TextStyle(), link: number.isMultiple(of: 2) ? URL(string: "x:y") : nil)
      }
      return (0..<3).map { _ in threadTime { _ = element.linkedParts } }.min() ?? .zero
    }
    #expect(time(4_000) < max(time(500) * 24, .milliseconds(20)))
  }

  @Test func `Where only a string can be displayed, the markup is removed`() throws {
    #expect(Text("**a** [b](https://c.org) \\*").resolved == "a b *")
    let screen = Screen { Text("x").navigationTitle("*Files*").alert("**Go**?", isPresented: .constant(true)) {} }
    #expect(screen.title == "Files")
    #expect(try screen.alert.title == "Go?")
    #expect(Screen { Text("a **b**") }.text("a b").exists)
  }

  @Test func `A translation may have markup, or none`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let table = #"""
      "%@ of %@" = "**%2$@** von %1$@";
      "*a*" = "plain";
      "b" = "*b*";
      """#
    try Data(table.utf8).write(to: folder.appending(path: "Localizable.strings"))
    let resources = ResourceFolder(path: folder.path)
    #expect(try runs(Text("\("a") of \("*b*")", resources: resources)) == ["*b*|bold", " von a"])
    #expect(try element(Text("*a*", resources: resources)).string == "plain")
    #expect(try runs(Text("b", resources: resources)) == ["b|italic"])
  }

  @Test func `Markup comes and goes with the text`() throws {
    struct Changing: View {
      @State private var count = 0
      var body: some View {
        Text(count % 2 == 0 ? "a" : "**b**")
        Text("n **\(count)**")
        Button("Next") { count += 1 }
      }
    }
    let screen = Screen { Changing() }
    for (first, second) in [("b", "n 1"), ("a", "n 2"), ("b", "n 3")] {
      try screen.button("Next").tap()
      #expect(screen.texts.prefix(2) == [first, second])
      let element = try screen.find(.text).all[0].widget.element as? TextElement
      #expect(element?.runs.isEmpty == (first == "a"))
    }
  }

  @Test func `Links are opened with the environment's action, unless the text is disabled or redacted`() throws {
    struct Linked: View {
      let log: Log
      @State private var isDisabled = false
      @State private var isRedacted = false
      var body: some View {
        Text("See the [**man**ual](https://a.org/b), or [me](mailto:a@b.org).")
          .disabled(isDisabled).redacted(reason: isRedacted ? .placeholder : [])
          .environment(
            \.openURL,
            OpenURLAction {
              log($0.absoluteString)
              return .handled
            })
        Button("Disable") { isDisabled = true }
        Button("Redact") { isRedacted = true }
      }
    }
    let log = Log()
    let screen = Screen { Linked(log: log) }
    let text = screen.text("See the manual, or me.")
    try text.tapLink("manual")
    try text.tapLink("me")
    #expect(log.take() == ["https://a.org/b", "mailto:a@b.org"])
    #expect(throws: ScreenError.self) { try text.tapLink("See") }
    try screen.button("Disable").tap()
    #expect(throws: ScreenError.self) { try text.tapLink("me") }
    let other = Screen { Linked(log: log) }
    try other.button("Redact").tap()
    #expect(throws: ScreenError.self) { try other.find(.text).all[0].tapLink("me") }
    #expect(log.take() == [])
  }

  @Test func `A link isn't opened again after it has disabled its text, or has left it`() async throws {
    struct Changing: View {
      let log: Log
      @State private var count = 0
      @State private var isDisabled = false
      var body: some View {
        Text("[a](x:y?\(count)) [b](z:y)").disabled(isDisabled)
          .environment(
            \.openURL,
            OpenURLAction {
              log($0.absoluteString)
              if $0.scheme == "x" { count += 1 } else { isDisabled = true }
              return .handled
            })
      }
    }
    let log = Log()
    let screen = Screen { Changing(log: log) }
    for link in ["x:y?0", "x:y?1", "z:y"] {
      let url = try #require(URL(string: link))
      // Two events of one input: the second one waits for the update that the first one causes.
      let widget = try screen.find(.text).widget
      widget.raise(TextEvent.linkActivated(url))
      widget.raise(TextEvent.linkActivated(url))
      await screen.settle()
      #expect(log.take() == [link])
    }
  }

  // MARK: Placeholders

  @Test func `Placeholders of a translation may change their order`() {
    let arguments: [LocalizedStringKey.Argument] = [.text("one"), .integer(2)]
    #expect(FormatText.fill("%2$lld then %1$@", with: arguments) == "2 then one")
    #expect(FormatText.fill("%@ %lld %@", with: arguments) == "one 2 %@")
    #expect(FormatText.fill("100%% %@", with: arguments) == "100% one")
    #expect(FormatText.fill("%", with: arguments) == "%")
    #expect(FormatText.fill("", with: arguments) == "")
    #expect(FormatText.fill("50 %", with: []) == "50 %")
  }

  @Test func `A translation is looked up in the bundle that is given`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#""Hello %@" = "Guten Tag, %@";"#.utf8).write(to: folder.appending(path: "Localizable.strings"))
    try Data(#""Hello %@" = "Moin %@";"#.utf8).write(to: folder.appending(path: "North.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let name = "Ada"
    #expect(Text("Hello \(name)", bundle: bundle).resolved == "Guten Tag, Ada")
    #expect(Text("Hello \(name)", tableName: "North", bundle: bundle).resolved == "Moin Ada")
    #expect(Text("Bye \(name)", bundle: bundle).resolved == "Bye Ada")
  }

  // MARK: Style

  @Test func `Text takes its style from its surroundings and then from itself`() throws {
    let surrounded = try element(
      VStack { Text("x").italic() }.font(.title).bold().foregroundStyle(.red).lineLimit(2).truncationMode(.middle)
        .multilineTextAlignment(.trailing).textSelection(.enabled))
    #expect(surrounded.style.font == .title)
    #expect(surrounded.style.weight == .bold)
    #expect(surrounded.style.foreground == .color(.red))
    #expect(surrounded.style.isItalic)
    #expect(surrounded.lineLimit == 2)
    #expect(surrounded.truncation == .middle)
    #expect(surrounded.alignment == .trailing)
    #expect(surrounded.isSelectable)

    let own = try element(
      Text("x").font(.body).fontWeight(.light).underline().strikethrough().monospaced().kerning(2).baselineOffset(3)
        .foregroundColor(.blue).font(.title))
    #expect(own.style.font == .title)
    #expect(own.style.weight == .light)
    #expect(own.style.isUnderlined && own.style.isStruckThrough && own.style.isMonospaced)
    #expect(own.style.kerning == 2 && own.style.baselineOffset == 3)
    #expect(own.style.foreground == .color(.blue))
  }

  @Test func `The style nearest to the text counts`() throws {
    let element = try element(
      VStack { Text("x").foregroundStyle(.green) }.foregroundStyle(.red).lineLimit(3, reservesSpace: true)
        .environment(\.font, .caption))
    #expect(element.style.foreground == .color(.green))
    #expect(element.style.font == .caption)
    #expect(element.lineLimit == 3 && element.reservedLines == 3)
  }

  @Test func `Joined texts keep their own styles, as runs of one text`() throws {
    let element = try element((Text("grün ").bold() + Text("& ") + Text("rot").italic()).underline())
    #expect(element.string == "grün & rot")
    #expect(element.runs.map(\.range) == [0..<6, 6..<8, 8..<11])
    #expect(element.runs.map(\.style.weight) == [.bold, nil, nil])
    #expect(element.runs.map(\.style.isItalic) == [false, false, true])
    #expect(element.runs.map(\.style.isUnderlined) == [true, true, true])
  }

  private struct Switching: View {
    @State private var isLarge = false
    @State private var count = 0
    var body: some View {
      VStack {
        Text("a")
        Text("b").font(.caption)
        Text("c \(count)")
      }
      .font(isLarge ? .title : .body)
      Button("Larger") { isLarge = true }
      Button("Count") { count += 1 }
    }
  }

  @Test func `Only texts whose style or words have changed are touched`() throws {
    let screen = Screen { Switching() }
    #expect(try screen.changes { try screen.button("Larger").tap() } == WidgetChanges(updated: 2))
    #expect(try screen.changes { try screen.button("Count").tap() } == WidgetChanges(updated: 1))
  }
}
