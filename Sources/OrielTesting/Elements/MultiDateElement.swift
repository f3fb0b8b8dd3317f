import Foundation
import OrielCore

extension MultiDateElement: TestableElement {
  package var kind: ElementKind { .multiDatePicker }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }

  package var contentArrangement: ContentArrangement? { .row }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = isLabelHidden ? .zero : measures.content(.unspecified)
    return CGSize(width: label.width + 240, height: 186)
  }
}

extension ElementKind {
  /// A control that chooses any number of days.
  public static let multiDatePicker = ElementKind("multi-date picker")
}

extension ScreenElement {
  /// Clicks a day in a control that chooses any number of days.
  public func toggleDay(year: Int, month: Int, day: Int) throws {
    guard try view.element is MultiDateElement else { throw wrongKind("days") }
    guard try isEnabled else { throw screen.error(.disabled, "\(name) is disabled") }
    try view.widget?.raise(MultiDateEvent.toggled(CivilTime(year: year, month: month, day: day)))
    screen.settleNow()
  }

  /// The chosen days of such a control, the earliest first, as in `2025-12-24`.
  public var days: [String] {
    get throws {
      guard let element = try view.element as? MultiDateElement else { throw wrongKind("days") }
      return element.days.map { day in
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(day.year)-\(padded(day.month))-\(padded(day.day))"
      }
    }
  }
}
