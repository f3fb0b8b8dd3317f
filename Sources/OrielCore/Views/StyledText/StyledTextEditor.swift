import FoundationEssentials

/// A text editor for an attributed string.
struct StyledTextEditor: View {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  @State private var formatting = StyledTextFormatting()
  @Environment(\.focusedValueLink) private var outerValues

  var body: some View {
    StyledTextArea(text: text, selection: selection, formatting: formatting)
      .environment(\.focusedValueLink, formatting.link(in: outerValues))
  }
}

/// The area of the editor.
private struct StyledTextArea: View {
  typealias Body = Never

  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?
  let formatting: StyledTextFormatting

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}

extension StyledTextArea: PrimitiveView {
  func element(in context: ElementContext) -> StyledTextElement {
    let environment = context.environment
    let isPlain = environment.textEditorLook.kind == .plain
    let element = StyledTextElement(
      text: text.wrappedValue, selection: formatting.selection(of: text, selection), rules: environment.formattingRules,
      isEnabled: environment.isEnabled, alignment: environment.multilineTextAlignment, font: environment.scaledFont,
      fontContext: environment.fontResolutionContext, lineSpacing: environment.lineSpacing,
      margins: environment.scrollContentMargins, hasFrame: !isPlain,
      hidesBackground: isPlain || environment.hidesScrollBackground, input: environment.textInput,
      hasFormatMenu: environment.formattingControls.contains(.contextMenu))
    formatting.update(for: element)
    return element
  }

  func handle(_ event: StyledTextEvent, in context: ElementContext) {
    switch event {
    case .edited(let text, let selection):
      self.text.wrappedValue = text
      formatting.didReport(selection, in: text)
      self.selection?.wrappedValue = selection
    case .selected(let selection):
      formatting.didReport(selection, in: text.wrappedValue)
      self.selection?.wrappedValue = selection
    }
  }
}

/// A scrollable area for attributed text.
package struct StyledTextElement: Element {
  package typealias Event = StyledTextEvent

  package var text: AttributedString
  /// The selection that the app sets; nil if it sets none.
  package var selection: AttributedTextSelection?
  package var rules: FormattingRules?
  package var isEnabled = true
  package var alignment = TextAlignment.leading
  package var font: Font?
  package var fontContext: Font.Context
  /// The space between lines, in addition to that of the font.
  package var lineSpacing = 0.0
  /// The margins around the text, in addition to those of any editor.
  package var margins = EdgeInsets()
  package var hasFrame = true
  package var hidesBackground = false
  package var input = TextInputTraits()
  /// Whether the context menu offers the formats.
  package var hasFormatMenu = true

  /// The font of text without one.
  package var editorFont: EditorFont { EditorFont(font, in: fontContext) }

  /// The texts are compared by their identities: a long one isn't read with each key.
  package static func == (first: Self, second: Self) -> Bool {
    first.text.isIdentical(to: second.text) && first.selection == second.selection && first.rules == second.rules
      && first.isEnabled == second.isEnabled && first.alignment == second.alignment && first.font == second.font
      && first.fontContext == second.fontContext && first.lineSpacing == second.lineSpacing
      && first.margins == second.margins && first.hasFrame == second.hasFrame
      && first.hidesBackground == second.hidesBackground && first.input == second.input
      && first.hasFormatMenu == second.hasFormatMenu
  }

  /// The style in which a run is displayed, over that of the editor.
  package func style(of attributes: AttributeContainer) -> TextStyle {
    var attributes = attributes
    rules?.constrain(&attributes)
    var style = TextStyle()
    style.apply(attributes)
    if attributes.link != nil {
      style.foreground = .tint
      style.decorate(underline: .some(.single))
    }
    return style
  }
}

/// An event of an editor for attributed text.
package enum StyledTextEvent: WidgetEvent {
  /// The user has changed the text, after which this is selected.
  case edited(AttributedString, AttributedTextSelection)
  /// The user has moved the caret, selected another part of the text, or changed the attributes of what is typed next.
  case selected(AttributedTextSelection)

  package var changesValue: Bool { true }
  package var endsEditing: Bool { false }
}
