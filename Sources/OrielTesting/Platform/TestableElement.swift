import Foundation
import OrielCore

/// An element that a headless screen describes and operates.
package protocol TestableElement: Element {
  /// The kind for queries.
  var kind: ElementKind { get }
  /// The accessible name without modifiers.
  var ownLabel: String? { get }
  /// Whether the content is the label.
  var isLabelledByContent: Bool { get }
  /// Whether the control is enabled; nil for elements that aren't controls.
  var takesInput: Bool? { get }
  /// Whether a click anywhere in a row operates the control that is the row's whole content.
  var fillsRow: Bool { get }
  /// Whether a click moves the keyboard focus to the control.
  var takesFocusByClick: Bool { get }
  /// Whether it has the focus if nothing in it can have it, so that keys scroll the content.
  var scrollsWithKeys: Bool { get }
  /// Whether Return breaks the line of a field; Control and Return submit it.
  var breaksLines: Bool { get }
  /// Whether Return also activates the default button, after the event of Return.
  var activatesDefault: Bool { get }
  /// Whether Escape clears a field.
  var isClearedByEscape: Bool { get }
  /// The displayed text.
  var shownText: String? { get }
  /// The description of the state in outlines.
  var stateWords: [String] { get }
  /// The event of a click or keyboard shortcut.
  var tapEvent: Event? { get }
  /// The event of Return in the focused widget.
  var returnEvent: Event? { get }
  /// The events of another key in the focused widget.
  func events(ofKey key: KeyEquivalent) -> [Event]
  /// The event of a change of the keyboard focus.
  func focusEvent(_ isFocused: Bool) -> Event?
  /// The event of a change of the text; nil for elements that aren't fields.
  func textEvent(_ text: String) -> Event?
  /// What the app says about the selection in a field.
  var requestedSelection: RequestedSelection { get }
  /// The event of a change of the selection, in UTF-8; nil for elements that aren't fields.
  func selectionEvent(_ selection: Range<Int>) -> Event?
  /// The event of a command for the find bar of an editor, with the selected part of its text; nil if it has no effect.
  func findEvent(_ command: FindCommand, _ selection: Range<Int>) -> Event?
  /// What the find bar has done to the text.
  var editorAction: EditorAction? { get }
  /// Applies the change of state that an event implies.
  mutating func apply(_ event: Event)
  /// Creates the controller of the widget, if it has more to do than to display the element.
  @MainActor func makeController(of widget: TestWidget) -> AnyObject?

  /// The arrangement of the content; nil for elements without content.
  var contentArrangement: ContentArrangement? { get }
  /// Whether the size and alignment are those of the content.
  var isSizedByContent: Bool { get }
  /// The axes in which the size depends on the proposal.
  func sensitivity(_ measures: ElementMeasures) -> Axis.Set
  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize
  /// The baselines of the text; nil if there is none.
  func baselines(in size: CGSize, _ measures: ElementMeasures) -> TextBaselines?
  /// The frame of the content; nil if it isn't displayed.
  func contentArea(in size: CGSize, _ measures: ElementMeasures) -> CGRect?
}

/// The context in which an element is measured.
package struct ElementMeasures {
  /// The metrics of text.
  var font: FontMetrics
  /// The content of the widget.
  var content: LayoutSurface?
  /// The width of an inspector's column at the trailing edge.
  var columnWidth = 0.0
  /// Whether an enclosing view limits the height.
  var isHeightLimited = false

  /// The size of the content for a proposal.
  func content(_ proposal: ProposedViewSize) -> CGSize { content?.sizeThatFits(proposal) ?? .zero }
}

extension TestableElement {
  package var ownLabel: String? { nil }
  package var isLabelledByContent: Bool { false }
  package var takesInput: Bool? { nil }
  package var fillsRow: Bool { false }
  package var takesFocusByClick: Bool { takesInput == true }
  package var scrollsWithKeys: Bool { false }
  package var breaksLines: Bool { false }
  package var activatesDefault: Bool { false }
  package var isClearedByEscape: Bool { false }
  package var shownText: String? { nil }
  package var stateWords: [String] { [] }
  package var tapEvent: Event? { nil }
  package var returnEvent: Event? { nil }
  package func events(ofKey key: KeyEquivalent) -> [Event] { [] }
  package func focusEvent(_ isFocused: Bool) -> Event? { nil }
  package func textEvent(_ text: String) -> Event? { nil }
  package var requestedSelection: RequestedSelection { .untracked }
  package func selectionEvent(_ selection: Range<Int>) -> Event? { nil }
  package func findEvent(_ command: FindCommand, _ selection: Range<Int>) -> Event? { nil }
  package var editorAction: EditorAction? { nil }
  package mutating func apply(_ event: Event) {}
  @MainActor package func makeController(of widget: TestWidget) -> AnyObject? { nil }

  package var contentArrangement: ContentArrangement? { nil }
  package var isSizedByContent: Bool { false }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { measures.content?.sensitivity ?? [] }
  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    measures.content(proposal)
  }
  package func baselines(in size: CGSize, _ measures: ElementMeasures) -> TextBaselines? { nil }
  package func contentArea(in size: CGSize, _ measures: ElementMeasures) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
}
