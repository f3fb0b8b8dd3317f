import FoundationEssentials

private enum LocaleKey: EnvironmentKey {
  static let system = UserLanguage.formats.map { Locale(identifier: $0) } ?? .current
  static var defaultValue: Locale { system }
}
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension EnvironmentValues {
  /// The locale for dates and numbers: that of the process, from `LC_ALL`, `LC_TIME` or `LANG`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

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
