import FoundationEssentials

extension View {
  /// Sets the font of the text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how heavy the text in this view is.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Makes the text in this view bold.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }

  /// Makes the text in this view italic.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Sets what text and symbols in this view are painted with.
  ///
  /// They have one colour: of a gradient its least transparent one, the first if there are several; instead of a material
  /// the usual one.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundPaint, style._paint.paint)
  }

  /// Sets the colour of text and symbols in this view.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundPaint, color.map { .color($0) })
  }

  /// Sets the accent of the controls in this view.
  public func tint(_ tint: Color?) -> some View { environment(\.tintPaint, tint.map { .color($0) }) }

  /// Sets the accent of the controls in this view.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tintPaint, tint?._paint.paint) }

  /// Lets what is behind the view show through: 0 hides the view, 1 shows it fully.
  public func opacity(_ opacity: Double) -> some View { modifier(EffectModifier { $0.opacity = opacity }) }

  /// Hides the view from sight, from the keyboard and from assistive technology. It keeps its room.
  public func hidden() -> some View { modifier(EffectModifier { $0.isHidden = true }) }

  /// Sets how large the controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

extension View {
  /// Limits the number of lines of the text in this view. Nil means any number.
  public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.self) { values in
      values.lineLimit = number
      values.lineLimitReservesSpace = false
    }
  }

  /// Limits the number of lines, and takes the room of that many even for less text.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.self) { values in
      values.lineLimit = limit
      values.lineLimitReservesSpace = reservesSpace
    }
  }

  /// Sets where text that doesn't fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets how the lines of a text stand under each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Whether the person can select and copy the text in this view.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}

/// Whether text can be selected: `.enabled` or `.disabled`.
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
