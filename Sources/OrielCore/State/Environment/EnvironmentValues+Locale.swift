import FoundationEssentials

private enum LocaleKey: EnvironmentKey {
  static let system = UserLanguage.formats.map { Locale(identifier: $0) } ?? .current
  static var defaultValue: Locale? { nil }
}
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension EnvironmentValues {
  /// The locale for dates and numbers: that of the process, from `LC_ALL`, `LC_TIME` or `LANG`.
  ///
  /// A locale that is set for a part of a window is that of its formatted texts and text fields, instead of the locale of
  /// their formats, and determines the language of localized ``Text`` views. Titles and other strings that aren't views
  /// stay in the user's language.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? LocaleKey.system }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale that a view has set; nil for that of the process.
  var chosenLocale: Locale? { self[LocaleKey.self] }

  /// The calendar for dates: the user's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates: the desktop's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
