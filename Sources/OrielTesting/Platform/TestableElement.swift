import Foundation
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

  /// How the views in it stand; nil for what contains none.
  var contentArrangement: ContentArrangement? { get }
  /// Whether it is as large as what it contains, and aligned with others as that is.
  var isSizedByContent: Bool { get }
  /// The axes in which a proposal makes a difference to the size.
  func sensitivity(_ measures: ElementMeasures) -> Axis.Set
  /// How large it is.
  func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize
  /// The baselines of its text; nil where it has none.
  func baselines(in size: CGSize, _ measures: ElementMeasures) -> TextBaselines?
  /// Where the views in it stand; nil where they don't show.
  func contentArea(in size: CGSize, _ measures: ElementMeasures) -> CGRect?
}

/// What an element is measured with.
package struct ElementMeasures {
  /// The lengths of all text.
  var font: FontMetrics
  /// What the widget contains.
  var content: LayoutSurface?
  /// The width of the column that an inspector takes at the trailing edge.
  var columnWidth = 0.0
  /// Whether something around sets a limit to the height.
  var isHeightLimited = false

  /// How large the content is.
  func content(_ proposal: ProposedViewSize) -> CGSize { content?.sizeThatFits(proposal) ?? .zero }
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
