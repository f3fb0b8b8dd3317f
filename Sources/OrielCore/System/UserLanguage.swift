import FoundationEssentials

/// The user's languages according to the environment, determined as for GTK's message catalogs.
package enum UserLanguage {
  /// The languages of the process, such as `pt_BR`, the preferred one first; empty for the C locale.
  package static let preferred: [String] = languages(in: ProcessInfo.processInfo.environment)

  /// The languages of an environment.
  static func languages(in environment: [String: String]) -> [String] {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = plain(locale)
    // As in the C library, the C locale takes precedence over LANGUAGE.
    guard name != "C", name != "POSIX" else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map { plain(String($0)) }
    return list.isEmpty ? [name] : list
  }

  /// The locale in which the process formats dates, such as `pt_BR`; nil for the untranslated one.
  package static let formats: String? = formats(in: ProcessInfo.processInfo.environment)

  /// The locale in which the process formats dates; nil for the untranslated one.
  package static let locale: Locale? = formats.map { Locale(identifier: $0) }

  /// The locale in which the process formats numbers; nil for the untranslated one.
  static let numberLocale: Locale? = formats(of: "LC_NUMERIC", in: ProcessInfo.processInfo.environment)
    .map { Locale(identifier: $0) }

  /// The locale in which the process formats values of a type; nil for the untranslated one.
  static func locale<Value>(of type: Value.Type) -> Locale? {
    type == Date.self || type == Range<Date>.self || type == Duration.self ? locale : numberLocale
  }

  /// The locale of dates, or of another category of the C library, that the environment variables set.
  static func formats(of category: String = "LC_TIME", in environment: [String: String]) -> String? {
    let locale = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    return name == "C" || name == "POSIX" ? nil : name
  }

  /// The value of a table for a language, or for the language without the country.
  package static func lookUp<Value>(_ language: String, in table: [String: Value]) -> Value? {
    if let value = table[language] { return value }
    // A modifier denotes another script, for which the value without the modifier would be wrong.
    guard !language.contains(where: { $0 == "@" }) else { return nil }
    return table[String(language.prefix { $0 != "_" })]
  }

  /// The name of a locale without its encoding: `de_DE.UTF-8` is `de_DE`, `sr_RS.UTF-8@latin` is `sr_RS@latin`.
  private static func plain(_ locale: String) -> String {
    let modifier = locale.split(separator: "@").dropFirst().first.map { "@\($0)" } ?? ""
    return locale.prefix { $0 != "." && $0 != "@" } + modifier
  }
}
