import Oriel

/// A Markdown text as a web page.
struct HTMLPage {
  let title: String
  let blocks: [MarkdownBlock]

  init(title: String, markdown: String) {
    self.title = title
    blocks = MarkdownParser.blocks(of: markdown)
  }

  var source: String {
    """
    <!DOCTYPE html>
    <html>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title))</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 1.1em/1.6 system-ui, sans-serif; max-width: 42em; margin: 3em auto; padding: 0 1.5em; }
    pre { padding: 1em; overflow-x: auto; border-radius: 8px; background: rgba(128, 128, 128, 0.15); }
    blockquote { margin: 0; padding-left: 1em; border-left: 3px solid gray; }
    </style>
    </head>
    <body>
    \(blocks.map(Self.html).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private static func html(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let text): "<h\(level)>\(html(text))</h\(level)>"
    case .paragraph(let text): "<p>\(html(text))</p>"
    case .list(let start, let items): html(start, items)
    case .quote(let blocks): "<blockquote>\n\(blocks.map(html).joined(separator: "\n"))\n</blockquote>"
    case .code(let code): "<pre><code>\(escaped(code))</code></pre>"
    case .rule: "<hr>"
    }
  }

  private static func html(_ start: Int?, _ items: [MarkdownBlock.Item]) -> String {
    let tag = start == nil ? "ul" : "ol"
    let first = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    return "<\(tag)\(first)>\n" + items.map { "<li>\(html($0))</li>\n" }.joined() + "</\(tag)>"
  }

  private static func html(_ item: MarkdownBlock.Item) -> String {
    let box = item.isDone.map { "<input type=\"checkbox\" disabled\($0 ? " checked" : "")> " } ?? ""
    // A short item needs no paragraph.
    if case .paragraph(let text)? = item.blocks.first {
      return box + ([html(text)] + item.blocks.dropFirst().map(html)).joined(separator: "\n")
    }
    return box + item.blocks.map(html).joined(separator: "\n")
  }

  private static func html(_ text: String) -> String {
    InlineText.parts(of: text).map { part in
      var html = escaped(part.text).replacing("\n", with: "<br>\n")
      for (style, tag) in [(InlineText.Style.code, "code"), (.emphasis, "em"), (.strong, "strong"), (.struck, "del")]
      where part.style.contains(style) {
        html = "<\(tag)>\(html)</\(tag)>"
      }
      return part.link.map { "<a href=\"\(escaped($0))\">\(html)</a>" } ?? html
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

/// A web page as a file.
struct HTMLFile: FileDocument {
  static let readableContentTypes = [UTType.html]

  private let data: Data

  init(_ page: HTMLPage) { data = Data(page.source.utf8) }

  init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
