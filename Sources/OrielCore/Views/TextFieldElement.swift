/// A field for text. Its children are its label; its prompt stands in it while it is empty.
package struct TextFieldElement: Element {
  package typealias Event = TextFieldEvent

  package enum Style: Equatable { case automatic, plain, roundedBorder }
  package var text: String
  package var prompt: String
  /// The label's text: the accessible name.
  package var label: String
  package var isSecure = false
  /// `.vertical` grows with its text.
  package var axis = Axis.horizontal
  package var style = Style.automatic
  package var isEnabled = true
  package var lineLimit: Int?
  /// Whether a field that grows has room for all its lines from the beginning.
  package var reservesSpace = false
  package var alignment = TextAlignment.leading
  package var font: Font?
}

/// What the user can do to a text field.
package enum TextFieldEvent: WidgetEvent {
  /// It has this text now.
  case textChanged(String)
  /// Return was pressed in it.
  case submitted

  package var changesValue: Bool {
    switch self {
    case .textChanged: true
    case .submitted: false
    }
  }
}
