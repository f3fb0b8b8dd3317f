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
    for line in lines[1..<end] {
      if line.hasPrefix("tags:") {
        tags = line.dropFirst(5).split(separator: ",")
          .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " []\"'#")) }
          .filter { !$0.isEmpty }
      } else {
        otherLines.append(line)
      }
    }
    let rest = lines[(end + 1)...]
    body = rest.joined(separator: "\n")
  }

  /// The contents of the file.
  var contents: String {
    if tags.isEmpty, otherLines.isEmpty { return body }
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
