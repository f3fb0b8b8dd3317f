import Foundation
import OrielCore

extension DatePickerElement: TestableElement {
  package var kind: ElementKind { .datePicker }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }

  package mutating func apply(_ event: DatePickerEvent) {
    switch event {
    case .changed(let seconds): self.seconds = seconds
    }
  }

  package var contentArrangement: ContentArrangement? { .row }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = isLabelHidden ? .zero : measures.content(.unspecified)
    return CGSize(width: label.width + (hasDate ? 120 : 0) + (hasTime ? 160 : 0), height: isGraphical ? 220 : 34)
  }
}

extension ColorPickerElement: TestableElement {
  package var kind: ElementKind { .colorPicker }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }

  package mutating func apply(_ event: ColorPickerEvent) {
    switch event {
    case .changed(let color): self.color = color
    }
  }

  package var contentArrangement: ContentArrangement? { .row }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = isLabelHidden ? .zero : measures.content(.unspecified)
    return CGSize(width: label.width + 60, height: max(label.height, 34))
  }
}

extension ElementKind {
  /// A control that chooses a date.
  public static let datePicker = ElementKind("date picker")
  /// A control that chooses a color.
  public static let colorPicker = ElementKind("color picker")
}

extension ScreenArea {
  /// Finds a date picker by its label.
  public func datePicker(_ label: String) -> ScreenElement { find(.datePicker, label: label) }

  /// Finds a color picker by its label.
  public func colorPicker(_ label: String) -> ScreenElement { find(.colorPicker, label: label) }
}

extension ScreenElement {
  /// The date of a date picker.
  public var date: Date {
    get throws {
      guard let picker = try view.element as? DatePickerElement else { throw wrongKind("a date") }
      return Date(timeIntervalSince1970: picker.seconds)
    }
  }

  /// The color of a color picker.
  public var color: Color {
    get throws {
      guard let picker = try view.element as? ColorPickerElement else { throw wrongKind("a color") }
      return picker.color
    }
  }

  /// Chooses a date in a date picker, and performs the updates that follow.
  public func choose(_ date: Date) throws {
    guard try view.element is DatePickerElement else { throw wrongKind("a date") }
    try raise(DatePickerEvent.changed(date.timeIntervalSince1970))
  }

  /// Chooses a color in a color picker, and performs the updates that follow.
  public func choose(_ color: Color) throws {
    guard try view.element is ColorPickerElement else { throw wrongKind("a color") }
    try raise(ColorPickerEvent.changed(color))
  }

  private func raise<Event: WidgetEvent>(_ event: Event) throws {
    guard try isEnabled else { throw screen.error(.disabled, "\(name) is disabled") }
    try focus()
    try view.widget?.raise(event)
    screen.settleNow()
  }
}
