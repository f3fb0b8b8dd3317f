import FoundationEssentials
import Glibc

extension DateFieldFormat {
  @MainActor private static var known: [String: DateFieldFormat] = [:]

  /// The format of a locale; nil for that of the process.
  ///
  /// It comes from the C library, because ICU would link all of Foundation into a statically linked app. If the locale
  /// isn't installed, it is that of a table of the most spoken languages.
  @MainActor package static func of(_ locale: Locale?) -> DateFieldFormat {
    let name = locale.map { $0.identifier.parts(separatedBy: "-").joined(separator: "_") } ?? ""
    if let format = known[name] { return format }
    let format = locale == nil ? ofProcess : named(name)
    known[name] = format
    return format
  }

  private static var ofProcess: DateFieldFormat {
    let name = UserLanguage.formats
    // An empty name stands for what the environment variables set.
    return installed("", zero: name.flatMap { NumberText.zero(of: $0) }) ?? name.map { tabulated($0) } ?? plain
  }

  private static let plain = DateFieldFormat(dateFormat: "%m/%d/%Y", timeFormat: "%H:%M")

  private static func named(_ name: String) -> DateFieldFormat {
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    let language = plain.prefix { $0 != "_" }
    // Without a script, and with the country that has the name of the language.
    let parts: [Substring] = plain.split(separator: "_").filter { $0.count != 4 }
    let place = parts.joined(separator: "_")
    let installedName = parts.count > 1 ? place : "\(language)_\(language.uppercased())"
    return installed(installedName + ".UTF-8", zero: NumberText.zero(of: plain)) ?? tabulated(place)
  }

  // MARK: The C library

  private static func installed(_ name: String, zero: UInt32?) -> DateFieldFormat? {
    guard let locale = newlocale(Int32(1) << LC_TIME | Int32(1) << LC_CTYPE, name, nil) else { return nil }
    defer { freelocale(locale) }
    func text(_ item: Int) -> String {
      nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
    }
    return DateFieldFormat(
      dateFormat: text(Int(D_FMT)), timeFormat: text(Int(T_FMT)), months: (0..<12).map { text(Int(MON_1) + $0) },
      abbreviatedMonths: (0..<12).map { text(Int(ABMON_1) + $0) }, periods: [text(Int(AM_STR)), text(Int(PM_STR))],
      zero: zero)
  }

  // MARK: Table

  private static func tabulated(_ name: String) -> DateFieldFormat {
    let date = UserLanguage.lookUp(name, in: dates) ?? "%Y-%m-%d"
    let isShort = UserLanguage.lookUp(name, in: clocks) ?? false
    let periods = name.hasPrefix("ar") ? ["ص", "م"] : ["AM", "PM"]
    return DateFieldFormat(
      dateFormat: date, timeFormat: isShort ? "%I:%M %p" : "%H:%M", periods: periods, zero: NumberText.zero(of: name))
  }

  /// The numeric formats of dates, from Unicode's locale data.
  private static let dates: [String: String] = {
    var dates: [String: String] = ["en_US": "%m/%d/%Y", "nl": "%d-%m-%Y", "ja": "%Y/%m/%d", "zh": "%Y/%m/%d"]
    let languages = [
      "%d/%m/%Y": "en fr es it pt ca gl el vi id th hi bn ar he",
      "%d.%m.%Y": "de ru uk pl cs sk sl tr nb no fi ro et lv da bg",
      "%Y. %m. %d.": "hu ko",
    ]
    for (format, names) in languages { for name in names.split(separator: " ") { dates[String(name)] = format } }
    return dates
  }()

  /// The languages, and the countries, with a clock of 12 hours.
  private static let clocks: [String: Bool] = {
    let names = "en_US en_CA en_AU en_NZ en_IN en_PH ar hi bn"
    return Dictionary(uniqueKeysWithValues: names.split(separator: " ").map { (String($0), true) })
  }()
}
