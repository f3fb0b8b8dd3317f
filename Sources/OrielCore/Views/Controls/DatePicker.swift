import FoundationEssentials

/// A control that chooses a date and a time.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: [.date])
/// ```
///
/// In GTK: a `GtkMenuButton` with a `GtkCalendar`, and `GtkSpinButton`s for the hour and the minute, after the label. With the
/// graphical style, the calendar itself. Dates are displayed in the user's language, in the time zone of the environment
/// and in the Gregorian calendar, the only one that GTK has.
public struct DatePicker<Label: View>: View {
  public typealias Body = Never
  /// The parts of a date that the control displays.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label

  private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension DatePicker {
  /// Creates a control with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, label()) }

  /// Creates a control with a custom label and a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, range, displayedComponents, label()) }

  /// Creates a control with a custom label and an earliest date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, label()) }

  /// Creates a control with a custom label and a latest date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, Date.distantPast...range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// Creates a control with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a control with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a control with a localized title and a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a control with a verbatim title and a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a control with a localized title and an earliest date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a control with a verbatim title and an earliest date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a control with a localized title and a latest date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a control with a verbatim title and a latest date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The parts of a date that a ``DatePicker`` displays.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bit mask of the set's members.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: PrimitiveView {
  package var contained: Label { label }
  package func withContained(_ body: @MainActor (Label) -> Void) { body(label) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> DatePickerElement {
    let environment = context.environment
    return DatePickerElement(
      seconds: selection.wrappedValue.timeIntervalSince1970, hasDate: components.contains(.date),
      hasTime: components.contains(.hourAndMinute), isGraphical: environment.datePickerLook == .graphical,
      isEnabled: environment.isEnabled, isLabelHidden: environment.labelsAreHidden,
      timeZone: environment.chosenTimeZone)
  }

  package func handle(_ event: DatePickerEvent, in context: ElementContext) {
    switch event {
    case .changed(let seconds):
      guard context.environment.isEnabled else { return }
      let date = Date(timeIntervalSince1970: seconds)
      selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
  }
}

/// A date after a label. The children are the label.
package struct DatePickerElement: Element {
  package typealias Event = DatePickerEvent

  /// The date, in seconds since 1970.
  package var seconds: Double
  package var hasDate = true
  package var hasTime = true
  package var isGraphical = false
  package var isEnabled = true
  package var isLabelHidden = false
  /// The time zone in which the date is displayed; nil for the desktop's.
  package var timeZone: TimeZone?
}

/// The events that a date picker reports.
package enum DatePickerEvent: WidgetEvent, Equatable {
  /// The user has chosen a date, in seconds since 1970.
  case changed(Double)

  package var changesValue: Bool { true }
}
