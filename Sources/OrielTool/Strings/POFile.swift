import Foundation

/// A file of gettext, with the texts and the translations of one language, or a template without translations.
struct POFile: Equatable {
  struct Entry: Equatable {
    /// The key, where it isn't the text itself.
    var context: String?
    var id: String
    var plural: String?
    /// The translation, or that of each plural form; empty if there is none.
    var texts: [String] = []
    var isFuzzy = false
    /// What translators are told.
    var comment: String?
    /// The translators' own comments.
    var notes: [String] = []
    /// Where the text is in the code.
    var places: [String] = []

    /// What identifies an entry in a file.
    var name: [String?] { [context, id, plural] }
  }

  var header: [(name: String, value: String)] = []
  /// The comments before the header, such as the translators' names.
  var notes: [String] = []
  var entries: [Entry] = []

  init(header: [(name: String, value: String)], notes: [String] = [], entries: [Entry]) {
    self.header = header
    self.notes = notes
    self.entries = entries
  }

  static func == (first: POFile, second: POFile) -> Bool { first.text == second.text }

  /// The entry with the names of another one.
  func entry(named name: [String?]) -> Entry? { entries.first { $0.name == name } }

  // MARK: Writing

  var text: String {
    func comments(_ notes: [String]) -> String { notes.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined() }
    var text = comments(notes) + "msgid \"\"\nmsgstr \"\"\n"
    text += header.map { "\(Self.quoted("\($0.name): \($0.value)\n"))\n" }.joined()
    for entry in entries {
      text += "\n" + comments(entry.notes)
      if let comment = entry.comment { text += comment.split(separator: "\n").map { "#. \($0)\n" }.joined() }
      text += entry.places.map { "#: \($0)\n" }.joined()
      // The placeholders are those of Objective-C, which gettext's tools check.
      var flags = entry.isFuzzy ? ["fuzzy"] : []
      if (entry.plural ?? entry.id).contains(/%[0-9$]*(@|[a-z])/) { flags.append("objc-format") }
      if !flags.isEmpty { text += "#, \(flags.joined(separator: ", "))\n" }
      if let context = entry.context { text += "msgctxt \(Self.quoted(context))\n" }
      text += "msgid \(Self.quoted(entry.id))\n"
      guard let plural = entry.plural else {
        text += "msgstr \(Self.quoted(entry.texts.first ?? ""))\n"
        continue
      }
      text += "msgid_plural \(Self.quoted(plural))\n"
      let texts = entry.texts.isEmpty ? ["", ""] : entry.texts
      for (index, form) in texts.enumerated() { text += "msgstr[\(index)] \(Self.quoted(form))\n" }
    }
    return text
  }

  private static func quoted(_ string: String) -> String {
    let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
      .replacing("\r\n", with: "\\r\n").replacing("\r", with: "\\r")
    let lines = escaped.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, !(lines.count == 2 && lines[1].isEmpty) else {
      return "\"\(escaped.replacing("\n", with: "\\n"))\""
    }
    let pieces = lines.enumerated().map { $0 < lines.count - 1 ? $1 + "\\n" : $1 }.filter { !$0.isEmpty }
    return "\"\"\n" + pieces.map { "\"\($0)\"" }.joined(separator: "\n")
  }

  // MARK: Reading

  init(_ text: String) throws {
    var entry = Entry(id: "")
    // What the strings of the next lines belong to.
    var keyword = ""
    var isOpen = false
    var header = ""
    var notes: [String] = []
    var entries: [Entry] = []
    func close() {
      guard isOpen else { return }
      if entry.id.isEmpty, entry.context == nil {
        (header, notes) = (entry.texts.first ?? "", entry.notes)
      } else {
        entries.append(entry)
      }
      (entry, isOpen, keyword) = (Entry(id: ""), false, "")
    }
    // To Swift, "\r\n" is one character, which isn't "\n".
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#~") { continue }
      if line.hasPrefix("#") {
        if keyword.hasPrefix("msgstr") { close() }
        let rest = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
        switch line.dropFirst().first {
        case ",":
          entry.isFuzzy = rest.split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces) == "fuzzy" }
        case ".": entry.comment = (entry.comment.map { $0 + "\n" } ?? "") + rest
        case ":": entry.places += rest.split(separator: " ").map { String($0) }
        case "|": break
        default: entry.notes.append(rest)
        }
        continue
      }
      guard let quote = line.firstIndex(of: "\""), let value = Self.unquoted(line[quote...]) else {
        throw Failure("line \(index + 1): \(line)")
      }
      let word = line[..<quote].trimmingCharacters(in: .whitespaces)
      if !word.isEmpty {
        if keyword.hasPrefix("msgstr"), !word.hasPrefix("msgstr") { close() }
        keyword = word
        isOpen = true
        if word.hasPrefix("msgstr") { entry.texts.append("") }
        if word == "msgctxt" { entry.context = "" }
        if word == "msgid_plural" { entry.plural = "" }
      }
      switch keyword {
      case "msgctxt": entry.context? += value
      case "msgid": entry.id += value
      case "msgid_plural": entry.plural? += value
      case let word where word.hasPrefix("msgstr"): entry.texts[entry.texts.count - 1] += value
      default: throw Failure("line \(index + 1): \(line)")
      }
    }
    close()
    self.entries = entries
    self.notes = notes
    self.header = header.split(separator: "\n").compactMap { line in
      line.firstIndex(of: ":").map {
        (String(line[..<$0]), line[line.index(after: $0)...].trimmingCharacters(in: .whitespaces))
      }
    }
  }

  private static func unquoted(_ text: Substring) -> String? {
    guard text.count >= 2, text.last == "\"" else { return nil }
    var result = ""
    var isEscaped = false
    for letter in text.dropFirst().dropLast() {
      if isEscaped {
        result.append(["n": "\n", "t": "\t", "r": "\r"][letter] ?? letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else {
        result.append(letter)
      }
    }
    return isEscaped ? nil : result
  }
}
