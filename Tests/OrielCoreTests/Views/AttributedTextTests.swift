import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Texts of attributed strings.
@MainActor struct AttributedTextTests {
  private func element(_ screen: Screen) throws -> TextElement {
    try #require(screen.find(identifier: "text").view.widget?.element as? TextElement)
  }

  private var ready: AttributedString {
    var text = AttributedString("Ready, see the manual")
    if let range = text.range(of: "Ready") {
      text[range].font = .headline
      text[range].foregroundColor = .green
      text[range].underlineStyle = .single
    }
    if let range = text.range(of: "manual") { text[range].link = URL(string: "https://example.org/manual") }
    return text
  }

  @Test func `Each part has its attributes, and otherwise those of the text`() throws {
    let ready = ready
    let screen = Screen { Text(ready).italic().kerning(2).accessibilityIdentifier("text") }
    let element = try element(screen)
    #expect(element.string == "Ready, see the manual")
    #expect(element.runs.map(\.range) == [0..<5, 5..<15, 15..<21])
    #expect(element.runs.map(\.style.font) == [.headline, nil, nil])
    #expect(element.runs.map(\.style.foreground) == [.color(.green), nil, .tint])
    #expect(element.runs.map(\.style.isUnderlined) == [true, false, false])
    #expect(element.runs.allSatisfy { $0.style.isItalic && $0.style.kerning == 2 })
    #expect(element.runs.map(\.link) == [nil, nil, URL(string: "https://example.org/manual")])
  }

  @Test func `A literal is a localized key`() throws {
    #expect(Text("A **key**") == Text(LocalizedStringKey("A **key**")))
    #expect(Text("A **key**").resolved == "A key")
  }

  @Test func `A link opens its URL`() throws {
    var opened: [String] = []
    let ready = ready
    let screen = Screen {
      Text(ready).accessibilityIdentifier("text")
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0.absoluteString)
            return .handled
          })
    }
    try screen.find(identifier: "text").tapLink("manual")
    #expect(opened == ["https://example.org/manual"])
  }

  private struct Changing: View {
    @State private var isDone = false

    var body: some View {
      var text = AttributedString("State")
      if isDone { text.strikethroughStyle = .single }
      return VStack {
        Text(text).accessibilityIdentifier("text")
        Button("Done") { isDone = true }
      }
    }
  }

  @Test func `A change of attributes alone is displayed`() throws {
    let screen = Screen { Changing() }
    #expect(try element(screen).runs.map(\.style.isStruckThrough) == [false])
    try screen.button("Done").tap()
    #expect(try element(screen).runs.map(\.style.isStruckThrough) == [true])
  }

  @Test func `An empty string, and text of ten kilobytes in many parts`() throws {
    let empty = AttributedString()
    let none = Screen { Text(empty).accessibilityIdentifier("text") }
    #expect(try element(none).string.isEmpty)
    var long = AttributedString()
    for index in 0..<1_000 {
      var part = AttributedString("0123456789")
      part.foregroundColor = index.isMultiple(of: 2) ? .red : .blue
      long += part
    }
    let many = Screen { [long] in Text(long).accessibilityIdentifier("text") }
    #expect(try element(many).runs.count == 1_000)
    #expect(try element(many).string.utf8.count == 10_000)
  }

  @Test func `Parts are joined with other texts`() throws {
    let ready = ready
    let screen = Screen { (Text("A: ").bold() + Text(ready)).accessibilityIdentifier("text") }
    let element = try element(screen)
    #expect(element.string == "A: Ready, see the manual")
    #expect(element.runs.map(\.style.weight) == [.bold, nil, nil, nil])
    #expect((Text("A: ") + Text(ready)).resolved == "A: Ready, see the manual")
  }
}
