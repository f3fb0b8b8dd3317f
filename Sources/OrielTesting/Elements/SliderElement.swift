import Foundation
import OrielCore

extension SliderElement: TestableElement {
  package var kind: ElementKind { .slider }
  package var ownLabel: String? { label }
  package var isLabelledByContent: Bool { label == nil }
  package var takesInput: Bool? { isEnabled }
  package var stateWords: [String] { ["value \(value)"] }

  package mutating func apply(_ event: SliderEvent) {
    if case .changed(let value) = event { self.value = value }
  }

  package func events(ofKey key: KeyEquivalent) -> [SliderEvent] {
    let isUp = key == .rightArrow || key == .upArrow
    guard isUp || key == .leftArrow || key == .downArrow else { return [] }
    let step = range.step ?? range.length / 100
    let new = range.nearest(to: value + (isUp ? step : -step))
    return new == value ? [] : [.editingChanged(true), .changed(new), .editingChanged(false)]
  }

  // MARK: Layout

  /// The ideal length of the bar.
  private static var length: CGFloat { 120 }
  private static var height: CGFloat { 20 }

  package var contentArrangement: ContentArrangement? { .row }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { .horizontal }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let labels = measures.content(.unspecified)
    let minimum = labels.width + Self.length
    return CGSize(width: max(proposal.width ?? minimum, minimum), height: max(labels.height, Self.height))
  }
}

extension SliderPartElement: TestableElement {
  package var kind: ElementKind { .part }
  package var stateWords: [String] { ["\(role)"] }
  package var contentArrangement: ContentArrangement? { .row }
  package var isSizedByContent: Bool { true }
}

extension ElementKind {
  /// A slider.
  public static let slider = ElementKind("slider")
}

extension ScreenArea {
  /// Finds a slider by its label.
  public func slider(_ label: String) -> ScreenElement { find(.slider, label: label) }
}

extension ScreenElement {
  /// The value of a slider.
  public var value: Double { get throws { try shownSlider.value } }

  /// The range of a slider.
  public var bounds: ClosedRange<Double> { get throws { try shownSlider.range.bounds } }

  /// Focuses a slider and drags it to the value that is nearest to a number.
  ///
  /// `onEditingChanged` is called, and the binding is written if the value changes. Updates that follow are performed.
  public func setValue(_ value: Double) throws {
    try setValues([value])
  }

  /// Drags a slider through several values in one drag.
  public func setValues(_ values: [Double]) throws {
    _ = try shownSlider
    try focus()
    guard let widget = try view.widget else { return }
    widget.raise(SliderEvent.editingChanged(true))
    for value in values {
      screen.settleNow()
      guard var element = widget.element as? SliderElement, element.isEnabled else { break }
      let new = element.range.nearest(to: value)
      if new == element.value { continue }
      element.apply(.changed(new))
      widget.show(element)
      widget.raise(SliderEvent.changed(new))
    }
    screen.settleNow()
    widget.raise(SliderEvent.editingChanged(false))
    screen.settleNow()
  }

  private var shownSlider: SliderElement {
    get throws {
      guard let slider = try view.element as? SliderElement else { throw wrongKind("a number to choose") }
      return slider
    }
  }
}
