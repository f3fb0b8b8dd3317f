import FoundationEssentials

private enum LocaleKey: EnvironmentKey {
  static var system: Locale { UserLanguage.locale ?? .current }
  static var defaultValue: Locale? { nil }
}
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }

extension EnvironmentValues {
  /// The locale for dates and numbers: that of the process, from `LC_ALL`, `LC_TIME` or `LANG`.
  ///
  /// It is that of formatted texts and text fields whose format has no locale of its own. A locale that is set for a part of
  /// a window is that of all its formatted texts and text fields, and determines the language of localized ``Text`` views. Titles and other strings that aren't views
  /// stay in the user's language.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? LocaleKey.system }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale that a view has set; nil for that of the process.
  var chosenLocale: Locale? { self[LocaleKey.self] }

  /// The calendar for dates: the user's.
  ///
  /// A calendar that is set for a part of a window is that of its texts of dates, instead of the calendar of their formats.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The calendar that a view has set; nil for the user's.
  var chosenCalendar: Calendar? { self[CalendarKey.self] }

  /// The time zone for dates: the desktop's.
  ///
  /// A time zone that is set for a part of a window is that of its ``DatePicker`` views, and of its texts of dates,
  /// instead of the time zone of their formats. Formats for computers, such as `.iso8601`, and verbatim formats keep their
  /// own.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The time zone that a view has set; nil for the desktop's.
  var chosenTimeZone: TimeZone? { self[TimeZoneKey.self] }
}
