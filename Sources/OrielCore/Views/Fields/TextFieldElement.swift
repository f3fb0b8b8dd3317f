/// A text field. Its prompt is displayed while it is empty.
package struct TextFieldElement: Element {
  package typealias Event = TextFieldEvent

  package enum Style: Equatable { case automatic, plain, roundedBorder, search }
  package var text: String
  package var prompt: String
  /// The text of the label, which is the accessible name.
  package var label: String
  /// Whether the label isn't displayed beside the text in any place.
  package var isLabelHidden = false
  package var isSecure = false
  /// A field with a vertical axis grows with its text.
  package var axis = Axis.horizontal
  package var style = Style.automatic
  package var isEnabled = true
  package var lineLimit: Int?
  /// The number of lines whose height a growing field has at least.
  package var reservedLines = 0
  package var alignment = TextAlignment.leading
  package var font: Font?
  package var input = TextInputTraits()

  /// Whether the prompt is only the label, because the app has set none.
  package var isPromptLabel: Bool { prompt == label }
}

/// The events that a text field reports.
package enum TextFieldEvent: WidgetEvent {
  /// The text has changed to the associated one.
  case textChanged(String)
  /// The user pressed Return.
  case submitted

  package var changesValue: Bool {
    switch self {
    case .textChanged: true
    case .submitted: false
    }
  }

  // The field with the focus writes its own value.
  package var endsEditing: Bool { false }
}
