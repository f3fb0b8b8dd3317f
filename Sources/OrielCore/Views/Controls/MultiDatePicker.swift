import FoundationEssentials

/// A control that chooses any number of days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// A click on a day, or Return, adds it to the selection, or removes it. The days are in the Gregorian calendar, the only
/// one that GTK has: the components that are added have a calendar, a year, a month and a day. Those of the app are found by
/// year, month and day.
///
/// In GTK: a `GtkCalendar` after the label, in which the chosen days are marked.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let range: Range<Date>
  private let label: Label
  @Environment(\.chosenTimeZone) private var zone

  private init(_ selection: Binding<Set<DateComponents>>, _ range: Range<Date>, _ label: Label) {
    self.selection = selection
    self.range = range
    self.label = label
  }

  public var body: some View {
    let clock = zone.map { WallClock(in: $0) } ?? .ofDesktop
    MultiDateControl(selection: selection, range: range, clock: clock, label: label)
  }
}

extension MultiDatePicker {
  /// Creates a control with a custom label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, Date.distantPast..<Date.distantFuture, label())
  }

  /// Creates a control with a custom label, and a range that the user can't leave.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds, label())
  }

  /// Creates a control with a custom label and an earliest day.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }

  /// Creates a control with a custom label and an end, which is excluded.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, Date.distantPast..<bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a control with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a control with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a control with a localized title, and a range that the user can't leave.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a control with a verbatim title, and a range that the user can't leave.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a control with a localized title and an earliest day.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Creates a control with a verbatim title and an earliest day.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  /// Creates a control with a localized title and an end, which is excluded.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Creates a control with a verbatim title and an end, which is excluded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}

/// The calendar, beside its label.
private struct MultiDateControl<Label: View>: FormColumnControl, PrimitiveView {
  typealias Body = Never

  let selection: Binding<Set<DateComponents>>
  let range: Range<Date>
  let clock: WallClock
  let label: Label

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    columnNode(of: view, in: context) { PrimitiveNode(view, in: context) }
  }

  var columnLabel: Label { label }
  var contained: Label { label }
  func withContained(_ body: @MainActor (Label) -> Void) { body(label) }
  var stackAxis: Axis? { .horizontal }

  func element(in context: ElementContext) -> MultiDateElement {
    let environment = context.environment
    let days = selection.wrappedValue.compactMap { CivilTime($0) }.sorted { $0.time < $1.time }
    return MultiDateElement(
      days: days, isEnabled: environment.isEnabled, isLabelHidden: environment.labelsAreHidden)
  }

  func handle(_ event: MultiDateEvent, in context: ElementContext) {
    guard context.environment.isEnabled, case .toggled(let day) = event else { return }
    let chosen = selection.wrappedValue.filter { CivilTime($0) == day }
    if !chosen.isEmpty {
      selection.wrappedValue.subtract(chosen)
    } else if isInRange(day) {
      selection.wrappedValue.insert(
        DateComponents(
          calendar: Calendar(identifier: .gregorian), year: day.year, month: day.month, day: day.day))
    }
  }

  /// Whether a part of the day is in the range.
  private func isInRange(_ day: CivilTime) -> Bool {
    let start = clock.date(at: day.time, from: day.time)
    return start < range.upperBound.timeIntervalSince1970 && start + 86_400 > range.lowerBound.timeIntervalSince1970
  }
}

extension CivilTime {
  /// The day of components; nil without a year, a month and a day, and for a day that doesn't exist.
  fileprivate init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else { return nil }
    self.init(year: year, month: month, day: day)
    guard isValid else { return nil }
  }
}

/// A calendar in which any number of days is chosen. Its only child is its label.
package struct MultiDateElement: Element {
  package typealias Event = MultiDateEvent

  /// The chosen days, the earliest first.
  package var days: [CivilTime]
  package var isEnabled = true
  package var isLabelHidden = false
}

/// The events of such a calendar.
package enum MultiDateEvent: WidgetEvent, Equatable {
  /// The user has clicked a day.
  case toggled(CivilTime)

  package var isActivation: Bool { true }
}
