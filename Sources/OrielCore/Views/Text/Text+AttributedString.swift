import FoundationEssentials

// Emitted into the caller: an app without attributed strings isn't linked with their implementation. Disfavored, because a
// literal is a localized key.

extension Text {
  /// Creates a text that displays an attributed string verbatim, with its links and the attributes in
  /// `AttributeScopes.SwiftUIAttributes`. They take precedence over the modifiers of the text.
  ///
  /// ```swift
  /// var text = AttributedString("Read the manual")
  /// if let range = text.range(of: "manual") {
  ///   text[range].link = URL(string: "https://example.org")
  /// }
  /// return Text(text)
  /// ```
  @_disfavoredOverload @_alwaysEmitIntoClient public init(_ attributedContent: AttributedString) {
    self.init(
      _runs: attributedContent.runs.map { run in
        _TextRun(
          String(attributedContent[run.range].characters), link: run.link, font: run.font, color: run.foregroundColor,
          underline: run.underlineStyle, strikethrough: run.strikethroughStyle,
          kerning: run.kern ?? run.tracking, baselineOffset: run.baselineOffset)
      })
  }

  /// Creates a text of parts with their own styles. Used by code that is compiled into the app.
  public init(_runs runs: [_TextRun]) { self.init(runs: runs) }
}

/// A part of a text with its own style, for code that is compiled into the app.
public struct _TextRun: Equatable, Sendable {
  let text: String
  let link: URL?
  let styles: [Text.Style]

  /// Creates the part. A property that is nil is that of the whole text.
  public init(
    _ text: String, link: URL?, font: Font?, color: Color?, underline: Text.LineStyle?, strikethrough: Text.LineStyle?,
    kerning: CGFloat?, baselineOffset: CGFloat?
  ) {
    self.text = text
    self.link = link
    var styles: [Text.Style] = []
    if let font { styles.append(.font(font)) }
    if let color { styles.append(.foreground(.color(color))) }
    if let underline { styles.append(.underline(underline)) }
    if let strikethrough { styles.append(.strikethrough(strikethrough)) }
    if let kerning { styles.append(.kerning(kerning)) }
    if let baselineOffset { styles.append(.baselineOffset(baselineOffset)) }
    self.styles = styles
  }
}
