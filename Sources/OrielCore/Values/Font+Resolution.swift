import FoundationEssentials

extension Font {
  /// What the size of a font depends on besides the font: read it from ``EnvironmentValues/fontResolutionContext``.
  public struct Context: Hashable, Sendable {
    /// The size of body text, in points.
    let bodySize: Double
    /// The scale of all fonts.
    let scale: Double

    package init(bodySize: Double, scale: Double = 1) {
      self.bodySize = bodySize
      self.scale = scale
    }
  }

  /// A font as it is displayed.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The weight, which is that of the text style unless the font has its own.
    public let weight: Weight
    /// The width of the characters.
    public let width: Width
    /// Whether the font is in italics.
    public let isItalic: Bool
    /// Whether all characters have the same width.
    public let isMonospaced: Bool
    /// Whether the weight is semibold or heavier.
    public var isBold: Bool { weight.isBold }
  }

  /// Returns the font as it is displayed in a context.
  ///
  /// ```swift
  /// let font = container.font ?? .default
  /// container.font = font.bold(!font.resolve(in: fontResolutionContext).isBold)
  /// ```
  public func resolve(in context: Context) -> Resolved {
    Resolved(
      pointSize: base.size(body: context.bodySize) * scale * context.scale, weight: fontWeight ?? base.weight,
      width: fontWidth ?? .standard, isItalic: isItalic,
      isMonospaced: design == .monospaced)
  }
}

extension Font.Weight {
  /// Whether this is semibold or heavier.
  package var isBold: Bool { value >= Font.Weight.semibold.value }
}

extension Font.Base {
  /// The weight of a font without one of its own.
  var weight: Font.Weight {
    if case .style(let style) = self { style.weight } else { .regular }
  }

  fileprivate func size(body: Double) -> Double {
    switch self {
    case .style(let style): style.scale * body
    case .system(let size), .family(_, let size): size
    }
  }
}

extension Font.TextStyle {
  /// The size relative to that of body text.
  package var scale: Double {
    switch self {
    case .largeTitle: 2
    case .title: 1.64
    case .title2: 1.36
    case .title3: 1.18
    case .headline, .body, .callout: 1
    case .subheadline, .footnote: 0.91
    case .caption: 0.82
    case .caption2: 0.75
    }
  }

  /// The weight of the style.
  package var weight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .heavy
    case .title3, .headline: .bold
    case .subheadline, .body, .callout, .footnote, .caption, .caption2: .regular
    }
  }
}
