import Foundation

/// A file `*.stringsdict`: texts with plural forms in one language.
struct PluralDictionary {
  private(set) var texts: [String: StringTable.Text] = [:]

  /// Reads the file. Nil and an error if it can't be read.
  init?(_ file: SourceFile, _ report: Report) {
    guard let entries = PropertyList.dictionary(file, report) else { return nil }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        report.warn("\"\(key)\" has no NSStringLocalizedFormatKey", in: file.path)
        continue
      }
      texts[key] = Self.text(format, entry, key, file, report)
    }
  }

  private static func text(
    _ format: String, _ entry: [String: Any], _ key: String, _ file: SourceFile, _ report: Report
  ) -> StringTable.Text {
    let (numbered, positions) = FormatString(format).numbered()
    var variables: [String: StringTable.Variable] = [:]
    var open = positions
    // The forms of a variable may refer to others.
    while let (name, argument) = open.min(by: { $0.key < $1.key }) {
      open[name] = nil
      guard let rule = entry[name] as? [String: Any],
        rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else {
        report.warn("\"\(key)\" has no rule for plurals named \(name)", in: file.path)
        continue
      }
      let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
      var forms: [String: String] = [:]
      for category in StringTable.categories {
        guard let form = (rule[category] as? String).map({ FormatString($0) }) else { continue }
        forms[category] = form.form(of: argument, specifier: specifier)
        for case .variable(let position, let other) in form.parts where variables[other] == nil && other != name {
          open[other] = position ?? argument + 1
        }
      }
      if forms["other"] == nil { report.warn("\"\(key)\" has no form other for \(name)", in: file.path) }
      variables[name] = StringTable.Variable(argument: argument, forms: forms)
    }
    return .plural(format: numbered, variables: variables)
  }
}
