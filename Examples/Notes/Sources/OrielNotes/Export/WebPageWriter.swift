import Oriel

/// Writes a note as a web page.
nonisolated struct WebPageWriter {
  func page(title: String, _ text: AttributedString) -> String {
    let lines = text.characters.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
      .map { line(text[$0.startIndex..<$0.endIndex]) }
    return """
      <!DOCTYPE html>
      <html>
      <head><meta charset="utf-8"><title>\(escaped(title))</title></head>
      <body>
      <h1>\(escaped(title))</h1>
      \(lines.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func line(_ line: AttributedSubstring) -> String {
    let content = line.runs.map { run in
      let text = escaped(String(line[run.range].characters))
      let formatted = Self.tags.reduce(text) { text, tag in
        run.attributes.formats.contains(tag.format) ? "<\(tag.name)>\(text)</\(tag.name)>" : text
      }
      return run.link.map { "<a href=\"\(escaped($0.absoluteString))\">\(formatted)</a>" } ?? formatted
    }
    let element =
      switch line.runs.lazy.compactMap(\.paragraph).first {
      case .title: "h2"
      case .heading: "h3"
      case .subheading: "h4"
      case .code: "pre"
      case nil: "p"
      }
    return "<\(element)>\(content.joined())</\(element)>"
  }

  private static let tags: [(format: Formats, name: String)] = [
    (.code, "code"), (.bold, "strong"), (.italic, "em"), (.underline, "u"), (.strikethrough, "s"), (.highlight, "mark"),
  ]

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
  }
}
