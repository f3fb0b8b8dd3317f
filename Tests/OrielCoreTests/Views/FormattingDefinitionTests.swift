import FoundationEssentials
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Definitions of the attributes that texts may have.
@MainActor struct FormattingDefinitionTests {
  /// Underlines and colors; what is underlined is red.
  private struct Notes: AttributedTextFormattingDefinition {
    struct Scope: FoundationEssentials.AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }

    var body: some AttributedTextFormattingDefinition<Scope> {
      ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
      UnderlinedIsRed()
    }
  }

  private struct UnderlinedIsRed: AttributedTextValueConstraint {
    typealias Scope = Notes.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      container.foregroundColor = container.underlineStyle == nil ? nil : .red
    }
  }

  private struct Choice: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var isPlain: Bool

    var body: some AttributedTextFormattingDefinition<Scope> {
      if isPlain {
        ValueConstraint(for: \.font, values: [nil], default: nil)
      }
    }
  }

  private var everything: AttributeContainer {
    var attributes = AttributeContainer().font(.title).foregroundColor(.blue).backgroundColor(.yellow)
    attributes.underlineStyle = Text.LineStyle(pattern: .dot)
    attributes.link = URL(string: "https://example.org")
    return attributes
  }

  @Test func `Constraints apply in their order, and other attributes of the scope are kept`() {
    var attributes = everything
    Notes().constrain(&attributes)
    #expect(attributes == AttributeContainer().underlineStyle(.single).foregroundColor(.red))
    var plain = AttributeContainer().foregroundColor(.blue)
    Notes().constrain(&plain)
    #expect(plain == AttributeContainer())
  }

  @Test func `A condition chooses constraints, and a scope contains other scopes`() {
    var attributes = everything
    Choice(isPlain: false).constrain(&attributes)
    #expect(attributes == everything)
    Choice(isPlain: true).constrain(&attributes)
    #expect(attributes.font == nil && attributes.link != nil)
  }

  @Test func `A definition without constraints removes what isn't in the scope`() {
    var attributes = everything
    AttributedTextFormatting.EmptyDefinition<Notes.Scope>().constrain(&attributes)
    #expect(attributes.foregroundColor == .blue && attributes.underlineStyle == Text.LineStyle(pattern: .dot))
    #expect(attributes.font == nil && attributes.backgroundColor == nil && attributes.link == nil)
  }

  @Test func `A text is displayed as its definition says`() throws {
    let text = AttributedString("one ") + AttributedString("two", attributes: everything)
    let screen = Screen {
      Text(text).accessibilityIdentifier("free")
      Text(text).accessibilityIdentifier("bound").attributedTextFormattingDefinition(Notes())
      Text(text).accessibilityIdentifier("scope").attributedTextFormattingDefinition(\.swiftUI)
    }
    func runs(_ identifier: String) throws -> [TextRun] {
      try #require(screen.find(identifier: identifier).view.widget?.element as? TextElement).runs
    }
    let free = try #require(try runs("free").last)
    #expect(free.style.font == .title && free.style.decoration?.background == .yellow)
    let bound = try #require(try runs("bound").last)
    #expect(bound.style.font == nil && bound.style.decoration?.background == nil && bound.link == nil)
    #expect(bound.style.foreground == .color(.red) && bound.style.isUnderlined)
    #expect(try runs("scope").last?.style.font == .title)
  }

  @MainActor @Observable final class Model {
    var text: AttributedString
    var selection = AttributedTextSelection()

    init(_ text: AttributedString) { self.text = text }
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      TextEditor(text: $model.text, selection: $model.selection).accessibilityLabel("Text")
        .attributedTextFormattingDefinition(Notes())
    }
  }

  @Test func `An edit follows the definition, and text that isn't edited is left alone`() throws {
    let model = Model(AttributedString("old", attributes: everything))
    let screen = Screen { Editor(model: model) }
    try screen.textEditor("Text").focus()
    #expect(model.text.runs.first?.font == .title)
    try screen.textEditor("Text").type("!")
    #expect(model.text.runs.map(\.font) == [.title, nil])
    #expect(model.text.runs.map(\.foregroundColor) == [.blue, .red])
    try screen.press("b")
    #expect(model.text.runs.map(\.font) == [.title, nil])
    try screen.press("u")
    try screen.textEditor("Text").type("?")
    #expect(model.text.runs.map { $0.underlineStyle != nil } == [true, true, false])
    #expect(model.text.runs.map(\.foregroundColor) == [.blue, .red, nil])
  }

  @Test func `The editor displays the constrained attributes`() throws {
    let screen = Screen { Editor(model: Model(AttributedString("old", attributes: everything))) }
    let element = try #require(screen.textEditor("Text").view.widget?.element as? StyledTextElement)
    let style = element.style(of: everything)
    #expect(style.font == nil && style.foreground == .color(.red))
    #expect(element.style(of: AttributeContainer()) == TextStyle())
  }
}
