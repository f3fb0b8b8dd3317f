import FoundationEssentials

extension View {
  /// Sets the default font of the text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the font weight of the text in this view. Nil is the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Makes the text in this view bold.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }

  /// Makes the text in this view italic.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Sets the style of the text and symbols in this view.
  ///
  /// Text and symbols are drawn in one color: for a gradient, the first of its least transparent colors; for a
  /// material, the default foreground color.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundPaint, style._paint.paint)
  }

  /// Sets the first two levels of the foreground style: `primary` and `secondary`.
  ///
  /// Symbols of several layers are drawn in the first one.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundLevels(primary._paint.paint, [secondary._paint.paint])
  }

  /// Sets the first three levels of the foreground style: `primary`, `secondary` and `tertiary`.
  ///
  /// Symbols of several layers are drawn in the first one.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels(primary._paint.paint, [secondary._paint.paint, tertiary._paint.paint])
  }

  private func foregroundLevels(_ first: Paint, _ others: [Paint]) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundPaint = first
      values.foregroundLevels = others
    }
  }

  /// Sets the style that `.background` stands for in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundPaint, style._paint.paint)
  }

  /// Sets the color of the text and symbols in this view.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundPaint, color.map { .color($0) })
  }

  /// Sets the accent color of the controls in this view. Nil is the desktop's accent color.
  ///
  /// It fills prominent buttons, switches and sliders, with black or white text, whichever has more contrast. Buttons of the
  /// style `bordered` get a background and text in shades of it, and borderless ones a text. Buttons of the automatic style
  /// keep that of the desktop.
  public func tint(_ tint: Color?) -> some View { environment(\.tintPaint, tint.map { .color($0) }) }

  /// Sets the accent color of the controls in this view. Nil is the desktop's accent color.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tintPaint, tint?._paint.paint) }

  /// The deprecated form of `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the transparency of the view: 0 is transparent, 1 is opaque.
  public func opacity(_ opacity: Double) -> some View { modifier(EffectModifier { $0.opacity = opacity }) }

  /// Hides the view. It keeps its space in the layout, but can't receive the focus and isn't accessible.
  public func hidden() -> some View { modifier(EffectModifier { $0.isHidden = true }) }

  /// Sets the size of the controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

extension View {
  /// Limits the number of lines of the text in this view. Nil removes the limit.
  public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.self) { values in
      values.lineLimit = number
      values.reservedLines = 0
    }
  }

  /// Limits the number of lines. If `reservesSpace` is true, shorter text occupies the same height.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.self) { values in
      values.lineLimit = limit
      values.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Limits the number of lines to a range: shorter text occupies the height of the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.self) { values in
      values.lineLimit = limit.upperBound
      values.reservedLines = limit.lowerBound
    }
  }

  /// Limits the number of lines from above. See ``lineLimit(_:)-(ClosedRange<Int>)``.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Limits the number of lines from below: shorter text occupies the height of as many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.self) { values in
      values.lineLimit = nil
      values.reservedLines = limit.lowerBound
    }
  }

  /// Sets where text that doesn't fit is truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the alignment of the lines of multiline text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets whether the user can select and copy the text in this view.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}

/// A type that specifies whether text can be selected: `.enabled` or `.disabled`.
public protocol TextSelectability: Sendable {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { true }
}

/// Text can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected and copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
