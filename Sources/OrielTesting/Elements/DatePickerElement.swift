import Foundation
import OrielCore

extension DatePickerElement: TestableElement {
  package var kind: ElementKind { .datePicker }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }

  package var shownText: String? { hasText ? text : nil }
  package var activatesDefault: Bool { hasText }
  package var returnEvent: DatePickerEvent? { hasText ? .submitted : nil }
  package func textEvent(_ text: String) -> DatePickerEvent? { hasText ? .typed(text) : nil }

  package func makeController(of widget: TestWidget) -> AnyObject? { HeadlessEditor(of: widget) }

  package func events(ofKey key: KeyEquivalent) -> [DatePickerEvent] {
    guard hasText, key == .upArrow || key == .downArrow else { return [] }
    return [.stepped(key == .upArrow ? 1 : -1, caret: nil)]
  }

  package mutating func apply(_ event: DatePickerEvent) {
    switch event {
    case .changed(let seconds): self.seconds = seconds
    case .typed(let text): self.text = text
    case .dayChosen, .submitted, .stepped: break
    }
  }

  package var contentArrangement: ContentArrangement? { .row }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = isLabelHidden ? .zero : measures.content(.unspecified)
    let field = hasText ? CGFloat(length) * 8 + 16 : 0
    let hasCalendar = hasDate && look == .graphical
    let calendar = CGSize(width: hasCalendar ? 240 : 0, height: hasCalendar ? 186 : 0)
    let button: CGFloat = look == .compact && hasDate ? 34 : look == .stepperField ? 68 : 0
    return CGSize(
      width: label.width + max(field + button, calendar.width), height: calendar.height + (hasText ? 34 : 0))
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
