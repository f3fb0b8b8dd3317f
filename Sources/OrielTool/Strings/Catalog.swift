import Foundation

/// A string catalog, `Localizable.xcstrings`: the texts of an app by their keys, and their translations.
struct Catalog: Equatable {
  private(set) var json: JSONValue

  init() { json = .object(["sourceLanguage": .string("en"), "strings": .object([:]), "version": .string("1.0")]) }

  init(_ data: Data) throws { json = try JSONDecoder().decode(JSONValue.self, from: data) }

  var text: String { json.text }
  var sourceLanguage: String { json["sourceLanguage"]?.string ?? "en" }
  private(set) var strings: [String: JSONValue] {
    get { json["strings"]?.object ?? [:] }
    set { json["strings"] = .object(newValue) }
  }

  /// What a key is in a language.
  enum Text: Equatable {
    case plain(String)
    /// The forms by CLDR's categories.
    case plural([String: String])
  }

  struct Entry: Equatable {
    let key: String
    /// The text in the source language.
    let source: Text
    let comment: String?
    /// Whether a text has several numbers or differs between devices, which a file of gettext can't tell.
    let isIrregular: Bool
  }

  /// The entries that are translated, in the order of their keys.
  var entries: [Entry] {
    strings.sorted { $0.key < $1.key }.compactMap { key, value in
      guard !key.isEmpty, value["shouldTranslate"] != .bool(false), value["extractionState"]?.string != "stale" else {
        return nil
      }
      let localizations = value["localizations"]?.object ?? [:]
      let isIrregular = localizations.values.contains {
        $0["substitutions"] != nil || $0["variations"]?["device"] != nil
      }
      let source = localizations[sourceLanguage].flatMap { Self.text($0, withNew: true) } ?? .plain(key)
      return Entry(key: key, source: source, comment: value["comment"]?.string, isIrregular: isIrregular)
    }
  }

  /// The languages into which something is translated.
  var languages: [String] {
    Set(strings.values.flatMap { ($0["localizations"]?.object ?? [:]).keys }).subtracting([sourceLanguage]).sorted()
  }

  /// The translation of a key; nil if it has none, or one in the state “new”.
  func translation(of key: String, in language: String) -> Text? {
    strings[key]?["localizations"]?[language].flatMap { Self.text($0, withNew: false) }
  }

  /// Whether a translation is to be looked at again.
  func needsReview(_ key: String, in language: String) -> Bool {
    let localization = strings[key]?["localizations"]?[language]
    let forms = localization?["variations"]?["plural"]?.object.values.map { $0 } ?? localization.map { [$0] } ?? []
    return forms.contains { $0["stringUnit"]?["state"]?.string == "needs_review" }
  }

  /// The keys without a translation into a language, or with one that lacks plural forms.
  func missing(in language: String) -> [String] {
    let categories = PluralForms(language: language).categories
    return entries.compactMap { entry in
      // What is in the catalog counts, whatever it is.
      if entry.isIrregular { return strings[entry.key]?["localizations"]?[language] == nil ? entry.key : nil }
      switch translation(of: entry.key, in: language) {
      case nil: return entry.key
      case .plain: return nil
      case .plural(let forms):
        let absent = categories.filter { forms[$0] == nil }
        return absent.isEmpty ? nil : "\(entry.key) (\(absent.joined(separator: ", ")))"
      }
    }
  }

  private static func text(_ localization: JSONValue, withNew: Bool) -> Text? {
    func value(_ holder: JSONValue) -> String? {
      guard let unit = holder["stringUnit"], withNew || unit["state"]?.string != "new" else { return nil }
      return unit["value"]?.string
    }
    if let plural = localization["variations"]?["plural"] {
      let forms = plural.object.compactMapValues(value)
      return forms.isEmpty ? nil : .plural(forms)
    }
    return value(localization).map { .plain($0) }
  }

  // MARK: Changes

