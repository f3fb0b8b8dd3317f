/// The appearance of date pickers; see `datePickerStyle(_:)`.
@MainActor @preconcurrency public protocol DatePickerStyle {
  static var _look: _DatePickerLook { get }
}

/// One of the platform's appearances of date pickers.
public struct _DatePickerLook: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case compact, field, stepperField, graphical }
  package let kind: Kind
}

/// The platform's default: a field with the date, and a button that opens a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's default: a field with the date, and a button that opens a calendar.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field with the date, and a button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field with the date, and a button that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A field with the date.
public struct FieldDatePickerStyle: DatePickerStyle {
  public static var _look: _DatePickerLook { _DatePickerLook(kind: .field) }
  public nonisolated init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field with the date.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with the date, and two buttons that step the part of the date at the caret.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public static var _look: _DatePickerLook { _DatePickerLook(kind: .stepperField) }
  public nonisolated init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with the date, and two buttons that step the part of the date at the caret.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A calendar, above a field with the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _look: _DatePickerLook { _DatePickerLook(kind: .graphical) }
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, above a field with the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook.Kind { .compact } }

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook.Kind {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers within this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, S._look.kind)
  }
}
