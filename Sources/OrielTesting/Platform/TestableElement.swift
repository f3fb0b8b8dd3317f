import OrielCore

/// An element that a headless screen can describe and act on.
package protocol TestableElement: Element {
  /// What kind of thing a test finds it as.
  var kind: ElementKind { get }
  /// The accessible name that it has of itself.
  var ownLabel: String? { get }
  /// Whether what it contains is its label.
  var isLabelledByContent: Bool { get }
  /// Whether it reacts to the user; nil for what never does.
  var takesInput: Bool? { get }
  /// The text that it shows or holds.
  var shownText: String? { get }
  /// What an outline says of its state.
  var stateWords: [String] { get }
  /// What a click, or its keyboard shortcut, does to it.
  var tapEvent: Event? { get }
  /// What Return does to it when it has the focus.
  var returnEvent: Event? { get }
  /// What another text does to it; nil for what isn't a field.
  func textEvent(_ text: String) -> Event?
  /// Shows what the event has made of the widget, as the widget itself does.
  mutating func apply(_ event: Event)
}

extension TestableElement {
  package var ownLabel: String? { nil }
  package var isLabelledByContent: Bool { false }
  package var takesInput: Bool? { nil }
  package var shownText: String? { nil }
  package var stateWords: [String] { [] }
  package var tapEvent: Event? { nil }
  package var returnEvent: Event? { nil }
  package func textEvent(_ text: String) -> Event? { nil }
  package mutating func apply(_ event: Event) {}
}
