import FoundationEssentials

// Disfavored, because a literal is a localized key.

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
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(attributed: attributedContent) }
}

extension TextStyle {
  /// Applies the attributes of a run.
  package mutating func apply(_ attributes: AttributeContainer) {
    if let font = attributes.font { self.font = font }
    if let color = attributes.foregroundColor { foreground = .color(color) }
    if let color = attributes.backgroundColor { decorate(background: .some(color)) }
    if let line = attributes.underlineStyle { decorate(underline: .some(line)) }
    if let line = attributes.strikethroughStyle { decorate(strikethrough: .some(line)) }
    if let kerning = attributes.kern ?? attributes.tracking { self.kerning = kerning }
    if let offset = attributes.baselineOffset { baselineOffset = offset }
    attributes.inlinePresentationIntent?.markup.apply(to: &self)
  }
}
