import OrielCore

extension ButtonElement: TestableElement {
  package var kind: ElementKind { .button }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }
  package var stateWords: [String] { role.map { [$0.word] } ?? [] }
  package var tapEvent: ButtonEvent? { .activated }
  package var returnEvent: ButtonEvent? { .activated }
}

extension ButtonRole {
  var word: String {
    if self == .cancel { return "cancel" }
    if self == .destructive { return "destructive" }
    return self == .close ? "close" : "confirm"
  }
}

extension ToggleElement: TestableElement {
  package var kind: ElementKind { .toggle }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }
  package var stateWords: [String] { [isOn ? "on" : "off"] }
  package var tapEvent: ToggleEvent? { .toggled(!isOn) }

  package mutating func apply(_ event: ToggleEvent) {
    switch event {
    case .toggled(let isOn): self.isOn = isOn
    }
  }
}

extension TextFieldElement: TestableElement {
  package var kind: ElementKind { isSecure ? .secureField : .textField }
  package var ownLabel: String? { label }
  package var takesInput: Bool? { isEnabled }
  package var shownText: String? { text }
  package var stateWords: [String] { ["text \"\(isSecure ? String(repeating: "*", count: text.count) : text)\""] }
  package var returnEvent: TextFieldEvent? { .submitted }
  package func textEvent(_ text: String) -> TextFieldEvent? { .textChanged(text) }

  package mutating func apply(_ event: TextFieldEvent) {
    if case .textChanged(let text) = event { self.text = text }
  }
}

extension ProgressElement: TestableElement {
  package var kind: ElementKind { .progress }
}