  /// Adds the keys of the code that are missing, and marks those that it has no more. Returns both.
  ///
  /// - Parameter literals: what is anywhere in the code, as patterns. A key that is there isn't gone.
  mutating func update(with found: [SourceString], literals: Set<String>) -> (added: [String], stale: [String]) {
    var strings = strings
    var added: [String] = []
    let keys = Set(found.map(\.key))
    let known = Set(strings.keys.map(SourceStrings.pattern))
    for string in found {
      // The catalog knows better than a guess.
      if !string.guesses.isEmpty, strings[string.key] == nil, known.contains(SourceStrings.pattern(of: string.key)) {
        continue
      }
      if strings[string.key] == nil {
        strings[string.key] = .object([:])
        if string.hasOneNumber {
          // Translators get plural forms; those of the source language are the author's to change.
          let unit = Self.unit(string.defaultValue ?? string.key, "new")
          let forms = JSONValue.object(["one": unit, "other": unit])
          let localization = JSONValue.object(["variations": .object(["plural": forms])])
          strings[string.key]?["localizations"] = .object([sourceLanguage: localization])
        }
        if let value = string.defaultValue {
          strings[string.key]?["extractionState"] = .string("extracted_with_value")
          if !string.hasOneNumber {
            strings[string.key]?["localizations"] = .object([sourceLanguage: Self.unit(value, "new")])
          }
        }
        added.append(string.key)
      }
      if strings[string.key]?["extractionState"]?.string == "stale" { strings[string.key]?["extractionState"] = nil }
      if let comment = string.comment { strings[string.key]?["comment"] = .string(comment) }
    }
    var stale: [String] = []
    for (key, value) in strings where !keys.contains(key) && value["extractionState"]?.string != "manual" {
      if literals.contains(SourceStrings.pattern(of: key)) {
        if value["extractionState"]?.string == "stale" { strings[key]?["extractionState"] = nil }
        continue
      }
      if value["extractionState"]?.string != "stale" { stale.append(key) }
      strings[key]?["extractionState"] = .string("stale")
    }
    self.strings = strings
    return (added.sorted(), stale.sorted())
  }

  /// Sets a translation. Returns whether it differs from the one before.
  ///
  /// The plural forms that gettext doesn't have, such as `zero` in German, and those without a text are left as they are.
  mutating func set(_ key: String, in language: String, to text: Text, isFuzzy: Bool) -> Bool {
    var localizations = strings[key]?["localizations"] ?? .object([:])
    let present = localizations[language]
    let isSameState = needsReview(key, in: language) == isFuzzy
    func unit(_ value: String, _ before: JSONValue?) -> JSONValue {
      if let before, isSameState, Self.text(before, withNew: false) == .plain(value) { return before }
      return Self.unit(value, isFuzzy ? "needs_review" : "translated")
    }
    func plural(_ changes: [String: String], _ units: [String: JSONValue]) -> JSONValue {
      var (localization, units) = (present ?? .object([:]), units)
      for (category, value) in changes { units[category] = unit(value, units[category]) }
      localization["stringUnit"] = nil
      localization["variations"] = .object(["plural": .object(units)])
      return localization
    }
    let units = present?["variations"]?["plural"]?.object ?? [:]
    let localization: JSONValue
    switch text {
    case .plain(let value): localization = units.isEmpty ? unit(value, present) : plural(["other": value], units)
    case .plural(let forms):
      // One text for all numbers stays one.
      if let present, isSameState, case .plain(let value)? = Self.text(present, withNew: false),
        forms.values.allSatisfy({ $0 == value })
      {
        return false
      }
      localization = plural(forms, units)
    }
    guard present != localization else { return false }
    localizations[language] = localization
    strings[key]?["localizations"] = localizations
    return true
  }

  private static func unit(_ value: String, _ state: String) -> JSONValue {
    .object(["stringUnit": .object(["state": .string(state), "value": .string(value)])])
  }
}
