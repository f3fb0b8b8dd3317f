import Oriel

/// What is in the file of a note: tags between two lines of dashes, if there are any, and the text in Markdown.
///
/// Lines between the dashes that other programs have written are kept.
nonisolated struct NoteFile: Equatable, Sendable {
  var tags: [String] = []
  var body = ""
  private var otherLines: [Substring] = []

  init(tags: [String] = [], body: String = "") {
    self.tags = tags
    self.body = body
  }

  /// Reads the contents of a file.
  init(_ contents: String) {
    let lines = contents.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      body = contents
      return
    }
    var isInTags = false
    for line in lines[1..<end] {
      if line.hasPrefix("tags:") {
        tags = Self.tags(line.dropFirst(5))
        isInTags = true
      } else if isInTags, line.hasPrefix(" ") || line.hasPrefix("- ") {
        // A list with a line for each tag.
        let item = line.drop { $0 == " " }
        tags += Self.tags(item.hasPrefix("- ") ? item.dropFirst(2) : item)
      } else {
        otherLines.append(line)
        if !line.isEmpty { isInTags = false }
      }
    }
    let rest = lines[(end + 1)...]
    body = rest.joined(separator: "\n")
  }

  private static func tags(_ list: Substring) -> [String] {
    list.split(separator: ",")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " []\"'#")) }
      .filter { !$0.isEmpty }
  }

  /// The contents of the file.
  var contents: String {
    // A text that would be taken for the front of the file has an empty one before it.
    if tags.isEmpty, otherLines.isEmpty, !body.hasPrefix("---") || NoteFile(body).body == body { return body }
    var lines = otherLines.map(String.init)
    if !tags.isEmpty { lines.append("tags: [\(tags.joined(separator: ", "))]") }
    return (["---"] + lines + ["---", body]).joined(separator: "\n")
  }

  /// The first line of the text, without the signs of Markdown.
  var preview: String {
    for line in body.split(whereSeparator: \.isLineBreak).prefix(20) {
      let text = String(MarkdownReader().line(line).characters).trimmingCharacters(in: .whitespaces)
      if !text.isEmpty { return text }
    }
    return ""
  }

  /// Whether the text or a tag contains what is looked for.
  func contains(_ query: String) -> Bool {
    body.localizedStandardContains(query) || tags.contains { $0.localizedStandardContains(query) }
  }
}

extension Character {
  nonisolated var isLineBreak: Bool { self == "\n" || self == "\r\n" }
}
