import FoundationEssentials

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown are read.
    public enum InterpretedSyntax: Sendable {
      /// Paragraphs and inline markup. Lines of a paragraph are joined, and paragraphs are separated by an empty line.
      ///
      /// Linux has no `PresentationIntent`: the marks of other blocks, such as headings and lists, remain text.
      case full
      /// Inline markup in one paragraph: white space is joined to one space.
      case inlineOnly
      /// Inline markup; all white space is preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with text that can't be read.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError
      /// What can be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Has no effect: of extended attributes, as in `^[text](inflect: true)`, only the text remains.
    public var allowsExtendedAttributes: Bool
    /// Which parts of Markdown are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with data that isn't UTF-8. Any text is Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text; has no effect.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown: emphasis, code, links, and struck-through text, which ``Text`` displays.
  ///
  /// ```swift
  /// let text = try AttributedString(markdown: "See the **manual** at [example.org](https://example.org)")
  /// ```
  ///
  /// The parts have the attributes `inlinePresentationIntent` and `link`.
  ///
  /// - Parameters:
  ///   - markdown: the Markdown.
  ///   - options: how it is read.
  ///   - baseURL: the URL to which the destinations of links are relative.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
  {
    self.init()
    let source = options.interpretedSyntax.normalized(markdown)
    for run in InlineMarkdown.runs(of: source) ?? [MarkedRun(source)] {
      var attributes = AttributeContainer()
      let intent = InlinePresentationIntent(run.markup)
      if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
      if let link = run.link { attributes.link = URL(string: link, relativeTo: baseURL) }
      append(AttributedString(run.text, attributes: attributes))
    }
  }

  /// Creates an attributed string from Markdown in UTF-8, as from a string.
  public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    let text: String
    switch options.failurePolicy {
    case .throwError:
      guard let valid = String(validating: markdown, as: UTF8.self) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      text = valid
    case .returnPartiallyParsedIfPossible: text = String(decoding: markdown, as: UTF8.self)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a file of Markdown, as from a string.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The text with the white space of the result.
  fileprivate func normalized(_ markdown: String) -> String {
    switch self {
    case .inlineOnlyPreservingWhitespace: return markdown
    case .inlineOnly: return markdown.split { $0.isWhitespace }.joined(separator: " ")
    case .full:
      let lines = markdown.split(omittingEmptySubsequences: false) { $0.isNewline }
      let paragraphs = lines.split { line in line.allSatisfy { $0.isWhitespace } }
      return paragraphs.map { Self.joined($0) }.joined(separator: "\n\n")
    }
  }

  /// The lines of a paragraph. A line that ends with two spaces or a backslash is followed by a break.
  private static func joined(_ lines: ArraySlice<Substring>) -> String {
    var text = ""
    for (index, line) in zip(lines.indices, lines) {
      let isLast = index == lines.index(before: lines.endIndex)
      var content = line.drop { $0.isWhitespace }
      var isBroken = content.hasSuffix("  ")
      while content.last?.isWhitespace == true { content.removeLast() }
      if !isLast, content.hasSuffix("\\") {
        content.removeLast()
        isBroken = true
      }
      text += content
      if !isLast { text += isBroken ? "\n" : " " }
    }
    return text
  }
}
