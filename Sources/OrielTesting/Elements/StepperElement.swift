import Foundation
import OrielCore

extension StepperElement: TestableElement {
  package var kind: ElementKind { .stepper }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }
  package var shownText: String? { valueText }
  package var stateWords: [String] {
    (canIncrement ? [] : ["can't increment"]) + (canDecrement ? [] : ["can't decrement"])
  }

  package func events(ofKey key: KeyEquivalent) -> [StepperEvent] {
    guard key == .upArrow || key == .downArrow else { return [] }
    let direction: StepperDirection = key == .upArrow ? .up : .down
    return can(direction) ? [.editingChanged(true), .stepped(direction), .editingChanged(false)] : []
  }

  // MARK: Layout

  /// The two buttons.
  private static var buttons: CGSize { CGSize(width: 64, height: 32) }
  private static var distance: CGFloat { 12 }

  package var contentArrangement: ContentArrangement? { .row }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = isLabelHidden ? .zero : measures.content(.unspecified)
    let value = valueText.map { CGFloat($0.count) * measures.font.advance + Self.distance } ?? 0
    return CGSize(
      width: label.width + Self.distance + value + Self.buttons.width, height: max(label.height, Self.buttons.height))
  }
}

extension ElementKind {
  /// A stepper.
  public static let stepper = ElementKind("stepper")
}

extension ScreenArea {
  /// Finds a stepper by its label.
  public func stepper(_ label: String) -> ScreenElement { find(.stepper, label: label) }
}

extension ScreenElement {
  /// Presses the increment button of a stepper once, and performs the updates that follow.
  public func increment() throws { try step(.up) }

  /// Presses the decrement button of a stepper once, and performs the updates that follow.
  public func decrement() throws { try step(.down) }

  private func step(_ direction: StepperDirection) throws {
    guard let stepper = try view.element as? StepperElement else { throw wrongKind("steps") }
    try focus()
    guard stepper.can(direction) else {
      let word = direction == .up ? "increment" : "decrement"
      throw screen.error(.disabled, "can't \(word) \(name): its button is disabled")
    }
    guard let widget = try view.widget else { return }
    widget.raise(StepperEvent.editingChanged(true))
    widget.raise(StepperEvent.stepped(direction))
    screen.settleNow()
    widget.raise(StepperEvent.editingChanged(false))
    screen.settleNow()
  }
}
