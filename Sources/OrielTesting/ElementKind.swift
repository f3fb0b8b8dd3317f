import OrielCore

/// The kinds of things that a screen shows.
public enum ElementKind: String, CaseIterable, Sendable {
  case text, image, button, toggle, textField, secureField, divider, spacer, color
  case stack, layers, frame, scrollView, form, section, list
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
      case .slot: .part
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
      .part, .native:
      rawValue
    }
  }
}
