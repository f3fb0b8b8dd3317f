/// A text field. Its prompt is displayed while it is empty.
package struct TextFieldElement: Element {
  package typealias Event = TextFieldEvent

  package enum Style: Equatable { case automatic, plain, roundedBorder, squareBorder, search }
  package var text: String
  package var selection = RequestedSelection.untracked
  package var prompt: String
  /// The text of the label, which is the accessible name.
  package var label: String
  /// Whether the label isn't displayed beside the text in any place.
  package var isLabelHidden = false
  package var isSecure = false
  /// A field with a vertical axis grows with its text.
  package var axis = Axis.horizontal
  package var style = Style.automatic
  package var borderShape = TextInputBorderShape.Kind.theme
  package var isEnabled = true
  package var lineLimit: Int?
  /// The number of lines whose height a growing field has at least.
  package var reservedLines = 0
  package var alignment = TextAlignment.leading
  package var font: Font?
  package var input = TextInputTraits()
  /// What the suggestions have done to the text.
  package var action: EditorAction?

  /// Whether the prompt is only the label, because the app has set none.
  package var isPromptLabel: Bool { prompt == label }
}

/// The events that a text field reports.
package enum TextFieldEvent: WidgetEvent {
  /// The text has changed to the associated one.
  case textChanged(String)
  /// The user has moved the caret or selected a part of the text: a range in UTF-8.
  case selectionChanged(Range<Int>)
  /// The user pressed Return.
  case submitted

  package var changesValue: Bool {
    switch self {
    case .textChanged, .selectionChanged: true
    case .submitted: false
    }
  }

  // The field with the focus writes its own value.
  package var endsEditing: Bool { false }
}
