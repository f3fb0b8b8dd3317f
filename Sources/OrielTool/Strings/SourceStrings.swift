import Foundation

/// Finds the texts in the code of an app that are translated.
///
/// There is no compiler here: a text is one by the name of the function that takes it. The placeholder of a value follows
/// from its type, which is that of a property or a parameter with its name; where the code doesn't tell, it is `%@`, and
/// `guesses` says so.
struct SourceStrings {
  /// Views, scenes and others whose first argument is a key.
  static let types: Set<String> = [
    "Text", "Button", "Label", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Section", "Menu", "Link",
    "NavigationLink", "Stepper", "Slider", "DatePicker", "MultiDatePicker", "ColorPicker", "GroupBox",
    "DisclosureGroup",
    "LabeledContent", "ProgressView", "Gauge", "Tab", "TabSection", "ContentUnavailableView", "CommandMenu",
    "WindowGroup",
    "Window", "UtilityWindow", "MenuBarExtra", "ShareLink", "TableColumn", "ControlGroup", "PhotosPicker",
    "PasteButton",
    "SettingsLink", "AlertScene", "NewDocumentButton", "LocalizedStringKey", "LocalizedStringResource",
  ]
  /// Modifiers whose first argument is a key.
  static let modifiers: Set<String> = [
    "navigationTitle", "navigationSubtitle", "alert", "confirmationDialog", "help", "badge", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityAction", "dismissalConfirmationDialog",
    "dialogSuppressionToggle",
    "fileDialogMessage", "fileDialogConfirmationLabel", "fileExporterFilenameLabel", "keyboardShortcutLabel",
  ]
  /// Arguments that are keys, by their labels.
  static let labels: Set<String> = ["localized", "prompt", "titleKey", "label"]

  private var types: [String: String?] = [:]
  private var files: [(path: String, code: [Character])] = []

  /// - Parameter files: the code by the path that messages have.
  init(_ files: [(path: String, text: String)]) {
    self.files = files.map { ($0.path, Array($0.text)) }
    for file in files { learnTypes(file.text) }
  }

  /// The texts, each once, in the order of the files.
  var strings: [SourceString] {
    var found: [SourceString] = []
    for file in files {
      let literals = SwiftLiteral.literals(in: file.code)
      for index in literals.indices { collect(index, of: literals, in: file, into: &found) }
    }
    return found
  }

  /// The texts of all literals, whatever takes them, as `SourceStrings.pattern(of:)` makes them. A key may be the value of a
  /// property or an argument of the app's own functions, of which no one knows here that they translate it.
  var literals: Set<String> {
    var found: Set<String> = []
    func collect(_ code: [Character]) {
      for literal in SwiftLiteral.literals(in: code) {
        found.insert(Self.pattern(of: key(of: literal).key))
        for case .value(let code) in literal.pieces where code.contains("\"") { collect(Array(code)) }
      }
    }
    for file in files { collect(file.code) }
    return found
  }

  /// A key without the types of its placeholders.
  static func pattern(of key: String) -> String {
    key.replacing("%%", with: "%").replacing(/%[0-9$.]*(@|l*[a-z])/, with: "%@")
  }

  private func collect(
    _ index: Int, of literals: [SwiftLiteral], in file: (path: String, code: [Character]),
    into found: inout [SourceString]
  ) {
    let literal = literals[index]
    // Texts within the interpolations of another text.
    for case .value(let code) in literal.pieces where code.contains("\"") {
      let inner = (path: file.path, code: Array(code))
      let literals = SwiftLiteral.literals(in: inner.code)
      for index in literals.indices { collect(index, of: literals, in: inner, into: &found) }
    }
    guard isLocalized(literal, in: file.code) || isLocalizedBranch(index, of: literals, in: file.code) else { return }
    let (key, guesses) = key(of: literal)
    // Without a letter there is nothing to translate.
    guard key.replacing(/%[0-9$.]*(@|l*[a-z])/, with: "").contains(where: { $0.isLetter }) else { return }
    if let index = found.firstIndex(where: { $0.key == key }) {
      found[index].comment = found[index].comment ?? argument("comment", after: literal, in: file.code)
      return
    }
    let line = file.code[..<min(literal.range.lowerBound, file.code.count)].count { $0.isNewline } + 1
    found.append(
      SourceString(
        key: key, defaultValue: argument("defaultValue", after: literal, in: file.code),
        comment: argument("comment", after: literal, in: file.code), place: "\(file.path):\(line)", guesses: guesses))
  }

