/// A file `*.xcstrings`: the texts of a table in all languages.
struct StringCatalog {
  private(set) var sourceLanguage = "en"
  /// The texts by language and key.
  private(set) var texts: [String: [String: StringTable.Text]] = [:]
  /// The keys that the user of Xcode has added, and that code doesn't write out.
  private(set) var manualKeys: [String] = []
  private let file: SourceFile
  private let report: Report

  /// Reads the file. Nil and an error if it can't be read.
  init?(_ file: SourceFile, _ report: Report) {
    self.file = file
    self.report = report
    guard let json = file.json(report) else { return nil }
    guard let strings = json["strings"]?.object else {
      report.fail("this is no string catalog: \"strings\" is missing", in: file.path, line: json.line)
      return nil
    }
    sourceLanguage = json["sourceLanguage"]?.string ?? sourceLanguage
    texts[sourceLanguage] = [:]
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) { add(key, entry) }
  }

  private mutating func add(_ key: String, _ entry: JSON) {
    if entry["extractionState"]?.string == "manual" { manualKeys.append(key) }
    let translates = entry["shouldTranslate"]?.bool ?? true
    for (language, localization) in (entry["localizations"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard translates || language == sourceLanguage else { continue }
      if let text = text(localization, key: key, isSource: language == sourceLanguage) {
        texts[language, default: [:]][key] = text
      }
    }
  }

  /// The text of a localization; nil if it isn't translated.
  ///
  /// Texts to be reviewed are used, and so are those of keys that the code doesn't contain any more. New ones aren't, except in
  /// the source language.
  private func text(_ localization: JSON, key: String, isSource: Bool) -> StringTable.Text? {
    let content = deviceVariation(localization)
    if let plural = content["variations"]?["plural"] { return text(ofPlural: plural, key: key, isSource: isSource) }
    guard let unit = content["stringUnit"], let value = value(unit, isSource: isSource) else { return nil }
    let substitutions = localization["substitutions"]?.object ?? [:]
    guard !substitutions.isEmpty else { return .plain(value) }
    let (format, positions) = FormatString(value).numbered()
    var variables: [String: StringTable.Variable] = [:]
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      variables[name] = variable(name, substitution, position: positions[name], isSource: isSource)
    }
    for name in positions.keys.sorted() where variables[name] == nil {
      report.warn("there is no variable \(name)", in: file.path, line: unit.line)
    }
    return .plural(format: format, variables: variables)
  }

  /// The text of a localization that varies by its only number.
  private func text(ofPlural plural: JSON, key: String, isSource: Bool) -> StringTable.Text? {
    let forms = forms(plural, isSource: isSource)
    guard let other = forms["other"] ?? forms.min(by: { $0.key < $1.key })?.value else { return nil }
    let number = FormatString(key).firstNumber ?? FormatString(other).firstNumber ?? 1
    return .plural(format: "%#@number@", variables: ["number": StringTable.Variable(argument: number, forms: forms)])
  }

  /// A part of a text that varies by one of its numbers. Nil and a warning if it has no forms.
  private func variable(_ name: String, _ substitution: JSON, position: Int?, isSource: Bool) -> StringTable.Variable? {
    guard let plural = deviceVariation(substitution)["variations"]?["plural"] else {
      report.warn("the variable \(name) has no plural forms", in: file.path, line: substitution.line)
      return nil
    }
    var argument = position ?? 1
    if let number = substitution["argNum"]?.number { argument = Int(number) }
    let specifier = substitution["formatSpecifier"]?.string ?? "lld"
    let forms = forms(plural, isSource: isSource).mapValues {
      FormatString($0).form(of: argument, specifier: specifier)
    }
    return StringTable.Variable(argument: argument, forms: forms)
  }

  /// What a localization has for computers, where it differs between devices.
  private func deviceVariation(_ localization: JSON) -> JSON {
    guard let devices = localization["variations"]?["device"]?.object else { return localization }
    return devices["mac"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value ?? localization
  }

  private func forms(_ plural: JSON, isSource: Bool) -> [String: String] {
    var forms: [String: String] = [:]
    for (category, form) in plural.object ?? [:] {
      guard StringTable.categories.contains(category) else {
        report.warn("\(category) is no category of plurals", in: file.path, line: form.line)
        continue
      }
      guard let unit = deviceVariation(form)["stringUnit"] else { continue }
      forms[category] = value(unit, isSource: isSource)
    }
    return forms
  }

  private func value(_ unit: JSON, isSource: Bool) -> String? {
    let state = unit["state"]?.string ?? "translated"
    guard let value = unit["value"]?.string, isSource || state != "new" else { return nil }
    return value
  }
}
