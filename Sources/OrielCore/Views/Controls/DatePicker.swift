import FoundationEssentials

/// A control that chooses a date and a time.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: [.date])
/// ```
///
/// The date and the time are one text in the form of the environment's locale, such as "15.06.2025 15:06" or "06/15/2025
/// 3:06 PM", in its digits, in the time zone of the environment, and in the Gregorian calendar, the only one that GTK has.
/// The user types another date, or steps the part at the caret with the up and down arrows. A typed date is written
/// when the user presses Return or leaves the field, and before any other action of the user. If it is none, the field
/// displays the former one again; if it is out of the range, the nearest date in it is written.
///
/// In GTK: a `GtkEntry`, and a `GtkMenuButton` that opens a `GtkCalendar`, after the label. `datePickerStyle(_:)` sets
/// another appearance.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that the control displays.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
  /// The text while it is edited.
  @State private var draft: String?
  @FocusState private var isFocused: Bool
  @Environment(\.chosenLocale) private var locale
  @Environment(\.chosenTimeZone) private var zone
  @Environment(\.datePickerLook) private var look

  private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  public var body: some View {
    DatePickerControl(field: field, label: label, draft: $draft)
      .focused($isFocused)
      .onChange(of: isFocused) { if !isFocused { writeDraft() } }
      .endsEditing(draft != nil, writeDraft)
  }

  private var field: DateField {
    DateField(
      selection: selection, range: range, hasDate: components.contains(.date),
      hasTime: components.contains(.hourAndMinute),
      textHasDate: components.contains(.date) && look != .graphical, format: .of(locale),
      clock: zone.map { WallClock(in: $0) } ?? .ofDesktop)
  }

  private func writeDraft() {
    guard let draft else { return }
    field.write(draft)
    self.draft = nil
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
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The control of a date picker, beside its label.
struct DatePickerControl<Label: View>: FormColumnControl, PrimitiveView {
  typealias Body = Never

  let field: DateField
  let label: Label
  let draft: Binding<String?>

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    columnNode(of: view, in: context) { PrimitiveNode(view, in: context) }
  }

  var columnLabel: Label { label }
  var contained: Label { label }
  func withContained(_ body: @MainActor (Label) -> Void) { body(label) }
  var stackAxis: Axis? { .horizontal }

  func element(in context: ElementContext) -> DatePickerElement {
    let environment = context.environment
    let shown = field.shown
    return DatePickerElement(
      seconds: field.seconds, day: field.civil, text: draft.wrappedValue ?? shown.text, parts: shown.parts,
      length: field.format.length(hasDate: field.textHasDate, hasTime: field.hasTime), hasDate: field.hasDate,
      hasTime: field.hasTime, look: environment.datePickerLook, isEnabled: environment.isEnabled,
      isLabelHidden: environment.labelsAreHidden)
  }

  func handle(_ event: DatePickerEvent, in context: ElementContext) {
    guard context.environment.isEnabled else { return }
    switch event {
    case .changed(let seconds): field.write(seconds)
    case .dayChosen(let year, let month, let day): field.choose(year: year, month: month, day: day)
    case .typed(let text): draft.wrappedValue = text
    case .submitted: writeDraft()
    case .stepped(let count, let caret):
      writeDraft()
      field.step(by: count, at: caret)
    }
  }

  private func writeDraft() {
    guard let text = draft.wrappedValue else { return }
    field.write(text)
    draft.wrappedValue = nil
  }
}

/// A date after a label. The children are the label.
package struct DatePickerElement: Element {
  package typealias Event = DatePickerEvent

  /// The date, in seconds since 1970.
  package var seconds: Double
  /// What the clock displays at the date, for the calendar.
  package var day: CivilTime
  /// The text in the field, which may not be a date while the user types.
  package var text: String
  /// The components of the date's text.
  package var parts: [DateFieldFormat.ShownPart]
  /// The length of the longest text, in characters.
  package var length: Int
  package var hasDate = true
  package var hasTime = true
  package var look = _DatePickerLook.Kind.compact
  package var isEnabled = true
  package var isLabelHidden = false

  /// Whether there is a text, rather than only a calendar.
  package var hasText: Bool { hasTime || look != .graphical }
}

/// The events that a date picker reports.
package enum DatePickerEvent: WidgetEvent, Equatable {
  /// The user has chosen a date, in seconds since 1970.
  case changed(Double)
  /// The user has chosen a day in the calendar.
  case dayChosen(year: Int, month: Int, day: Int)
  /// The text has changed to the associated one.
  case typed(String)
  /// The user pressed Return.
  case submitted
  /// The user has stepped the component at a place in the text, in Unicode scalars; nil for the usual one.
  case stepped(Int, caret: Int?)

  package var changesValue: Bool { self != .submitted }

  // The field with the focus writes its own date.
  package var endsEditing: Bool { isOfCalendar }

  /// Whether the user has chosen a date in another way than in the text.
  var isOfCalendar: Bool {
    switch self {
    case .changed, .dayChosen: true
    case .typed, .submitted, .stepped: false
    }
  }
}
