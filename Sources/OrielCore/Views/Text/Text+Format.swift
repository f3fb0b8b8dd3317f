import Foundation

// Emitted into the caller, as it names the formats of dates: an app that formats nothing is linked without ICU.

extension Text {
  /// Creates a text that displays a formatted value, in the locale of the format, or that of the user if the format has
  /// none, unless a view sets ``EnvironmentValues/locale``. A date follows ``EnvironmentValues/timeZone`` and ``EnvironmentValues/calendar`` as
  /// well.
  @_alwaysEmitIntoClient public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_formatted: input, format) { _DateText.adapted($0, $1, $2) }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a formatted value. As that of a `Text`, it follows the locale, the time zone and the calendar that a view
  /// sets.
  @_alwaysEmitIntoClient public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(_formatted: value, format) { _DateText.adapted($0, $1, $2) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a formatted value with a localized label.
  @_alwaysEmitIntoClient public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Creates a formatted value with a verbatim label.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension _DateText {
  /// A format with a calendar and a time zone that replace its own, if it is one for dates.
  @_alwaysEmitIntoClient public static func adapted<F: FormatStyle>(
    _ format: F, _ calendar: Calendar?, _ zone: TimeZone?
  ) -> F {
    if var style = format as? Date.FormatStyle {
      if let calendar { style.calendar = calendar }
      if let zone { style.timeZone = zone }
      return style as? F ?? format
    }
    if var style = format as? Date.IntervalFormatStyle {
      if let calendar { style.calendar = calendar }
      if let zone { style.timeZone = zone }
      return style as? F ?? format
    }
    guard let calendar else { return format }
    if var style = format as? Date.RelativeFormatStyle {
      style.calendar = calendar
      return style as? F ?? format
    }
    return format
  }
}
