private enum DesktopTextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private enum DesktopFontSizeKey: EnvironmentKey { static var defaultValue: Double { DesktopSettings().fontSize } }
private enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

extension EnvironmentValues {
  /// The text size: that of the desktop's text scaling, unless an enclosing view sets another one with
  /// ``View/dynamicTypeSize(_:)-(DynamicTypeSize)``.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] ?? DynamicTypeSize(scale: desktopTextScale) }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// The text size: the former name of ``dynamicTypeSize``.
  @available(*, deprecated, message: "Use dynamicTypeSize instead.")
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The scale of text in the desktop's settings, relative to the default size. GTK's fonts are scaled accordingly.
  package var desktopTextScale: Double {
    get { self[DesktopTextScaleKey.self] }
    set { self[DesktopTextScaleKey.self] = newValue }
  }

  /// The size of body text in the desktop's settings, in points.
  var desktopFontSize: Double {
    get { self[DesktopFontSizeKey.self] }
    set { self[DesktopFontSizeKey.self] = newValue }
  }

  /// What the sizes of fonts depend on: the desktop's font, and the scale that an enclosing view has set.
  public var fontResolutionContext: Font.Context {
    Font.Context(bodySize: desktopFontSize, scale: textScaleOverride ?? 1)
  }

  /// The scale of text relative to that of the desktop; nil for the desktop's.
  package var textScaleOverride: Double? {
    guard let size = self[TypeSizeKey.self], size != DynamicTypeSize(scale: desktopTextScale) else { return nil }
    return size.scale / desktopTextScale
  }

  /// The scale of text relative to the default size.
  package var textScale: Double { (textScaleOverride ?? 1) * desktopTextScale }

  /// The font at the current scale of text.
  package var scaledFont: Font? {
    guard let scale = textScaleOverride else { return font }
    return (font ?? .body).scaled(to: scale)
  }
}
