import FoundationEssentials

extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets the font weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Sets the width of the characters.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  /// Makes the text bold.
  public func bold(_ isActive: Bool = true) -> Text { adding(.weight(isActive ? .bold : nil)) }
  /// Makes the text italic.
  public func italic(_ isActive: Bool = true) -> Text { adding(.italic(isActive)) }
  /// Underlines the text. Without a color, the line has that of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Strikes the text through. Without a color, the line has that of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Uses the monospaced variant of the font.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// Sets the spacing between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Sets the spacing between characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.kerning(tracking)) }
  /// Uses digits of equal width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// Sets the vertical offset from the baseline, in points. Positive values raise the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Text { adding(.foreground(color.map { .color($0) })) }
  /// Sets the foreground style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.foreground(style._paint.paint)) }
}

extension Text.Style {
  func apply(to style: inout TextStyle) {
    switch self {
    case .font(let font): style.font = font ?? style.font
    case .weight(let weight): style.weight = weight ?? style.weight
    case .width(let width): style.width = width ?? style.width
    case .foreground(let paint): style.foreground = paint ?? style.foreground
    case .italic(let isActive): style.isItalic = isActive
    case .underline(let line): style.decorate(underline: .some(line))
    case .strikethrough(let line): style.decorate(strikethrough: .some(line))
    case .monospaced(let isActive): style.isMonospaced = isActive
    case .kerning(let kerning): style.kerning = kerning
    case .baselineOffset(let offset): style.baselineOffset = offset
    case .monospacedDigit: style.hasMonospacedDigits = true
    case .design(let design): style.design = design ?? style.design
    }
  }
}
