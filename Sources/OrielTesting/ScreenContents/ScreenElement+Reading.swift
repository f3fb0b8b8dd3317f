import OrielCore

extension ScreenElement {
  /// The kind of the element.
  public var kind: ElementKind { get throws { try view.kind } }

  /// The accessible name: the accessibility label or the text of the element; empty if there is none.
  public var label: String { get throws { try view.label ?? "" } }

  /// Whether the element is visible: neither it nor one of its containers is hidden.
  public var isVisible: Bool { get throws { try view.isVisible } }

  /// Whether the element is an enabled control.
  public var isEnabled: Bool { get throws { try view.isEnabled ?? false } }

  /// Whether the element has the keyboard focus. A view that isn't a control has it if it is focusable by modifier, or
  /// belongs to a focusable view.
  public var hasFocus: Bool {
    get throws {
      if try view.hasFocus { return true }
      return try view.element?.takesInput == nil && focusTarget?.hasFocus == true
    }
  }

  /// The role of a button, if any.
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

  /// The selected part of the text of a field, or the place of its caret.
  public var textSelection: TextSelection {
    get throws {
      guard let editor = try view.widget?.editor else { throw wrongKind("a selection of text") }
      return TextSelection(editor.selection, in: editor.state.text, .automatic)
    }
  }

  /// The prompt of a text field.
  public var prompt: String {
    get throws {
      guard let field = try view.element as? TextFieldElement else { throw wrongKind("a prompt") }
      return field.prompt
    }
  }

  /// The text of `help(_:)`, if any.
  public var help: String? { get throws { try view.attributes.help } }

  /// The value of `accessibilityValue(_:)`, if any.
  public var accessibilityValue: String? { get throws { try view.attributes.accessibility.value } }

  /// The hint of `accessibilityHint(_:)`, if any.
  public var accessibilityHint: String? { get throws { try view.attributes.accessibility.hint } }

  /// The accessibility traits that modifiers have added and not removed.
  public var accessibilityTraits: AccessibilityTraits {
    get throws { try view.attributes.accessibility.traits ?? [] }
  }

  /// An indented outline of the element, or a sentence if it can't be found.
  public var outline: String {
    guard let view = try? view else { return "(\(name) is not on the screen)" }
    var lines: [String] = []
    view.outline(depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  func wrongKind(_ what: String) -> ScreenError { screen.error(.wrongKind, "\(name) has no \(what)") }
}
