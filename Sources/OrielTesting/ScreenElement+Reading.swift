import OrielCore

extension ScreenElement {
  /// What kind of thing it is.
  public var kind: ElementKind { get throws { try view.kind } }

  /// Its accessible name: the one that it was given, or what it says itself. Empty where it has none.
  public var label: String { get throws { try view.label ?? "" } }

  /// Whether the user sees it: neither it nor what it is in is hidden.
  public var isVisible: Bool { get throws { try view.isVisible } }

  /// Whether it reacts to the user. Things that never do are not enabled.
  public var isEnabled: Bool { get throws { try view.isEnabled ?? false } }

  /// Whether it has the keyboard's focus.
  public var hasFocus: Bool { get throws { try view.hasFocus } }

  /// The role of a button, if it has one.
  public var role: ButtonRole? {
    get throws {
      guard let button = try view.element as? ButtonElement else { throw wrongKind("a role") }
      return button.role
    }
  }

  /// Whether a toggle is on.
  public var isOn: Bool {
    get throws {
      guard let toggle = try view.element as? ToggleElement else { throw wrongKind("a state that is on or off") }
      return toggle.isOn
    }
  }

  /// The text of a text field, of a secure field, or of a text.
  public var string: String {
    get throws {
      guard let text = try view.element?.shownText else { throw wrongKind("a text") }
      return text
    }
  }

  /// What an empty text field shows in the place of its text.
  public var prompt: String {
    get throws {
      guard let field = try view.element as? TextFieldElement else { throw wrongKind("a prompt") }
      return field.prompt
    }
  }

  /// What is shown when the pointer rests on it: nil where `help(_:)` hasn't been used.
  public var help: String? { get throws { try view.attributes.help } }

  /// What assistive technology says about its value: nil where `accessibilityValue(_:)` hasn't been used.
  public var accessibilityValue: String? { get throws { try view.attributes.accessibility.value } }

  /// What assistive technology says that using it will do: nil where `accessibilityHint(_:)` hasn't been used.
  public var accessibilityHint: String? { get throws { try view.attributes.accessibility.hint } }

  /// What assistive technology is told that it is and does: what modifiers have added, and not removed.
  public var accessibilityTraits: AccessibilityTraits {
    get throws { try view.attributes.accessibility.traits ?? [] }
  }

  /// The element and what it contains, as an indented outline; a sentence where it can't be found.
  public var outline: String {
    guard let view = try? view else { return "(\(name) is not on the screen)" }
    var lines: [String] = []
    view.outline(depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  func wrongKind(_ what: String) -> ScreenError { screen.error(.wrongKind, "\(name) has no \(what)") }
}
