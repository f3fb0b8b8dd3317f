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
    #expect(element.lineLimit == 3 && element.reservesSpace)
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