  /// Whether what takes a literal translates it.
  private func isLocalized(_ literal: SwiftLiteral, in code: [Character]) -> Bool {
    var at = literal.range.lowerBound - 1
    func skipSpaces() { while at >= 0, code[at].isWhitespace { at -= 1 } }
    func word() -> String {
      var letters: [Character] = []
      while at >= 0, code[at].isLetter || code[at].isNumber || code[at] == "_" {
        letters.append(code[at])
        at -= 1
      }
      return String(letters.reversed())
    }
    skipSpaces()
    guard at >= 0 else { return false }
    switch code[at] {
    case "(":
      return isLocalizing(before: at, in: code)
    case ":":
      at -= 1
      return Self.labels.contains(word())
    case "=":
      // let title: LocalizedStringKey = "…"
      at -= 1
      skipSpaces()
      return ["LocalizedStringKey", "LocalizedStringResource"].contains(word())
    default: return false
    }
  }

  /// Whether a literal is a branch of `? :`, with a literal as the other branch, which is an argument that is translated.
  private func isLocalizedBranch(_ index: Int, of literals: [SwiftLiteral], in code: [Character]) -> Bool {
    func isBetween(_ first: SwiftLiteral, _ second: SwiftLiteral) -> Bool {
      let between = code[first.range.upperBound..<second.range.lowerBound]
      return String(between).trimmingCharacters(in: .whitespacesAndNewlines) == ":"
    }
    var first = index
    if index > 0, isBetween(literals[index - 1], literals[index]) {
      first -= 1
    } else if index + 1 >= literals.count || !isBetween(literals[index], literals[index + 1]) {
      return false
    }
    // Back to where the argument begins, over other literals and what is in parentheses.
    var (at, depth, condition) = (literals[first].range.lowerBound - 1, 0, [Character]())
    var before = literals[..<first]
    while at >= 0 {
      if let last = before.last, last.range.contains(at) {
        at = last.range.lowerBound - 1
        before.removeLast()
        continue
      }
      if ")]}".contains(code[at]) { depth += 1 }
      if depth == 0, "([{,;".contains(code[at]) { break }
      if "([{".contains(code[at]) { depth -= 1 }
      if depth == 0 { condition.append(code[at]) }
      at -= 1
    }
    let text = String(condition.reversed()).trimmingCharacters(in: .whitespacesAndNewlines)
    guard at >= 0, text.hasSuffix("?") else { return false }
    if let label = text.prefixMatch(of: /(\w+)\s*:/) { return Self.labels.contains(String(label.1)) }
    return code[at] == "(" && isLocalizing(before: at, in: code)
  }

