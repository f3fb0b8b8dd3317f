import OrielCore

/// The kinds of things that a screen shows.
public enum ElementKind: String, CaseIterable, Sendable {
  /// Text that is read.
  case text
  /// An icon or a picture.
  case image
  /// A push button.
  case button
  /// A switch, check button or toggle button.
  case toggle
  /// A field for text.
  case textField
  /// A field for a secret.
  case secureField
  /// A line.
  case divider
  /// Room that grows.
  case spacer
  /// An area of one colour.
  case color
  /// Things in a row or a column.
  case stack
  /// Things above each other.
  case layers
  /// A box with limits around one thing.
  case frame
  /// A viewport.
  case scrollView
  /// A form.
  case form
  /// A section of a form or a list.
  case section
  /// A list.
  case list
  /// How far something has come.
  case progress
  /// A part of another element: a section's header, a background, an overlay.
  case part
  /// A widget that the app makes itself, with the platform's own means. A headless screen has nothing in its place.
  case native

  init(_ element: Element) {
    self =
      switch element {
      case .text: .text
      case .image: .image
      case .button: .button
      case .toggle: .toggle
      case .textField(let field): field.isSecure ? .secureField : .textField
      case .spacer: .spacer
      case .divider: .divider
      case .color: .color
      case .stack: .stack
      case .layers: .layers
      case .frame: .frame
      case .scroll: .scrollView
      case .form: .form
      case .section: .section
      case .list: .list
      case .progress: .progress
      case .slot, .popoverAnchor, .inspectorSplit: .part
      case .native: .native
      }
  }

  /// The kind as a word or two of a sentence.
  var noun: String {
    switch self {
    case .textField: "text field"
    case .secureField: "secure field"
    case .scrollView: "scroll view"
    case .text, .image, .button, .toggle, .divider, .spacer, .color, .stack, .layers, .frame, .form, .section, .list,
      .progress, .part, .native:
      rawValue
    }
  }
}