  /// Whether the function whose parenthesis is at an offset translates its first argument.
  private func isLocalizing(before parenthesis: Int, in code: [Character]) -> Bool {
    let name = String(
      code[..<parenthesis].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let dot = parenthesis - name.count - 1
    return Self.types.contains(name) || (dot >= 0 && code[dot] == "." && Self.modifiers.contains(name))
  }

  /// The literal of an argument such as `comment:` in the same call.
  private func argument(_ label: String, after literal: SwiftLiteral, in code: [Character]) -> String? {
    var (at, depth) = (literal.range.upperBound, 0)
    while at < code.count {
      if "([{".contains(code[at]) { depth += 1 }
      if ")]}".contains(code[at]) { depth -= 1 }
      if depth < 0 || code[at] == ";" { return nil }
      if depth == 0, code.starts(label + ":", at) {
        let next = SwiftLiteral.literals(in: Array(code[at...].prefix { !$0.isNewline })).first
        guard let next, !next.pieces.isEmpty else { return nil }
        return key(of: next).key
      }
      at += 1
    }
    return nil
  }

  // MARK: Placeholders

  private func key(of literal: SwiftLiteral) -> (key: String, guesses: [String]) {
    var (key, guesses) = ("", [String]())
    let hasValues = literal.pieces.contains { if case .value = $0 { true } else { false } }
    for piece in literal.pieces {
      switch piece {
      case .text(let text): key += hasValues ? text.replacing("%", with: "%%") : text
      case .value(let code):
        if let specifier = code.firstMatch(of: /specifier:\s*"([^"]+)"/) {
          key += specifier.1
        } else if let known = placeholder(of: code) {
          key += known
        } else {
          key += "%@"
          guesses.append(code)
        }
      }
    }
    return (key, guesses)
  }

  /// The placeholder of an expression; nil if its type isn't known.
  private func placeholder(of code: String) -> String? {
    let code = code.trimmingCharacters(in: .whitespaces)
    // A format makes a text, as do a Text, an Image and a literal.
    if code.contains("format:") || code.contains(".formatted(") || code.hasPrefix("\"") { return "%@" }
    if code.wholeMatch(of: /(Text|Image|String)\(.*/.dotMatchesNewlines()) != nil { return "%@" }
    if code.contains(" ? ") || code.contains("??") { return nil }
    // A calculation has the type of what it calculates with.
    let operands = code.split(separator: /\s[+\-*\/%]\s/).map { operand($0) }
    return operands.contains(nil)
      ? nil : operands.first { $0 == "%lf" } ?? operands.first { $0 == "%@" } ?? operands.first ?? nil
  }

  private func operand(_ code: Substring) -> String? {
    if code.wholeMatch(of: /-?\d+/) != nil || code.hasPrefix("Int(") { return "%lld" }
    if code.wholeMatch(of: /-?\d+\.\d+/) != nil || code.hasPrefix("Double(") { return "%lf" }
    // The last name of a path, such as `count` in `items.count`.
    guard let name = code.firstMatch(of: /^[\w.$?!\[\]]*?(\w+)(\(.*)?$/) else { return nil }
    if ["count", "endIndex", "startIndex"].contains(name.1) { return "%lld" }
    if name.2 != nil { return nil }
    return (types[String(name.1)] ?? nil).flatMap(Self.placeholder(ofType:))
  }

  private static func placeholder(ofType type: String) -> String? {
    switch type {
    case "Int", "Int64", "Int32", "Int16", "Int8": "%lld"
    case "UInt", "UInt64", "UInt32", "UInt16", "UInt8": "%llu"
    case "Double", "Float", "CGFloat": "%lf"
    case "String", "Substring", "Text", "Image", "LocalizedStringResource", "AttributedString", "Character": "%@"
    default: nil
    }
  }

  /// Remembers the types of properties, variables and parameters. Nil is for a name with different ones.
  private mutating func learnTypes(_ code: String) {
    func learn(_ name: Substring, _ type: String) {
      if let known = types[String(name)], known != type {
        types[String(name)] = .some(nil)
      } else {
        types[String(name)] = type
      }
    }
    for match in code.matches(of: /\b([a-z_]\w*)\s*:\s*(?:@\w+\s+)*(?:inout\s+)?([A-Z]\w*)\b/) {
      learn(match.1, String(match.2))
    }
    for match in code.matches(of: /\b(?:var|let)\s+([a-z_]\w*)\s*=\s*(-?\d+\.\d+|-?\d+\b|"|true|false)/) {
      let value = match.2
      learn(
        match.1,
        value.hasPrefix("\"")
          ? "String" : value.contains(".") ? "Double" : value.first?.isLetter == true ? "Bool" : "Int")
    }
  }
}
